import { executeServerCommand } from '@web/test-runner-commands';

import type * as fillTools from './fill.ts';
import { afterEach } from './mocha.ts';
import type * as roleTools from './roles.ts';
import type * as shadowTools from './shadow.ts';
import type * as untilTools from './until.ts';

const TOOLS = ['fill', 'roles', 'shadow', 'until'];

/** The tools of a piece of code in a tab: it sees nothing else of the test. */
type Tools = typeof fillTools & typeof roleTools & typeof shadowTools & typeof untilTools;

/** Another tab of the browser. */
export interface Tab {
  /** Runs a function in the tab; it and what it is given go there as text. */
  run<Input, Value>(
    code: (tools: Tools, input: Input) => Value,
    input: Input,
  ): Promise<Awaited<Value>>;
  /** Waits until the tab has come to a page of this site, whole. */
  arrive(path: string): Promise<void>;
  /** One step back in its history. */
  back(): Promise<void>;
  /** The same page once more, with a copy of its session storage. */
  duplicate(): Promise<Tab>;
}

let open: string[] = [];

async function command<Value>(payload: Record<string, unknown>): Promise<Value> {
  const { result } = await executeServerCommand<{ result: Value }, Record<string, unknown>>(
    'tab',
    payload,
  );
  return result;
}

afterEach(async () => {
  for (const tab of open) await command({ action: 'close', tab });
  open = [];
});

function textOf(code: unknown, input: unknown): string {
  const imports = TOOLS.map((name) => `import('/test/support/${name}.ts')`).join(', ');
  return `Promise.all([${imports}]).then((tools) =>
    (${String(code)})(Object.assign({}, ...tools), ${JSON.stringify(input ?? null)}))`;
}

function createTab(tab: string): Tab {
  open.push(tab);
  return {
    run: (code, input) => command({ action: 'run', tab, code: textOf(code, input) }),
    arrive: (path) => command({ action: 'arrive', tab, path }),
    back: () => command({ action: 'back', tab }),
    duplicate: async () => createTab(await command({ action: 'duplicate', tab })),
  };
}

async function openAt(path: string, action: 'new' | 'visitor'): Promise<Tab> {
  const tab = createTab(await command({ action }));
  const url = new URL(path, location.href).href;
  await command({ action: 'open', tab: open.at(-1), url });
  return tab;
}

/** Opens an address of this site in a tab of its own, which is closed when the test ends. */
export const openTab = (path: string): Promise<Tab> => openAt(path, 'new');

/** The same in the browser of another visitor, which shares no cookie and no storage with this one. */
export const openAsVisitor = (path: string): Promise<Tab> => openAt(path, 'visitor');
