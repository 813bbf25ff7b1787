import {
  fill,
  allIdle,
  recordedRequests,
  setFault,
  whenIdle,
  untilRole,
  untilText,
  type Attributes,
  type RecordedRequest,
} from '../support/index.ts';
import { click, fillContact, GUEST, startWalk, untilStep, type Walk } from './walk.ts';

/** A page that sells the voucher of campaign 110 to guests. */
export const VOUCHER = { ...GUEST, campaign: 110, 'reservation-mode': 'voucher' } as const;

/** The behaviour of a wallet's number. Contract section 4. */
export const WALLET = {
  completes: '910 000 001',
  isCancelled: '00351910000002',
  never: '+351 910 000 003',
  fails: '910-000-004',
} as const;

/** The numbers of the voucher's price on the wire: 45 less the gift discount of 3. */
export const PRICE = 42;

export const says = (walk: Walk, text: string | RegExp) => untilText(walk.element, text);

/** From the voucher form to the payment step, as a guest. */
export async function walkToPayment(
  attributes: Attributes = VOUCHER,
  parent: Element = document.body,
): Promise<Walk> {
  const walk = await startWalk(attributes, 'pt', parent);
  await untilRole(walk.element, 'spinbutton', 'Número de vouchers');
  await click(walk, 'Continuar');
  await untilStep(walk, 'client-info');
  await fillContact(walk);
  await click(walk, 'Continuar');
  await untilStep(walk, 'confirm');
  await untilRole(walk.element, 'heading', 'Como queres pagar?');
  return walk;
}

export const chooseMethod = async (walk: Walk, name: RegExp) =>
  (await untilRole(walk.element, 'radio', name)).click();

/** The button that pays on the waiting screen, where no bar names the total beside it. */
export const PAY_IN_PLACE = /^Confirmar e pagar 42,00\s€$/;

export const pay = (walk: Walk) => click(walk, 'Confirmar e pagar');

/** Pays by wallet with a number as somebody may write it. */
export async function payByWallet(walk: Walk, phone: string): Promise<void> {
  fill(await untilRole(walk.element, 'textbox', 'Número de telemóvel'), phone);
  await pay(walk);
}

/** The customer's second yes, beside a payment that is undecided. */
export const sayPayAgain = (walk: Walk) => click(walk, 'Sim, pagar de novo');

/** The yes to a second request beside a first one that may still arrive. */
export const saySendAgain = (walk: Walk) => click(walk, 'Enviar de novo');

export const untilWaiting = (walk: Walk) =>
  untilRole(walk.element, 'heading', 'Confirma no MB WAY');

/** The platform says how a payment stands after a few questions; a wallet asks nobody more often. */
const MOST_VISITS = 20;

/** The customer comes back to the page of the checkout, again and again until the server has said what is awaited. */
export async function comeBackUntil(
  read: () => boolean,
  what: string,
  page: Window = window,
): Promise<void> {
  for (let visit = 0; visit < MOST_VISITS; visit += 1) {
    await allIdle();
    if (read()) return;
    page.dispatchEvent(new Event('focus'));
  }
  throw new Error(`Never: ${what}`);
}

export const hasEvent = ({ receivedEvents }: Walk, name: string) =>
  receivedEvents.some((each) => each.name === name);
export const eventsOf = ({ receivedEvents }: Walk, name: string) =>
  receivedEvents.filter((each) => each.name === name).map(({ detail }) => detail);

/** The requests that ask for money. */
export async function paymentRequests(): Promise<readonly RecordedRequest[]> {
  const posts = await recordedRequests({ method: 'POST' });
  return posts.filter(({ path }) => /mbway-payment-request|gift\/hipay/.test(path));
}

/** Simulates a reload: the element and its memory are gone, and a new one is added. */
export async function reload(walk: Walk, attributes: Attributes = VOUCHER): Promise<Walk> {
  walk.element.remove();
  await whenIdle(() => document.querySelector('[role=status]') === null, {
    what: 'no live region',
  });
  return startWalk(attributes);
}

/** Lets a campaign that books dates sell vouchers too. */
export async function sellVouchersToo(campaign: number): Promise<void> {
  const path = `/rest/v1/web/campaigns/${campaign}`;
  const info = (await (await fetch(`${path}?language=pt_PT&entityId=1`)).json()) as {
    campaignView: object;
  };
  const campaignView = {
    ...info.campaignView,
    offer: true,
    isFreeOffer: true,
    canBuyVoucher: true,
  };
  await setFault({ match: `GET ${path}`, status: 200, body: { ...info, campaignView } });
}
