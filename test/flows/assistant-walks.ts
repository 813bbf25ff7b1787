import { afterEach, allIdle, beforeEach, type Attributes } from '../support/index.ts';
import { startWalk, type Walk } from './walk.ts';

/** A tool as the page registers it. */
interface Tool {
  name: string;
  description: string;
  inputSchema: object;
  execute: (input: unknown) => Promise<unknown>;
}

/** The tools that the page has registered, by name. */
export const registered = new Map<string, Tool>();

/** A browser with WebMCP, as the page sees it: a slow one, in which each tool is still being registered when it is withdrawn. */
const modelContext = {
  registerTool(tool: Tool, { signal }: { signal: AbortSignal }) {
    if (registered.has(tool.name)) throw new Error(`The tool ${tool.name} is there already.`);
    registered.set(tool.name, tool);
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => {
        registered.delete(tool.name);
        reject(signal.reason);
      });
    });
  },
};

const endingOf = (name: string) =>
  name.replace(/^merchant_checkout_\w*?(?=find_|quote|prepare_|read_|fill_|press)/, '');

export const toolNames = () => [...registered.keys()].map(endingOf).sort();

export function toolOf(ending: string): Tool {
  const found = [...registered.values()].find(({ name }) => name.endsWith(`_${ending}`));
  if (!found) throw new Error(`No ${ending} among ${toolNames().join(', ')}.`);
  return found;
}

/** Calls a tool, and reads its answer as the text of JSON that an assistant gets. */
export async function callTool(ending: string, input: object = {}): Promise<unknown> {
  const answer = JSON.stringify(await toolOf(ending).execute(input));
  await allIdle();
  return JSON.parse(answer);
}

/** Until the tools of a screen that has just changed are registered. */
export async function startWithTools(
  attributes: Attributes,
  language: 'pt' | 'en' = 'pt',
): Promise<Walk> {
  const walk = await startWalk({ ...attributes, agents: true }, language);
  for (let turn = 0; turn < 3; turn += 1) await allIdle();
  return walk;
}

/** Gives each test of the file such a browser. */
export function withAssistant(): void {
  beforeEach(() => {
    Object.defineProperty(document, 'modelContext', { configurable: true, value: modelContext });
  });
  afterEach(() => {
    document.body.replaceChildren();
    Reflect.deleteProperty(document, 'modelContext');
    registered.clear();
  });
}
