import { sentBookings } from '../flows/requests.ts';
import { GUEST, RUI, startWalk, submit, untilStep } from '../flows/walk.ts';
import {
  afterEach,
  before,
  describe,
  expect,
  it,
  mountCheckout,
  until,
  type CheckoutElement,
} from '../support/index.ts';

/** A tool as the browser lists it for an assistant. */
interface Tool {
  name: string;
  description: string;
  inputSchema: string;
}

interface ModelContext {
  getTools(): Promise<Tool[]>;
  executeTool(tool: Tool, input: object): Promise<string>;
}

const context = () => Reflect.get(document, 'modelContext') as unknown as ModelContext;

let tools: readonly Tool[] = [];

/** Reads the page's tools until they are as wanted. */
async function untilTools(isRight: () => boolean, what: string): Promise<void> {
  const read = async () => {
    tools = await context().getTools();
  };
  await until(
    () => {
      void read();
      return isRight();
    },
    { what },
  );
}

/** The tool whose name ends like this, as soon as the page offers it. */
async function untilTool(ending: string): Promise<Tool> {
  tools = [];
  const found = () => tools.find(({ name }) => name.endsWith(ending));
  await untilTools(() => found() !== undefined, `the tool ${ending}`);
  return found()!;
}

/** What a tool says that finishes a plan. */
interface PlanAnswer {
  error?: object;
  times?: { date: string; time: string }[];
  customerMust?: Record<string, unknown>[];
}

async function plan(ending: string, input: object): Promise<PlanAnswer> {
  const answer: unknown = await context().executeTool(await untilTool(ending), input);
  return (typeof answer === 'string' ? JSON.parse(answer) : answer) as PlanAnswer;
}

describe('a browser’s assistant', () => {
  before(() => {
    expect('modelContext' in document, 'a browser with WebMCP').to.equal(true);
  });
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('gets nothing from a page that does not ask for it', async () => {
    await mountCheckout({ campaign: 101, 'reservation-type': 'normal' });
    expect(await context().getTools()).to.deep.equal([]);
    const loads = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(loads.filter((name) => name.includes('/agents.js'))).to.deep.equal([]);
  });

  it('books a table in three calls up to the press that is the customer’s, which sends one booking', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101, agents: true });
    const found = await plan('find_times', { people: 3 });
    const [first] = found.times ?? [];
    expect((await plan('quote', { people: 3 })).error).to.equal(undefined);
    const { date, time } = first ?? {};
    const said = await plan('prepare_booking', {
      date,
      time,
      people: 3,
      ...RUI,
    });
    await untilStep(walk, 'confirm');
    expect(said.times).to.deep.equal([first]);
    expect(said.customerMust?.map((each) => each['do'])).to.deep.equal(['press']);
    expect(await sentBookings()).to.deep.equal([]);
    await submit(walk);
    await untilStep(walk, 'success');
    expect(await sentBookings()).to.have.length(1);
  });

  it('distinguishes two elements, and loses an element’s tools with it', async () => {
    const attributes = { campaign: 101, 'reservation-type': 'normal', agents: true };
    const first: CheckoutElement = await mountCheckout(attributes);
    await untilTool('prepare_booking');
    const one = tools.length;
    const second = await mountCheckout(attributes);
    await untilTools(() => tools.length === 2 * one, 'the tools of both');
    expect(new Set(tools.map(({ name }) => name)).size).to.equal(2 * one);
    first.remove();
    await untilTools(() => tools.length === one, 'the tools of one');
    Reflect.set(second, 'agents', false);
    await untilTools(() => tools.length === 0, 'no tools');
  });
});
