import {
  allByRole,
  consoleDuring,
  describe,
  expect,
  it,
  passTime,
  recordedRequests,
  releaseAnswers,
  setFault,
  untilDrawn,
  untilRecorded,
  untilRole,
} from '../support/index.ts';
import {
  callTool,
  registered,
  startWithTools,
  toolNames,
  toolOf,
  withAssistant,
} from './assistant-walks.ts';
import { keepTascaOpen, MENU_ORDER } from './order-walks.ts';
import { sentBookings } from './requests.ts';
import { VOUCHER } from './voucher-walks.ts';
import { GUEST, oneFreeSlot, stepsOf, untilStep, walkToConfirm } from './walk.ts';

/** A tool's answer about the screen. */
interface Answer {
  step: string;
  text: string;
  customerOnly?: string;
  error?: string;
  fields: { name: string; value: string; isInvalid: boolean }[];
  buttons: { name: string; isChosen?: boolean }[];
}

const call = async (ending: string, input?: object): Promise<Answer> =>
  (await callTool(ending, input)) as Answer;

/** Presses what the screen calls by a name of this form. */
async function press(form: RegExp): Promise<Answer> {
  const { buttons } = await call('read_screen');
  const button = buttons.find(({ name }) => form.test(name));
  if (!button) throw new Error(buttons.map(({ name }) => name).join(' | '));
  return call('press', { control: button.name });
}

/** The weeks after the first one whose times come with it. */
const LOADED_WEEKS = 3;

/** In the name of a day whose times are still to come. */
const LOADING = 'a carregar';

const LATE_ANSWER_MS = 20_000;
const HALF_A_MINUTE_MS = 30_000;

/** More frames than the time without a change after which a screen counts as settled. */
const FRAMES_OF_A_PAUSE = 30;

const CONTACT = {
  Nome: 'Rui Manuel Costa',
  'E-mail': 'rui@example.com',
  'Número de telemóvel': '912345678',
};

/** Turns the calendar to a week of which the server holds back times; gives the tool's answer, which is still to come. */
async function askForHeldTimes(): Promise<{ answer: Promise<unknown> }> {
  await setFault({ match: 'available-slots', hold: true });
  for (let weeks = 0; weeks < LOADED_WEEKS; weeks += 1) await press(/^Semana seguinte/);
  const answer = toolOf('press').execute({ control: 'Semana seguinte' });
  await untilRecorded({ path: 'available-slots' }, { count: 2 });
  return { answer };
}

withAssistant();

describe('an assistant that works by the screen', () => {
  it('books a table up to the press that is the customer’s', async () => {
    const walk = await startWithTools({ ...GUEST, campaign: 101 });
    expect((await call('read_screen')).step).to.equal('choice');
    await press(/^Mais uma pessoa|aumentar|mais/i);
    const days = await call('read_screen');
    if (!days.buttons.some(({ name }) => /^\d\d:\d\d/.test(name)))
      await press(/^Semana seguinte|seguinte/i);
    await press(/^\d\d:\d\d/);
    await untilStep(walk, 'client-info');
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
    const walk = await startWithTools({ ...MENU_ORDER });
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

  it('gets an error for what is not on the screen, and nothing happens', async () => {
    const walk = await startWithTools({ ...GUEST, campaign: 101 });
    const said = await call('press', { control: 'Pagar tudo' });
    expect(said.error).to.be.a('string');
    expect(stepsOf(walk)).to.deep.equal(['choice']);
  });

  it('never ticks a box, which may consent, and says whose it is', async () => {
    const { element } = await startWithTools({ ...VOUCHER });
    const box = await untilRole(element, 'checkbox');
    const said = await call('read_screen');
    expect(said.customerOnly).to.match(/assinalar caixas/);
    expect(said.buttons.map(({ name }) => name)).not.to.include(box.computedName);
    for (const name of toolNames())
      expect(JSON.stringify(toolOf(name).inputSchema)).not.to.contain(box.computedName);
    expect((await call('press', { control: box.computedName })).error).to.be.a('string');
    expect(allByRole(element, 'checkbox').map((each) => each.matches(':checked'))).to.deep.equal([
      false,
    ]);
  });

  it('gets an answer once the server has sent the times, however late', async () => {
    await startWithTools({ ...GUEST, campaign: 101 });
    const { answer } = await askForHeldTimes();
    let isAnswered = false;
    const heard = answer.finally(() => {
      isAnswered = true;
    });
    await passTime(LATE_ANSWER_MS);
    for (let frames = 0; frames < FRAMES_OF_A_PAUSE; frames += 2) await untilDrawn();
    expect(isAnswered).to.equal(false);
    await releaseAnswers();
    expect(((await heard) as Answer).text).not.to.include(LOADING);
  });

  it('gets the screen as it is after half a minute without the times', async () => {
    await startWithTools({ ...GUEST, campaign: 101 });
    const { answer } = await askForHeldTimes();
    await passTime(HALF_A_MINUTE_MS);
    expect(((await answer) as Answer).text).to.include(LOADING);
  });

  it('does not wait for a checkout that the page removed', async () => {
    const { element } = await startWithTools({ ...GUEST, campaign: 101 });
    const { answer } = await askForHeldTimes();
    element.remove();
    expect(await answer).to.deep.equal({});
  });

  it('gets an error at once from a tool of a checkout that is gone', async () => {
    const { element } = await startWithTools({ ...GUEST, campaign: 101 });
    const { execute } = toolOf('read_screen');
    element.remove();
    await untilDrawn();
    expect(registered.size).to.equal(0);
    expect(await execute({})).to.have.all.keys('error');
  });

  it('can only read where a customer signs in', async () => {
    const walk = await startWithTools({ campaign: 101, 'reservation-type': 'normal' });
    await press(/^\d\d:\d\d/);
    await untilStep(walk, 'login');
    const said = await call('read_screen');
    expect(said.fields).to.deep.equal([]);
    expect(said.buttons).to.deep.equal([]);
    const ofScreen = toolNames().filter((name) => /^(read|fill|press)/.test(name));
    expect(ofScreen).to.deep.equal(['read_screen']);
  });

  it('tells the integrator once that the browser refuses the tools; the customer books without them', async () => {
    const refusal = new DOMException('Blocked by the permissions policy.', 'NotAllowedError');
    const modelContext = { registerTool: () => Promise.reject(refusal) };
    Object.defineProperty(document, 'modelContext', { configurable: true, value: modelContext });
    const warnings = await consoleDuring(async () => {
      const walk = await startWithTools({ ...GUEST, campaign: 101 });
      await walkToConfirm(walk, await oneFreeSlot(101, 2));
    });
    expect(warnings).to.deep.equal([
      '<merchant-checkout>: The browser refuses the tools for assistants: NotAllowedError: Blocked by the permissions policy.',
    ]);
  });
});
