import type { Failure } from '../../../submission/rules/purchase-machine.ts';
import { lostTryOf } from '../../../submission/rules/purchase-state.ts';
import { showServerMessage, submit, updateSubmission } from '../../../submission/submit.ts';
import type { Pressed, PurchaseKind, SendOutcome } from '../../../submission/purchase-kind.ts';
import { atom, type Getter } from 'jotai/vanilla';

import { isAbort, refusalAtom, reportError, stepNoticeAtom } from '../../../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../../../context/checkout-context.ts';
import { isSameAccount } from '../../account/state/freeze-press.ts';
import { ACCOUNT_RULES } from '../../account/state/session.ts';
import { choiceOfAccount } from '../../booking/state/booking-result.ts';
import { cartChanges, orderTotalCents, type Cart } from '../../cart/rules/cart.ts';
import type { ShoppingCart } from '../../cart/rules/server-cart-schema.ts';
import { cartAtom, cartChangesAtom } from '../../cart/state/cart-atoms.ts';
import { hasSeenCart } from '../../cart/state/cart-sync.ts';
import { measuredCartAtom } from '../../cart/state/cart-tracking.ts';
import { applyChangedCart, readCart, readPressedCart } from '../../cart/state/server-cart.ts';
import { savedCartKeyAtom } from '../../cart/state/shopping-cart-atom.ts';
import {
  normaliseContactAction,
  contactIssuesAtom,
  STEPS_CHECK,
} from '../../contact/state/contact-form.ts';
import {
  deliveryAtom,
  deliveryCentsAtom,
  GENERAL_RATES,
  LOCAL_RATES,
  OFFERED_PAYMENTS,
  shopDeliveriesAtom,
  orderTotalAtom,
  orderPaymentAtom,
} from '../../delivery/state/product-order-atoms.ts';
import { getDeliveryRates } from '../../delivery/calls/delivery-calls.ts';
import { deliveryCents } from '../../delivery/rules/delivery-check.ts';
import {
  placeOf,
  shopDeliveries,
  type ShopDelivery,
} from '../../delivery/rules/delivery-choice-rules.ts';
import type { DeliveryRates } from '../../delivery/rules/delivery-rates.ts';
import { transactionEvent } from '../../offer/rules/offer-events.ts';
import { trackOnce } from '../../offer/state/offer-tracking.ts';
import { createOrder, type OrderAnswer } from '../calls/orders.ts';
import { orderIsWaitingAtom } from './choose-order-payment.ts';
import { awaitsPayment } from './order-awaits-payment-atom.ts';
import {
  goToOrderPaymentAction,
  orderContent,
  orderInvoiceIssuesAtom,
  orderRequest,
  type OrderRequest,
} from './order-request.ts';
import { loadSeller } from './product-order-start.ts';
import { keepReceipt, receiptNow } from './receipt.ts';
import {
  dropEntry,
  entryOfPress,
  showEntry,
  storeTicket,
  writeEntry,
} from '../../../submission/journal/journal.ts';
import { orderPaymentLinkAtom } from '../../payment/state/order-payment.ts';
import { orderResultAtom } from '../../payment/state/order-result-atom.ts';
import { jumpToStepAction, nextStepAction } from '../../../flow/state/move-step.ts';
import { recordAttempt, isSubmitBlocked } from '../../../flow/state/submit-press.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { outcomeOfFailure } from '../../../platform/api/outcome/outcome.ts';
import type { Press, Tools } from '../../../submission/press.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';

/** The chosen method of each shop. */
const methodIdsOf = (deliveries: readonly Pick<ShopDelivery, 'method'>[]) =>
  deliveries.map(({ method }) => method?.id ?? null);

/** What a product order carries and is judged by, and what its confirmation shows. */
function shownOrderOf(get: Getter) {
  return {
    cart: get(cartAtom),
    delivery: get(deliveryAtom),
    deliveryCents: get(deliveryCentsAtom),
    methodIds: methodIdsOf(get(shopDeliveriesAtom)),
    totalCents: get(orderTotalAtom),
    payment: get(orderPaymentAtom),
    measuredCart: get(measuredCartAtom),
    savedCartKey: get(savedCartKeyAtom),
    receipt: receiptNow(get),
    ordered: orderContent(get),
    choice: choiceOf(get),
  };
}

type ShownProductOrder = ReturnType<typeof shownOrderOf>;

/** An accepted order and what it was sent with. */
interface AcceptedOrder extends OrderRequest {
  answer: OrderAnswer;
  press: Press;
  intentKey: string;
  shown: ShownProductOrder;
}

/** Keeps an accepted order: its result, its receipt and its payment page. */
function keepOrder({ get, set }: Tools, order: AcceptedOrder): void {
  const { answer, press, intentKey, ticket, shown } = order;
  const { orderRef, paymentUrl: url } = answer;
  const ordered = { transactionId: orderRef, valueChargedCents: shown.totalCents };
  const payment = shown.payment ?? 'offline';
  set(orderResultAtom, { orderRef, totalCents: shown.totalCents, payment });
  keepReceipt(get, set, { ...shown.receipt, orderRef }, press.savedStateKey);
  const link = url !== null && ticket ? { url, ...ticket, hint: null } : null;
  set(orderPaymentLinkAtom, link);
  // An order that still has to be paid online is not a purchase yet.
  if (!awaitsPayment(payment, shown.totalCents)) {
    void trackOnce(get, set, orderRef, transactionEvent(ordered, shown.measuredCart));
  }
  if (link) {
    writeEntry(get, intentKey, { paymentId: orderRef, url });
    showEntry(get, intentKey, true);
  } else dropEntry(get, intentKey);
}

/** Shows an accepted order, emits it, and opens the payment page if something is due now. */
function showOrder({ get, set }: Tools, { answer, shown }: AcceptedOrder): void {
  const { orderRef, fault } = answer;
  const { host } = get(servicesAtom);
  set(cartChangesAtom, []);
  set(nextStepAction, 'confirm');
  host.emit('order', { orderRef });
  host.parent.send('discardCart', {});
  // The next cart starts with the page's items again.
  host.storage.remove(shown.savedCartKey);
  // The order is accepted although its payment address is unusable; the confirmation says how to continue.
  if (fault) reportError(get, new ApiError('api', fault.message, fault));
  void set(goToOrderPaymentAction);
  void loadSeller(get, set);
}

/** The cart is empty after a lost answer: the first try was probably accepted, so nothing is sent again. */
function showLikelyPlaced({ get, set }: Tools): true {
  updateSubmission(get, set, { kind: 'reset' });
  set(refusalAtom, { about: 'order', key: 'order.likelyPlaced' });
  return true;
}

/** Shows the server's cart for review if it differs from `shown`, and returns whether it does. */
async function showChangedCart(
  { get, set }: Tools,
  shown: Cart,
  read: () => Promise<ShoppingCart>,
): Promise<boolean> {
  const isOwn = hasSeenCart(get);
  const cart = await read();
  const lost = isOwn ? lostTryOf(get(submissionAtom)) : null;
  const isEmpty = cart.shops.every(({ items }) => items.length === 0);
  if (lost && isEmpty) return showLikelyPlaced({ get, set });
  // The cart shown may be that of an ended session.
  const isOther = applyChangedCart(get, set, cart);
  const changes = cartChanges(shown, get(cartAtom));
  const { currency, hasSeveralCurrencies } = get(cartAtom);
  // The same number in another currency is another price.
  const isOtherMoney = hasSeveralCurrencies || (!isEmpty && currency !== shown.currency);
  // An empty order is never sent.
  if (!isOther && changes.length === 0 && !isEmpty && !isOtherMoney) return false;
  if (!isOther) set(cartChangesAtom, changes);
  // Other shops may accept other payment kinds: without them, the next press would go back to the payment step.
  if (!isEmpty) await set(OFFERED_PAYMENTS.load);
  updateSubmission(get, set, { kind: 'reset' });
  if (isEmpty || isOtherMoney) set(jumpToStepAction, 'cart-review');
  return true;
}

/** Withdraws the order of an account that is no longer the element's, and shows the cart of the one that is. */
async function showOthersCart(tools: Tools): Promise<true> {
  const { get, set } = tools;
  const read = () => readCart(get, set);
  if (!(await showChangedCart(tools, get(cartAtom), read))) {
    updateSubmission(get, set, { kind: 'reset' });
  }
  return true;
}

/**
 * Checks the cart before an order is sent, because the request contains neither items nor prices: the server orders its
 * own cart. If that cannot be read, the cart shown counts if it is the current user's; otherwise rejects with the
 * `ApiError`.
 */
async function cartHasChanged(
  press: Press,
  { cart: shown }: ShownProductOrder,
  tools: Tools,
): Promise<boolean> {
  const { get, set } = tools;
  try {
    return await showChangedCart(tools, shown, () => readPressedCart(get, set, press));
  } catch (error) {
    if (isAbort(error) || !hasSeenCart(get) || shown.items.length === 0) throw error;
    reportError(get, error);
    return false;
  }
}

/**
 * Checks what the delivery costs before an order is sent, because the request names methods without prices. A changed cost
 * is shown with the new total; a method that is gone leads back to the delivery. If the rates cannot be read, says so: an
 * order at an unknown cost is not sent, and the customer may press again. Spec section 7 "Order payload".
 */
async function deliveryHasChanged(
  press: Press,
  shown: ShownProductOrder,
  { get, set }: Tools,
): Promise<boolean> {
  const { cart, delivery, deliveryCents: beforeCents, methodIds } = shown;
  const signal = get(runSignalAtom);
  const place = placeOf(delivery);
  let rates: DeliveryRates;
  try {
    rates = await press.call(getDeliveryRates, [place], { signal });
    signal.throwIfAborted();
  } catch (error) {
    if (isAbort(error)) throw error;
    reportError(get, error);
    updateSubmission(get, set, { kind: 'reset' });
    set(refusalAtom, { about: 'order', key: 'errors.totalNotChecked' });
    return true;
  }
  const deliveries = shopDeliveries(delivery, rates, cart.shops);
  const afterCents = deliveryCents(delivery, deliveries);
  const hasMethods = String(methodIdsOf(deliveries)) === String(methodIds);
  if (hasMethods && afterCents === beforeCents) return false;
  set((place === null ? GENERAL_RATES : LOCAL_RATES).state, rates);
  updateSubmission(get, set, { kind: 'reset' });
  if (!hasMethods || afterCents === null) {
    set(jumpToStepAction, 'delivery');
    set(stepNoticeAtom, { tone: 'warning', message: { key: 'transport.typeOver' } });
    return true;
  }
  const total = (cents: number | null) => orderTotalCents(cart, cents ?? 0);
  set(cartChangesAtom, [
    { kind: 'delivery', beforeCents: beforeCents ?? 0, afterCents },
    { kind: 'final', beforeCents: total(beforeCents), afterCents: total(afterCents) },
  ]);
  return true;
}

/** Shows the changes of the cart after a conflict, with the server's message unless we show one. Returns whether there are any. */
async function showConflict(
  { press, content }: Pressed<ShownProductOrder>,
  { error }: Failure,
  tools: Tools,
): Promise<boolean> {
  const { get, set } = tools;
  if (!isSameAccount(get, press)) return showOthersCart(tools);
  try {
    const read = () => readPressedCart(get, set, press);
    const isShown = await showChangedCart(tools, content.cart, read);
    if (isShown && get(refusalAtom) === null) showServerMessage(get, set, error);
    return isShown;
  } catch (failure) {
    if (!isAbort(failure)) throw failure;
    updateSubmission(get, set, { kind: 'reset' });
    return true;
  }
}

/** Compares the cart and the delivery's cost with the server before an order is sent. */
async function verify(pressed: Pressed<ShownProductOrder>, tools: Tools): Promise<boolean> {
  const { press, content: shown } = pressed;
  const { get, set } = tools;
  set(cartChangesAtom, []);
  if (await cartHasChanged(press, shown, tools)) return true;
  if (!isSameAccount(get, press)) return showOthersCart(tools);
  return deliveryHasChanged(press, shown, tools);
}

async function send(
  { press, content: shown, intent: { intentKey } }: Pressed<ShownProductOrder>,
  tools: Tools,
): Promise<SendOutcome> {
  const { payload, ticket } = orderRequest(press, shown.ordered, intentKey);
  if (ticket) storeTicket(tools.get, press, ticket.nonce);
  const { call, credentials } = press;
  const answer = await call(createOrder, [payload, credentials], { intentKey });
  const order = { answer, press, intentKey, payload, ticket, shown };
  keepOrder(tools, order);
  return { kind: 'accepted', follow: () => showOrder(tools, order) };
}

/**
 * The order as a text to compare: another cart, delivery, payment or account makes another intent. Leaves out a guest's
 * address, which is personal, and whose correction makes no second order.
 */
function choiceOf(get: Getter): string {
  const { items, finalCents } = get(cartAtom);
  const { type, address, pickupPoint } = get(deliveryAtom);
  const methodIds = get(shopDeliveriesAtom).map(({ method }) => method?.id);
  const choice = JSON.stringify({
    items: items.map(({ id, quantity }) => [id, quantity]),
    finalCents,
    delivery: [type, address?.id, pickupPoint?.id, methodIds],
    payment: get(orderPaymentAtom),
  });
  return choiceOfAccount(get, choice);
}

const PRODUCT_ORDER: PurchaseKind<ShownProductOrder> = {
  kind: 'order',
  account: ACCOUNT_RULES,
  checks: {
    isBusy: (get) => isSubmitBlocked(get) || get(orderIsWaitingAtom),
    steps: STEPS_CHECK,
    form: (get) => get(contactIssuesAtom).length > 0 || get(orderInvoiceIssuesAtom).length > 0,
  },
  onStart: (get, set) => {
    recordAttempt(get, set);
    set(normaliseContactAction);
  },
  content: shownOrderOf,
  choice: ({ choice }) => choice,
  verify,
  journalEntry({ press, content: shown, intent: { intentKey } }, { get }) {
    const { ticket } = orderRequest(press, shown.ordered, intentKey);
    const purchase = { kind: 'order', campaignId: null, key: intentKey } as const;
    const known = { shownCents: shown.totalCents, ...ticket };
    return { entry: entryOfPress(press, purchase, get(servicesAtom).host.now(), known) };
  },
  send,
  showOtherAccount: showOthersCart,
  // A refusal of an unchanged cart is final, even if an earlier try may have arrived.
  outcomeOf: ({ code }) => outcomeOfFailure(code, false),
  showConflict,
};

/**
 * Orders the server's cart. One intent makes one POST; after a lost connection only the customer's second press sends
 * again, with the same key. The page may cancel the `submit` event. Spec section 7 "Order payload", section 8 "Order
 * failure".
 */
export const submitOrderAction = atom(null, async (get, set): Promise<void> => {
  await submit(get, set, PRODUCT_ORDER);
});
