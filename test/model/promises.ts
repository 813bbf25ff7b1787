import { waitAtom, submissionAtom } from '../../src/submission/submission-atom.ts';
import { plainReference } from '../../demo/sandbox/hostile/references.ts';
import { bookingFormAtom, modeAtom } from '../../src/features/offer/state/choice-atoms.ts';
import { contactAtom } from '../../src/features/contact/state/contact-atom.ts';
import { reservationAtom } from '../../src/features/booking/state/reservation-atom.ts';
import { currentEntryAtom, flowStatusAtom } from '../../src/flow/state/flow-atoms.ts';
import { priceAtom } from '../../src/features/vouchers/state/price-atoms.ts';
import { menuCartAtom } from '../../src/features/cart/state/cart-atoms.ts';
import { orderTotalAtom } from '../../src/features/delivery/state/product-order-atoms.ts';
import { paymentViewAtom } from '../../src/features/payment/state/payment-view.ts';
import { orderResultAtom } from '../../src/features/payment/state/order-result-atom.ts';
import { voucherResultAtom } from '../../src/features/payment/state/payment-atoms.ts';
import { broken } from './broken-promise.ts';
import type { Tab } from './tab.ts';
import type { World } from './world.ts';

/** The screen's figures about the content of its last button; null where unknown. */
export interface Shown {
  cents: number | null;
  people: number | null;
  times: string | null;
}

const timesOf = (days: readonly { times: readonly { startTime: string }[] }[]) =>
  days.flatMap(({ times }) => times.map(({ startTime }) => startTime)).join();

/** A tab's figures about the content it sends now. */
export function shownBy({ store }: Pick<Tab, 'store'>): Shown {
  const nothing = { cents: null, people: null, times: null };
  const flow = store.get(currentEntryAtom)?.flow;
  if (flow === 'product-checkout') return { ...nothing, cents: store.get(orderTotalAtom) };
  if (flow === 'menu_and_transport_order' || flow === 'service_menu_and_transport_order') {
    return { ...nothing, cents: store.get(menuCartAtom).finalCents };
  }
  if (flow === 'campaign_offer_code') return nothing;
  if (store.get(modeAtom) === 'voucher') {
    // A repeated request costs the same, regardless of later edits of the form.
    const isNew = store.get(paymentViewAtom) === 'choose';
    return { ...nothing, cents: isNew ? (store.get(priceAtom)?.totalCents ?? null) : null };
  }
  const { numberOfPeople, dateTimes } = store.get(bookingFormAtom);
  return { ...nothing, people: numberOfPeople, times: timesOf(dateTimes) };
}

/** The content of a charge, as it was sent or as the platform accepted it. */
export interface Sent {
  cents?: number | undefined;
  people?: number | undefined;
  times?: string | undefined;
}

/** The figures shown are the figures sent. */
export function checkSent(shown: Shown, sent: Sent): void {
  const keys = ['cents', 'people', 'times'] as const;
  for (const key of keys) {
    const isOther = shown[key] !== null && sent[key] !== undefined && shown[key] !== sent[key];
    if (isOther) broken(`shown ${key} ${shown[key]}, sent ${sent[key]}`);
  }
}

/** At most one charge per purchase that was agreed to. */
function checkCharges(world: World): void {
  const commits = world.commits();
  if (commits > world.yeses) broken(`charged ${commits} times for ${world.yeses} yeses`);
}

/** No success without the server. */
function checkSuccess({ sandbox }: World, { store }: Tab): void {
  const { bookings, orders, payments } = sandbox.state();
  const step = store.get(currentEntryAtom)?.step;
  const reservation = store.get(reservationAtom);
  const result = store.get(voucherResultAtom);
  const order = store.get(orderResultAtom);
  if (step === 'success' && !reservation && !result && !order) broken('success of nothing');
  if (order && !orders.some(({ orderRef }) => orderRef === plainReference(order.orderRef))) {
    broken(`an order that the server does not know: ${order.orderRef}`);
  }
  if (reservation) {
    const number = plainReference(reservation.transactionId);
    const isThere =
      bookings.some(({ transactionId }) => String(transactionId) === number) ||
      orders.some(({ orderRef }) => orderRef === reservation.transactionId);
    if (!isThere) broken(`success without the server: ${reservation.transactionId}`);
  }
  if (!result) return;
  const payment = payments.find(({ id }) => String(id) === plainReference(result.paymentId));
  if (!payment) return broken(`a payment that the server does not know: ${result.paymentId}`);
  if (result.status === 'paid' && payment.status !== 'COMPLETED') broken('paid without the server');
}

/** A step or a problem is always shown. */
function checkScreen({ store, thrown }: Tab): void {
  const [error] = thrown;
  if (error !== undefined) throw error;
  const flowStatus = store.get(flowStatusAtom);
  if (flowStatus.status === 'ready' && !store.get(currentEntryAtom)) broken('blank: no step');
  if (flowStatus.status === 'failed' && !flowStatus.problem) broken('blank: no problem');
}

/** Nothing typed is lost. */
function checkTyped({ store, typed }: Tab): void {
  if (!typed || store.get(flowStatusAtom).status !== 'ready') return;
  const { name, email, phone, notes } = store.get(contactAtom);
  const now = { name, email, phone, notes };
  if (JSON.stringify(now) !== JSON.stringify(typed)) {
    broken(`typed ${JSON.stringify(typed)} and lost it: ${JSON.stringify(now)}`);
  }
}

/** Each fact is emitted once, in whichever tab. */
function checkFacts(world: World): void {
  const [fact] = world.repeatedFacts();
  if (fact !== undefined) broken(`emitted twice: ${fact}`);
}

/** Invariants at every moment, in every tab. */
export function checkPromises(world: World, tabs: readonly Tab[]): void {
  checkCharges(world);
  checkFacts(world);
  for (const tab of tabs) {
    checkSuccess(world, tab);
    checkScreen(tab);
    checkTyped(tab);
  }
}

/** Holds once nothing is pending any more: no customer waits for ever without a message. */
export function checkRest(tabs: readonly Tab[]): void {
  for (const { store } of tabs) {
    if (store.get(flowStatusAtom).status === 'loading') broken('blank: it loads for ever');
    if (store.get(submissionAtom).status === 'sending') broken('it sends for ever');
    const { phase } = store.get(waitAtom);
    const isStuck = phase === 'checking' || phase === 'requesting';
    if (store.get(modeAtom) === 'voucher' && isStuck) broken(`it pays for ever: ${phase}`);
  }
}
