import {
  after,
  axeViolationsOf,
  before,
  choose,
  describe,
  expect,
  fill,
  it,
  overflowOf,
  moveClock,
  passTime,
  press,
  releaseAnswers,
  setFault,
  setViewport,
  shownText,
  smallTargetsOf,
  untilRole,
  whenIdle,
  whileHeld,
} from '../support/index.ts';
import {
  askForLink,
  CALL,
  chargeMore,
  unfold,
  untilResendFree,
  walkToMethods,
} from './payment-walks.ts';
import { buyBestPlan, startAtPlans } from './premium-walks.ts';
import {
  chooseMethod,
  comeBackUntil,
  eventsOf,
  pay,
  PAY_IN_PLACE,
  payByWallet,
  reload,
  sayPayAgain,
  says,
  untilWaiting,
  VOUCHER,
  WALLET,
} from './voucher-walks.ts';
import { ANA, click, PREMIUM, startWalk, untilStepEntered, type Walk } from './walk.ts';

const DESKTOP = { width: 800, height: 600 };
const NARROW = { width: 320, height: 720 };

const CARD = /^Cartão/;
const REFERENCE = /^Referência Multibanco/;
const AS_ANA = { ...VOUCHER, ...ANA };
const AS_MEMBER = {
  campaign: 110,
  'default-view': 'premium',
  'reservation-type': 'normal',
  ...PREMIUM,
} as const;

/** The wallet was asked so many times. An answer may come before the screen of the wait is seen. */
const untilAsked = (walk: Walk, times = 1) =>
  whenIdle(() => eventsOf(walk, 'pending').length === times, { what: `request ${times}` });

/** A wallet request that was sent. */
async function askWallet(phone: string): Promise<Walk> {
  const walk = await walkToMethods();
  await payByWallet(walk, phone);
  await untilAsked(walk);
  return walk;
}

/** A wallet request that is waited for. */
async function waitForWallet(): Promise<Walk> {
  const walk = await askWallet(WALLET.never);
  await untilWaiting(walk);
  return walk;
}

async function seen(walk: Walk, text: string): Promise<Walk> {
  await comeBackUntil(() => shownText(walk.element).includes(text), text);
  return walk;
}

async function askedForLink(method: RegExp): Promise<Walk> {
  const walk = await walkToMethods();
  await askForLink(walk, method);
  return walk;
}

/** Checks the state that shows a text. */
async function expectUsable(walk: Walk, shows: string | RegExp): Promise<void> {
  await says(walk, shows);
  await expectFits(walk, String(shows));
}

async function expectFits({ element }: Walk, state: string): Promise<void> {
  expect(overflowOf(element), `wider than the page: ${state}`).to.deep.equal([]);
  expect(smallTargetsOf(element), `smaller than 24 px: ${state}`).to.deep.equal([]);
  expect(await axeViolationsOf(element), `barriers: ${state}`).to.deep.equal([]);
}

/** When the wallet may be asked again stands right at its button, which stays in its place when that is over. */
async function expectCountdownAtButton(walk: Walk): Promise<void> {
  const resend = await untilRole(walk.element, 'button', 'Enviar o pedido de novo');
  const hint = resend.ariaDescribedByElements?.[0];
  expect(hint?.textContent).to.match(/daqui a \d+\ss\./);
  const [buttonBox, hintBox] = [resend, hint!].map((each) => each.getBoundingClientRect());
  expect(buttonBox!.top - hintBox!.bottom).to.be.within(0, 16);
  const below = () => resend.getBoundingClientRect().top - hint!.getBoundingClientRect().top;
  const before = below();
  moveClock(0.5);
  await passTime(2_000);
  await untilResendFree(walk);
  expect(hint!.textContent).to.equal('');
  expect(below()).to.be.closeTo(before, 1);
}

describe('every state of paying has no barrier, fits 320 px and has targets of 24 px', () => {
  before(() => setViewport(NARROW));
  after(() => setViewport(DESKTOP));

  it('the voucher form: with a prize and an invoice, an invoice that lacks everything, and a premium reservation', async () => {
    const walk = await startWalk(AS_ANA);
    choose(await untilRole(walk.element, 'combobox', /Usar um prémio/), '7001');
    (await untilRole(walk.element, 'checkbox', 'Quero fatura com NIF')).click();
    await untilRole(walk.element, 'textbox', 'NIF');
    await expectUsable(walk, /37,00\s€/);
    await click(walk, 'Continuar');
    await expectUsable(walk, 'O NIF tem de ter 9 algarismos');
    walk.element.remove();
    await expectUsable(await startWalk(AS_MEMBER), 'Reserva smart');
  });

  it('the methods: the panels of card, reference and wallet, a wrong number, an error of the platform, and a reference', async () => {
    const walk = await walkToMethods();
    await expectUsable(walk, 'Telemóvel do MB WAY');
    await chooseMethod(walk, CARD);
    await expectUsable(walk, 'Não guardamos os dados do teu cartão');
    await chooseMethod(walk, REFERENCE);
    await expectUsable(walk, /Tens 2 dias para pagar/);
    await chooseMethod(walk, /^MB WAY/);
    await payByWallet(walk, '21 000 000');
    await expectUsable(walk, /número de telemóvel/);
    await payByWallet(walk, WALLET.fails);
    await expectUsable(walk, 'A plataforma de pagamentos não respondeu');
    await press('Escape');
    await askForLink(walk, REFERENCE);
    await expectUsable(walk, 'Referência pronta para pagar');
  });

  it('a request to the wallet: under way, waited for, when it may be sent again, its help, another number, and the end of the four minutes', async () => {
    const walk = await walkToMethods();
    await setFault({ match: CALL.wallet, after: true, hold: true, times: 1 });
    await payByWallet(walk, WALLET.never);
    await whileHeld(() => shownText(walk.element).includes('A carregar o pagamento'));
    await expectFits(walk, 'a request under way');
    await releaseAnswers();
    await expectUsable(walk, 'Abre a app MB WAY');
    await expectCountdownAtButton(walk);
    unfold(walk, 'Não recebeste nada?');
    await expectUsable(walk, 'às vezes o pedido está lá');
    await click(walk, 'Usar outro número');
    await expectUsable(walk, 'Telemóvel do MB WAY');
    await click(walk, 'Fechar');
    // Not second by second.
    moveClock(5);
    await passTime(5_000);
    await expectUsable(walk, 'O tempo do pedido terminou');
  });

  it('a refusal in the wallet, and an unknown outcome', async () => {
    const walk = await askWallet(WALLET.isCancelled);
    await seen(walk, 'foi recusado');
    await expectUsable(walk, 'Este pagamento foi recusado');
    await press('Escape');
    await setFault({ match: CALL.wallet, drop: true, after: true, times: 1 });
    await payByWallet(walk, WALLET.never);
    await expectUsable(walk, 'Pagar de novo mesmo assim');
  });

  it('another method while a payment is open, and the question before something is paid again', async () => {
    const walk = await waitForWallet();
    await click(walk, 'Pagar de outra forma');
    await expectUsable(walk, 'Tens um pagamento à espera');
    await setFault({ match: CALL.status, status: 503 });
    await pay(walk);
    await expectUsable(walk, 'Ainda não sabemos se ficou feito');
  });

  it('a wallet and a card payment that charge something else', async () => {
    const walk = await walkToMethods();
    await chargeMore('wallet');
    await payByWallet(walk, WALLET.never);
    await expectUsable(walk, 'O valor é diferente');
    walk.element.remove();
    // Nothing of the first payment is left in this browser.
    localStorage.clear();
    sessionStorage.clear();
    await chargeMore('link');
    await expectUsable(await askedForLink(CARD), 'O valor é diferente');
  });

  it('an unsafe payment page, one that is open elsewhere, and the payment that is pending after the way back', async () => {
    const body = { id: 1, urlPaymentPlatform: 'http://pay.example' };
    await setFault({ match: CALL.link, body, times: 1 });
    const walk = await askedForLink(CARD);
    await expectUsable(walk, 'Houve um erro na plataforma');
    await press('Escape');
    await pay(walk);
    await expectUsable(walk, 'Abrir a página de pagamento');
    await expectUsable(await reload(walk, AS_ANA), 'Por confirmar');
  });

  it('a way back that belongs to no payment', async () => {
    history.replaceState(null, '', '?mc-return=payment&mc-nonce=made-up&state=completed');
    await expectUsable(await startWalk(AS_ANA), 'Aqui não conseguimos confirmá-la');
  });

  it('vouchers paid, before and after a reload', async () => {
    const walk = await seen(await askWallet(WALLET.completes), 'O voucher é teu');
    await expectUsable(walk, /V-/);
    await expectUsable(await seen(await reload(walk, AS_ANA), 'V-'), /V-/);
  });

  it('vouchers paid by the first of two requests', async () => {
    const walk = await waitForWallet();
    await click(walk, 'Usar outro número');
    fill(await untilRole(walk.element, 'textbox', 'Número de telemóvel'), WALLET.completes);
    await click(walk, PAY_IN_PLACE);
    await sayPayAgain(walk);
    await untilAsked(walk, 2);
    await seen(walk, 'O voucher é teu');
    await expectUsable(walk, 'recusa-o: este pagamento já está feito');
  });

  it('vouchers paid for which something else was charged', async () => {
    const walk = await waitForWallet();
    await setFault({
      match: CALL.status,
      body: { id: 900_001, status: 'COMPLETED', message: '', valueCharged: 45 },
    });
    await seen(walk, 'O voucher é teu');
    await expectUsable(walk, /Aqui viste 42,00\s€, mas foram cobrados 45,00\s€/);
  });

  it('the choice after a plan was bought', async () => {
    const walk = await startAtPlans();
    await buyBestPlan(walk, 'pay');
    await untilStepEntered(walk, 'choice');
    await expectUsable(walk, 'Já és membro smart');
  });
});
