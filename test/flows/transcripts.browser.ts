import {
  calendarOf,
  describe,
  expectKeptTranscript,
  fill,
  it,
  readScreen,
  setFault,
  untilRole,
  type Attributes,
  type TranscriptScreen,
  type WireSlot,
} from '../support/index.ts';
import {
  addItem,
  chooseAsap,
  chooseTakeaway,
  goOnFromCart,
  keepTascaOpen,
  MENU_ORDER,
  viewOrder,
} from './order-walks.ts';
import { goOnToConfirm, guestWith, ORDER, pickPoint, pickWay } from './product-walks.ts';
import {
  ANA_SIGNS_IN,
  continueWith,
  LOGIN_FIRST,
  NEWCOMER,
  password,
  SIGN_IN,
  SOCIAL_BUTTONS,
  untilView,
} from './sign-in-walks.ts';
import {
  chooseMethod,
  comeBackUntil,
  hasEvent,
  pay,
  untilWaiting,
  VOUCHER,
  WALLET,
} from './voucher-walks.ts';
import {
  ANA,
  chooseDay,
  chooseTime,
  click,
  fillContact,
  GUEST,
  startWalk,
  submit,
  untilStep,
  untilStepEntered,
  type Walk,
} from './walk.ts';

/** Reads the screen that is shown under a name. */
type Read = (name: string) => Promise<void>;

/** Starts a walk and waits for the last part of the frame that comes in. */
async function startToRead(attributes: Attributes): Promise<Walk> {
  const walk = await startWalk(attributes);
  await untilRole(walk.element, 'combobox', 'Idioma');
  return walk;
}

const DAY_MS = 86_400_000;

const FREE_FROM_DAYS = 9;

/**
 * A free slot in the middle of the second week, in a calendar whose days are all like the one of that slot: which days
 * are closed and which times are full differs from day to day.
 */
async function slotOfEvenCalendar(campaign: number): Promise<WireSlot> {
  const slots = await calendarOf(campaign);
  const from = Date.now() + FREE_FROM_DAYS * DAY_MS;
  const slot = slots.find(
    ({ startTime, capacity }) => capacity >= 2 && Date.parse(startTime) > from,
  )!;
  const day = slot.startTime.slice(0, 10);
  const times = slots.filter(({ startTime }) => startTime.startsWith(day));
  const moved = (startTime: string, days: number) =>
    new Date(Date.parse(startTime) + days * DAY_MS).toISOString();
  const body = Array.from({ length: 20 }, (_, index) => index - FREE_FROM_DAYS).flatMap((days) =>
    times.map(({ startTime, durationSec }) => ({
      startTime: moved(startTime, days),
      durationSec,
      capacity: 8,
    })),
  );
  await setFault({ match: `campaigns/${campaign}/calendar`, status: 200, body });
  const schedule = await (await fetch(`/rest/campaign/schedule/${campaign}`)).json();
  await setFault({
    match: `GET /rest/campaign/schedule/${campaign}`,
    status: 200,
    body: { ...schedule, nonAvailableDays: [] },
  });
  return slot;
}

async function tableOfGuest(read: Read): Promise<void> {
  const slot = await slotOfEvenCalendar(101);
  const walk = await startToRead({ ...GUEST, campaign: 101 });
  await untilRole(walk.element, 'grid');
  await click(walk, walk.words.nextWeek);
  await chooseDay(walk, slot);
  await read('choice');
  await chooseTime(walk, slot);
  await untilStepEntered(walk, 'client-info');
  await read('client-info');
  await fillContact(walk);
  await click(walk, walk.words.continue);
  await untilStepEntered(walk, 'confirm');
  await read('confirm');
  await submit(walk);
  await untilStepEntered(walk, 'success');
  await read('success');
}

async function takeaway(read: Read): Promise<void> {
  await keepTascaOpen();
  const walk = await startToRead(MENU_ORDER);
  await addItem(walk, 'Bacalhau à Brás', 2);
  await read('menu');
  await viewOrder(walk);
  await read('cart-review');
  await goOnFromCart(walk);
  await chooseTakeaway(walk);
  await read('delivery');
  await chooseAsap(walk);
  await read('confirm');
  await fillContact(walk);
  await click(walk, walk.words.submitOrder);
  await untilStepEntered(walk, 'success');
  await read('success');
}

async function voucherByWallet(read: Read): Promise<void> {
  const walk = await startToRead(VOUCHER);
  await untilRole(walk.element, 'spinbutton', 'Número de vouchers');
  await read('choice');
  await click(walk, walk.words.continue);
  await untilStepEntered(walk, 'client-info');
  await fillContact(walk);
  await click(walk, walk.words.continue);
  await untilStepEntered(walk, 'confirm');
  await chooseMethod(walk, /^MB WAY/);
  fill(await untilRole(walk.element, 'textbox', 'Número de telemóvel'), WALLET.completes);
  await read('confirm');
  await pay(walk);
  await untilWaiting(walk);
  await read('waiting');
  await comeBackUntil(() => hasEvent(walk, 'paid'), 'paid');
  await untilStepEntered(walk, 'success');
  await read('success');
}

async function productsToPickupPoint(read: Read): Promise<void> {
  const walk = await startToRead(guestWith('one-shop'));
  await untilStep(walk, 'cart-review');
  await untilRole(walk.element, 'button', walk.words.continue);
  await read('cart-review');
  await click(walk, walk.words.continue);
  await untilStepEntered(walk, 'delivery');
  await pickWay(walk, ORDER.pickupPoint);
  await untilRole(walk.element, 'list', 'Pontos de recolha');
  await read('delivery: the points');
  await pickPoint(walk, 'Évora');
  await read('delivery: the point chosen');
  await goOnToConfirm(walk, ORDER.payLater);
  await read('confirm');
  await fillContact(walk);
  await click(walk, ORDER.confirmObligation);
  await untilStepEntered(walk, 'success');
  await read('success');
}

async function points(read: Read): Promise<void> {
  const walk = await startToRead({ shop: 2, qr: true, 'offer-code': 'POINTS10', ...ANA });
  await untilRole(walk.element, 'button', 'Obter campanha');
  await read('points-confirm');
  await click(walk, 'Obter campanha');
  await untilStepEntered(walk, 'points-result');
  await untilRole(walk.element, 'heading', 'Ganhaste 10 pontos');
  await read('points-result');
}

async function signIn(read: Read): Promise<void> {
  const walk = await startToRead(LOGIN_FIRST);
  await untilRole(walk.element, 'button', SOCIAL_BUTTONS.apple);
  // Google's script draws its own button, which may come later.
  await untilRole(walk.element, 'button', SOCIAL_BUTTONS.google);
  await read('login: the e-mail');
  await continueWith(walk, NEWCOMER.email);
  await untilView(SIGN_IN.register);
  await read('login: a new account');
  await click(walk, SIGN_IN.registerButton);
  await untilRole(walk.element, 'alertdialog', SIGN_IN.check);
  await read('login: what is missing');
  await click(walk, SIGN_IN.ok);
  await click(walk, SIGN_IN.back);
  await continueWith(walk, ANA_SIGNS_IN.email);
  await untilView(SIGN_IN.login);
  await read('login: the password');
  fill(await password(walk), ANA_SIGNS_IN.password);
  await click(walk, SIGN_IN.loginButton);
  await untilStepEntered(walk, 'confirm');
  await read('confirm');
}

const WALKS: Readonly<Record<string, (read: Read) => Promise<void>>> = {
  'table-of-a-guest': tableOfGuest,
  'take-away': takeaway,
  'voucher-by-mb-way': voucherByWallet,
  'products-to-a-pickup-point': productsToPickupPoint,
  points,
  'sign-in': signIn,
};

describe('a screen reader meets the screens as the kept transcript says', () => {
  for (const [name, walkThrough] of Object.entries(WALKS)) {
    it(name, async () => {
      const screens: TranscriptScreen[] = [];
      await walkThrough(async (screen) => void screens.push(await readScreen(screen)));
      await expectKeptTranscript(name, screens);
    });
  }
});
