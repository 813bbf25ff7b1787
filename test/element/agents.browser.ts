import { sentBookings } from '../flows/requests.ts';
import { GUEST, RUI, startWalk, submit, untilStep } from '../flows/walk.ts';
import {
  afterEach,
  allIdle,
  before,
  describe,
  expect,
  it,
  mountCheckout,
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

/** The tools that the page offers once its checkouts are idle. */
async function toolsWhenIdle(): Promise<readonly Tool[]> {
  await allIdle();
  return context().getTools();
}

/** The tool whose name ends like this. */
async function toolNamed(ending: string): Promise<Tool> {
  const tools = await toolsWhenIdle();
  const found = tools.find(({ name }) => name.endsWith(ending));
  if (!found)
    throw new Error(`No tool ${ending} among ${tools.map(({ name }) => name).join(', ')}`);
  return found;
}

/** What a tool says that finishes a plan. */
interface PlanAnswer {
  error?: object;
  times?: { date: string; time: string }[];
  customerMust?: Record<string, unknown>[];
}

async function plan(ending: string, input: object): Promise<PlanAnswer> {
  const answer: unknown = await context().executeTool(await toolNamed(ending), input);
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
    // Own texts are turned on by a property, and load their code likewise.
    const loads = performance.getEntriesByType('resource').map(({ name }) => name);
    expect(loads.filter((name) => /\/(agents|own-texts)\.js/.test(name))).to.deep.equal([]);
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
    await toolNamed('prepare_booking');
    const one = (await toolsWhenIdle()).length;
    const second = await mountCheckout(attributes);
    const both = await toolsWhenIdle();
    expect(new Set(both.map(({ name }) => name)).size).to.equal(2 * one);
    first.remove();
    expect(await toolsWhenIdle()).to.have.length(one);
    Reflect.set(second, 'agents', false);
    expect(await toolsWhenIdle()).to.deep.equal([]);
  });
});
