import {
  byRole,
  describe,
  expect,
  expectNoAxeViolations,
  it,
  moveClock,
  passTime,
  recordedRequests,
  setFault,
  shownText,
  untilNoRole,
  untilRecorded,
  untilRole,
  untilText,
  whenIdle,
} from '../support/index.ts';
import {
  askAgain,
  askForLink,
  CALL,
  chargeMore,
  FIRST_PAYMENT,
  seePageAgain,
  walkToMethods,
} from './payment-walks.ts';
import {
  chooseMethod,
  comeBackUntil,
  eventsOf,
  hasEvent,
  pay,
  payByWallet,
  paymentRequests,
  sayPayAgain,
  says,
  saySendAgain,
  untilWaiting,
  WALLET,
} from './voucher-walks.ts';
import { click, sendAgain, stepsOf, untilStep } from './walk.ts';
import { AGAIN, waitForWallet } from './payment-faults-walks.ts';

const CARD = /^Cartão/;
/** The countdown looks at the clock once a second. */
const COUNTDOWN_MS = 1_000;

const statusOf = (status: string, more = {}) =>
  setFault({
    match: CALL.status,
    times: 1,
    body: { id: FIRST_PAYMENT, status, message: '', ...more },
  });

const questions = () => recordedRequests({ path: 'mbway-payment-status' });

describe('a payment request whose answer is lost', () => {
  for (const [what, fault] of [
    ['a dropped connection', { drop: true, after: true }],
    ['a gateway that gave up', { status: 504, body: '<html>', after: true }],
    ['an error of the server', { status: 500, body: { message: 'Erro.' }, after: true }],
    ['the page of a firewall', { status: 403, body: '<html>', after: true }],
    ['an answer cut short', { body: '{"id": 9', after: true }],
    ['an answer without an id', { body: { status: 'IN_PROGRESS' }, after: true }],
  ] as const) {
    it(`by ${what} is shown as unknown and sent again by the customer alone`, async () => {
      const walk = await walkToMethods({ idempotency: 'header' });
      await setFault({ match: CALL.wallet, times: 1, ...fault });
      await payByWallet(walk, WALLET.never);
      await says(walk, 'Não sabemos se a primeira tentativa chegou');
      seePageAgain();
      expect(hasEvent(walk, 'pending')).to.equal(false);
      expect(await paymentRequests()).to.have.length(1);

      await sendAgain(walk, AGAIN);
      await sayPayAgain(walk);
      await untilWaiting(walk);
      const [first, second, ...others] = await paymentRequests();
      expect(others).to.deep.equal([]);
      const key = first?.headers['idempotency-key'];
      expect(key).to.match(/^[\w-]{20,}$/);
      expect(second?.headers['idempotency-key']).to.equal(key);
    });
  }

  it('keeps its key where the second try is refused', async () => {
    const walk = await walkToMethods({ idempotency: 'header' });
    await setFault({ match: CALL.wallet, times: 1, after: true, status: 504 });
    await payByWallet(walk, WALLET.never);
    await says(walk, 'Não sabemos se a primeira tentativa chegou');
    await setFault({ match: CALL.wallet, times: 1, status: 422, body: { message: 'Recusado.' } });
    await sendAgain(walk, AGAIN);
    await sayPayAgain(walk);
    await says(walk, 'Recusado.');
    await click(walk, 'Escolher como pagar');
    await sendAgain(walk, AGAIN);
    await sayPayAgain(walk);
    await untilWaiting(walk);
    const keys = (await paymentRequests()).map(({ headers }) => headers['idempotency-key']);
    expect(keys).to.have.length(3);
    expect(new Set(keys).size).to.equal(1);
  });

  it('after forty seconds is given up, shown as unknown, and nothing typed is lost', async () => {
    const walk = await walkToMethods();
    await setFault({ match: CALL.wallet, after: true, delayMs: 60_000, times: 1 });
    await payByWallet(walk, WALLET.never);
    await untilRecorded({ path: 'mbway-payment-request' });
    await passTime(40_000);
    await says(walk, 'Não sabemos se a primeira tentativa chegou');
    const number = byRole(walk.element, 'textbox', 'Número de telemóvel');
    expect(number).to.have.property('value', '910000003');
    expect(eventsOf(walk, 'error').at(-1)).to.include({ code: 'outcome_unknown' });
    expect(await paymentRequests()).to.have.length(1);
  });
});

describe('a payment page that is not safe', () => {
  const PAGES = [
    undefined,
    '',
    ['javascript', 'alert(document.domain)'].join(':'),
    'http://pay.example/1',
    'https://pay.example@evil.example/',
    '//evil.example/pay',
    'data:text/html,<script>alert(1)</script>',
  ];

  it('or not there is never opened; the customer reads why and can pay otherwise', async () => {
    const walk = await walkToMethods();
    await chooseMethod(walk, CARD);
    for (const urlPaymentPlatform of PAGES) {
      await setFault({ match: CALL.link, times: 1, body: { id: 1, urlPaymentPlatform } });
      await pay(walk);
      await says(walk, 'Houve um erro na plataforma de pagamentos. Tenta de novo.');
      await click(walk, 'Escolher como pagar');
      await untilNoRole(walk.element, 'alertdialog');
    }
    expect(hasEvent(walk, 'redirect')).to.equal(false);
    expect(hasEvent(walk, 'pending')).to.equal(false);
    expect(new Set(eventsOf(walk, 'error').map(({ code }) => code))).to.deep.equal(
      new Set(['payment_platform']),
    );
    expect(await paymentRequests()).to.have.length(PAGES.length);

    await chooseMethod(walk, /^MB WAY/);
    await payByWallet(walk, WALLET.never);
    await untilWaiting(walk);
  });
});

describe('a wait for the wallet', () => {
  it('that the platform breaks off says so in a dialog; the next try works', async () => {
    const walk = await waitForWallet();
    await statusOf('ERROR_IN_PAY_PLATFORM');
    seePageAgain();
    await untilRole(walk.element, 'alertdialog');
    await says(walk, 'Houve um erro na plataforma de pagamentos. Tenta de novo.');
    await click(walk, 'Escolher como pagar');
    await pay(walk);
    await untilWaiting(walk);
    expect(await paymentRequests()).to.have.length(2);
  });

  it('is asked about by whatever reference the platform gives', async () => {
    const walk = await walkToMethods();
    const payment = { id: 'hipay:tx/1', message: '' };
    const asked = { ...payment, status: 'IN_PROGRESS' };
    await setFault({ match: CALL.wallet, after: true, times: 1, body: asked });
    await payByWallet(walk, WALLET.never);
    await untilWaiting(walk);
    await setFault({ match: CALL.status, body: { ...payment, status: 'COMPLETED' } });
    seePageAgain();
    await says(walk, 'O voucher é teu');
    const [poll] = await recordedRequests({ path: 'mbway-payment-status' });
    expect(poll?.path).to.include('hipay%3Atx%2F1');
  });

  it('that expires ends when the server says so, not when the four minutes are over', async () => {
    const walk = await waitForWallet();
    moveClock(5);
    await passTime(COUNTDOWN_MS);
    await says(walk, 'O tempo do pedido terminou.');
    seePageAgain();
    await untilRecorded({ path: 'mbway-payment-status' });
    await untilWaiting(walk);
    await statusOf('CANCELLED');
    await comeBackUntil(() => shownText(walk.element).includes('foi recusado'), 'refused');
    expect(hasEvent(walk, 'paid')).to.equal(false);
  });

  for (const [what, minutes] of [
    ['confirmed after 4:10 minutes', 4 + 10 / 60],
    ['confirmed while the page was hidden for ten minutes', 10],
    ['confirmed while the clock was put forward by a year', 525_600],
    ['confirmed while the clock was put back by a day', -1_440],
  ] as const) {
    it(`${what} is paid as soon as the page is seen again`, async () => {
      const walk = await waitForWallet();
      moveClock(minutes);
      await passTime(COUNTDOWN_MS);
      const left = minutes > 4 ? 'O tempo do pedido terminou.' : /^Tens [0-4]:\d\d minutos/;
      await untilRole(walk.element, 'timer', left);
      expect(await questions()).to.deep.equal([]);
      await statusOf('COMPLETED', { valueCharged: 42 });
      seePageAgain();
      await untilStep(walk, 'success');
      expect(await questions()).to.have.length(1);
      await whenIdle(() => eventsOf(walk, 'paid').length > 0, { what: 'paid' });
      expect(eventsOf(walk, 'paid')).to.have.length(1);
      expect(await paymentRequests()).to.have.length(1);
    });
  }

  it('continues despite a failing server and unreadable answers', async () => {
    const walk = await waitForWallet();
    for (const fault of [{ status: 503 }, { drop: true }, { status: 404 }, { body: '<p>' }]) {
      const before = (await questions()).length;
      await setFault({ match: CALL.status, times: 3, ...fault });
      seePageAgain();
      await untilRecorded({ path: 'mbway-payment-status' }, { count: before + 1 });
    }
    await untilWaiting(walk);
    expect(eventsOf(walk, 'paid')).to.deep.equal([]);
  });
});

describe('another amount than the one shown', () => {
  const QUESTION = 'O valor é diferente';

  it('asked of the wallet stops; who agrees waits, and that is what is paid', async () => {
    const walk = await walkToMethods();
    await chargeMore('wallet');
    await payByWallet(walk, WALLET.completes);
    await untilRole(walk.element, 'alertdialog', QUESTION);
    await says(walk, /viste 42,00\s€, mas o pedido no MB WAY é de 45,00\s€/);
    expect(stepsOf(walk).at(-1)).to.equal('confirm');
    await click(walk, /^Pagar 45,00/);
    await untilWaiting(walk);
    await says(walk, /Enviámos um pedido de pagamento de 45,00\s€/);
    await setFault({
      match: CALL.status,
      body: { id: FIRST_PAYMENT, status: 'COMPLETED', message: '', valueCharged: 45 },
    });
    seePageAgain();
    await untilStep(walk, 'success');
    expect(shownText(walk.element)).not.to.include('foram cobrados');
    await whenIdle(() => eventsOf(walk, 'paid').length > 0, { what: 'paid' });
    expect(eventsOf(walk, 'paid')[0]).to.include({ amount: 4500 });
  });

  it('asked of the wallet can be declined: the methods show, and nothing else is sent', async () => {
    const walk = await walkToMethods();
    await chargeMore('wallet');
    await payByWallet(walk, WALLET.never);
    await untilRole(walk.element, 'alertdialog', QUESTION);
    await click(walk, 'Não continuar');
    await untilRole(walk.element, 'heading', 'Como queres pagar?');
    await says(walk, 'Tens um pagamento à espera');
    expect(await paymentRequests()).to.have.length(1);
    expect(hasEvent(walk, 'paid')).to.equal(false);
  });

  it('on the card’s page is asked about before the page opens, and opens it with a yes', async () => {
    const walk = await walkToMethods();
    await chargeMore('link');
    await askForLink(walk, CARD);
    await untilRole(walk.element, 'alertdialog', QUESTION);
    expect(hasEvent(walk, 'redirect')).to.equal(false);
    await click(walk, /^Pagar 45,00/);
    await untilRole(walk.element, 'button', 'Abrir a página de pagamento');
    expect(eventsOf(walk, 'redirect')).to.have.length(1);
    expect(await paymentRequests()).to.have.length(1);
  });

  it('on the card’s page stays closed with a no', async () => {
    const walk = await walkToMethods();
    await chargeMore('link');
    await askForLink(walk, CARD);
    await untilRole(walk.element, 'alertdialog', QUESTION);
    await click(walk, 'Não continuar');
    await untilRole(walk.element, 'heading', 'Como queres pagar?');
    expect(hasEvent(walk, 'redirect')).to.equal(false);
  });
});

describe('a payment request whose answer is lost', () => {
  it('is warned of beside the resend when the customer returns to the first request', async () => {
    const walk = await waitForWallet();
    await setFault({ match: CALL.wallet, times: 1, after: true, status: 504 });
    await askAgain(walk);
    await saySendAgain(walk);
    await says(walk, 'Não sabemos se a primeira tentativa chegou');
    await click(walk, 'Voltar a esse pagamento');
    await untilWaiting(walk);
    await untilText(walk.element, 'se pagares de novo, podes pagar duas vezes');
    await expectNoAxeViolations(walk.element);
  });
});
