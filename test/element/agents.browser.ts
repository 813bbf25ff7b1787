import { keepTascaOpen, MENU_ORDER } from '../flows/order-walks.ts';
import { sentBookings } from '../flows/requests.ts';
import { VOUCHER } from '../flows/voucher-walks.ts';
import { GUEST, startWalk, stepsOf, submit, untilStep } from '../flows/walk.ts';
import {
  afterEach,
  allByRole,
  before,
  describe,
  expect,
  it,
  mountCheckout,
  recordedRequests,
  until,
  untilRole,
  type CheckoutElement,
} from '../support/index.ts';

/** A tool as the browser lists it for an assistant. */
interface Tool {
  name: string;
  description: string;
  inputSchema: string;
}

/** A tool's answer about the screen. */
interface Said {
  step: string;
  text: string;
  customerOnly?: string;
  error?: string;
  fields: { name: string; value: string; isInvalid: boolean }[];
  buttons: { name: string; isChosen?: boolean }[];
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

async function call(ending: string, input: object = {}): Promise<Said> {
  const answer: unknown = await context().executeTool(await untilTool(ending), input);
  return (typeof answer === 'string' ? JSON.parse(answer) : answer) as Said;
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

/** Presses what the screen calls by a name of this form. */
async function press(form: RegExp): Promise<Said> {
  const { buttons } = await call('read_screen');
  const button = buttons.find(({ name }) => form.test(name));
  if (!button) throw new Error(buttons.map(({ name }) => name).join(' | '));
  return call('press', { control: button.name });
}

const CONTACT = {
  Nome: 'Rui Manuel Costa',
  'E-mail': 'rui@example.com',
  'Número de telemóvel': '912345678',
};

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

  it('books a table up to the press that is the customer’s', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101, agents: true });
    expect((await call('read_screen')).step).to.equal('choice');
    await press(/^Mais uma pessoa|aumentar|mais/i);
    const days = await call('read_screen');
    if (!days.buttons.some(({ name }) => /^\d\d:\d\d/.test(name)))
      await press(/^Semana seguinte|seguinte/i);
    await press(/^\d\d:\d\d/);
    await untilStep(walk, 'client-info');
    const countries = () => walk.element.shadowRoot?.querySelector('select')?.options.length ?? 0;
    await until(() => countries() > 100, { what: 'the list of countries' });
    const filled = await call('fill_in', CONTACT);
    expect(filled.text).to.include('+351').and.not.to.include('Zimbabué');
    expect(filled.error).to.equal(undefined);
    expect(filled.fields.map(({ value }) => value)).to.include('rui@example.com');
    await press(/^Continuar/);
    await untilStep(walk, 'confirm');
    const confirm = await call('read_screen');
    expect(confirm.customerOnly).to.match(/cabem só ao cliente/);
    expect(confirm.text).to.match(/Rui Manuel Costa/);
    expect(confirm.buttons.filter(({ name }) => /Confirmar/.test(name))).to.deep.equal([]);
    expect(await sentBookings()).to.deep.equal([]);
  });

  it('orders from a menu up to the press that is the customer’s', async () => {
    await keepTascaOpen();
    const walk = await startWalk({ ...MENU_ORDER, agents: true });
    await press(/^Adicionar Bacalhau à Brás/);
    await press(/^Ver encomenda/);
    await untilStep(walk, 'cart-review');
    await press(/^Continuar/);
    await untilStep(walk, 'delivery');
    await press(/^Levantar no local/);
    await press(/^Continuar/);
    await untilStep(walk, 'confirm');
    const said = await call('fill_in', { Nome: 'Rui Costa' });
    expect(said.text).to.match(/Bacalhau à Brás/);
    expect(said.buttons.filter(({ name }) => /Confirmar/.test(name))).to.deep.equal([]);
    const sent = await recordedRequests();
    expect(
      sent.filter(({ method, path }) => method === 'POST' && path.includes('orders')),
    ).to.deep.equal([]);
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
      name: CONTACT.Nome,
      email: CONTACT['E-mail'],
      phone: CONTACT['Número de telemóvel'],
    });
    await untilStep(walk, 'confirm');
    expect(said.times).to.deep.equal([first]);
    expect(said.customerMust?.map((each) => each['do'])).to.deep.equal(['press']);
    expect(await sentBookings()).to.deep.equal([]);
    await submit(walk);
    await untilStep(walk, 'success');
    expect(await sentBookings()).to.have.length(1);
  });

  it('gets an error for what is not on the screen, and nothing happens', async () => {
    const walk = await startWalk({ ...GUEST, campaign: 101, agents: true });
    const said = await call('press', { control: 'Pagar tudo' });
    expect(said.error).to.be.a('string');
    expect(stepsOf(walk)).to.deep.equal(['choice']);
  });

  it('never ticks a box, which may consent, and says whose it is', async () => {
    const { element } = await startWalk({ ...VOUCHER, agents: true });
    const box = await untilRole(element, 'checkbox');
    const said = await call('read_screen');
    expect(said.customerOnly).to.match(/assinalar caixas/);
    expect(said.buttons.map(({ name }) => name)).not.to.include(box.computedName);
    for (const { inputSchema } of tools)
      expect(JSON.stringify(inputSchema)).not.to.contain(box.computedName);
    expect((await call('press', { control: box.computedName })).error).to.be.a('string');
    expect(allByRole(element, 'checkbox').map((each) => each.matches(':checked'))).to.deep.equal([
      false,
    ]);
  });

  it('can only read where a customer signs in', async () => {
    const walk = await startWalk({ campaign: 101, 'reservation-type': 'normal', agents: true });
    await press(/^\d\d:\d\d/);
    await untilStep(walk, 'login');
    const said = await call('read_screen');
    expect(said.fields).to.deep.equal([]);
    expect(said.buttons).to.deep.equal([]);
    const names = (await context().getTools()).map(({ name }) =>
      name.replace(/.*_(?=read|fill|press|find|quote|prepare)/, ''),
    );
    expect(names.filter((name) => /^(read|fill|press)/.test(name))).to.deep.equal(['read_screen']);
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
