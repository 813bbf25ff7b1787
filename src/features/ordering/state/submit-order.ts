import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { isAbort, reportError, stepNoticeAtom, toApiError } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/services.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { ACCOUNT_CHECK, askToSignIn } from '../../account/state/submit-permission.ts';
import { cartChanges } from '../../cart/rules/cart.ts';
import { cartAtom, cartChangesAtom } from '../../cart/state/cart-atoms.ts';
import { cartWasSeen } from '../../cart/state/cart-sync.ts';
import { measuredCartAtom } from '../../cart/state/cart-tracking.ts';
import { couponAtom, applyChangedCart, readCart } from '../../cart/state/server-cart.ts';
import { savedCartKeyAtom } from '../../cart/state/shopping-cart-atom.ts';
import { tidyContactAction } from '../../contact/state/contact-fields.ts';
import { contactIssuesAtom, STEPS_CHECK } from '../../contact/state/contact-form.ts';
import { orderTotalAtom } from '../../delivery/state/delivery-atoms.ts';
import {
  orderPaymentAtom,
  productOrderChoiceAtom,
} from '../../delivery/state/product-order-atoms.ts';
import { transactionEvent } from '../../offer/rules/offer-events.ts';
import { trackOnce } from '../../offer/state/offer-tracking.ts';
import { createOrder, type OrderAnswer } from '../calls/orders.ts';
import { orderAwaitsPaymentAtom } from './order-awaits-payment-atom.ts';
import { enterOrder, keepOrder, leaveOrder } from './order-journal.ts';
import {
  goToOrderPaymentAction,
  orderInvoiceIssuesAtom,
  orderRequest,
  type OrderRequest,
} from './order-request.ts';
import { loadSeller } from './product-order-start.ts';
import { orderPaymentLinkAtom } from '../../payment/state/order-payment.ts';
import { reservationAtom } from '../../../flow/state/booking-state-atoms.ts';
import { jumpToStepAction, nextStepAction } from '../../../flow/state/move-step.ts';
import { countPress, isSubmitBlocked } from '../../../flow/state/turn.ts';
import type { Id } from '../../../lib/config/id.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { judgeFailure } from '../../../platform/api/outcome/judge-outcome.ts';
import type { Failure, Intent } from '../../../submission/rules/submission-machine.ts';
import { lostTryOf } from '../../../submission/rules/submission-state.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import {
  sayServerMessage,
  type SubmissionKind,
  submit,
  tellSubmission,
} from '../../../submission/submit.ts';

/** Handles an accepted order: reports it once, shows the result, and opens the payment page if something is due now. */
function accept(
  get: Getter,
  set: Setter,
  answer: OrderAnswer,
  { intentKey, ticket }: { intentKey: Id; ticket: OrderRequest['ticket'] },
) {
  const { orderRef, paymentUrl: url, fault } = answer;
  const { host } = get(servicesAtom);
  const ordered = { transactionId: orderRef, valueChargedCents: get(orderTotalAtom) };
  set(reservationAtom, {
    ...ordered,
    activationCode: null,
    activationQrCode: null,
    points: null,
    status: get(orderPaymentAtom),
  });
  set(orderPaymentLinkAtom, url !== null && ticket ? { url, ...ticket, hint: null } : null);
  // An order that is still to be paid online is not a purchase yet: only the platform knows when it is paid.
  if (!get(orderAwaitsPaymentAtom)) {
    void trackOnce(get, set, orderRef, transactionEvent(ordered, get(measuredCartAtom)));
  }
  keepOrder(get, intentKey);
  tellSubmission(get, set, { kind: 'accepted', intentKey });
  set(cartChangesAtom, []);
  set(nextStepAction, 'confirm');
  host.emit('order', { orderRef });
  host.parent.tell('discardCart', {});
  // The page's items were ordered; the next cart gets them again.
  host.storage.remove(get(savedCartKeyAtom));
  // The order stands. The unusable payment address is reported to the developer, and the customer reads how to
  // continue.
  if (fault) reportError(host, new ApiError('api', fault.message, fault));
  void set(goToOrderPaymentAction);
  void loadSeller(get, set);
}

/** Nothing is left to order since a try whose answer was lost: that try will have taken it, and nothing is sent again. */
function sayLikelyPlaced(get: Getter, set: Setter): true {
  tellSubmission(get, set, { kind: 'withdrawn' });
  set(stepNoticeAtom, { tone: 'warning', sentence: { key: 'order.likelyPlaced' } });
  return true;
}

/**
 * Reads the server's cart. If it differs from the screen, shows both and asks the customer to agree again. Returns
 * whether the customer has to look again.
 */
async function showChangedCart(get: Getter, set: Setter): Promise<boolean> {
  const isOwn = cartWasSeen(get);
  const shown = get(cartAtom);
  const cart = await readCart(get, set);
  const lost = isOwn ? lostTryOf(get(submissionAtom)) : null;
  const isEmpty = cart.shops.every(({ items }) => items.length === 0);
  if (lost && isEmpty) return sayLikelyPlaced(get, set);
  // A cart seen before the session ended is not what the button refers to now.
  const isOther = applyChangedCart(get, set, cart);
  const changes = cartChanges(shown, get(cartAtom));
  // An empty order is never sent.
  if (!isOther && changes.length === 0 && !isEmpty) return false;
  if (!isOther) set(cartChangesAtom, changes);
  tellSubmission(get, set, { kind: 'withdrawn' });
  if (isEmpty) set(jumpToStepAction, 'cart-review');
  return true;
}

/**
 * Checks the cart before an order is sent: the request holds neither items nor prices, so the server orders its own
 * cart. If that cannot be read, the shown cart counts if it belongs to the current user and was seen; else rejects
 * with the `ApiError`.
 */
async function cartHasChanged(get: Getter, set: Setter): Promise<boolean> {
  try {
    return await showChangedCart(get, set);
  } catch (error) {
    if (isAbort(error) || !cartWasSeen(get) || get(cartAtom).items.length === 0) throw error;
    reportError(get(servicesAtom).host, toApiError(error));
    return false;
  }
}

/** The server refused it as it is: the cart shows where it has changed; else what the server said has to do. */
async function showConflict(get: Getter, set: Setter, { error }: Failure): Promise<boolean> {
  try {
    const isShown = await showChangedCart(get, set);
    if (isShown) sayServerMessage(get, set, error);
    return isShown;
  } catch (failure) {
    if (!isAbort(failure)) throw failure;
    tellSubmission(get, set, { kind: 'withdrawn' });
    return true;
  }
}

async function send(get: Getter, set: Setter, intent: Intent): Promise<void> {
  const { intentKey } = intent;
  set(cartChangesAtom, []);
  if (await cartHasChanged(get, set)) return;
  const { call } = get(servicesAtom);
  const { payload, ticket } = orderRequest(get, intentKey);
  const again = () => void submit(get, set, PRODUCT_ORDER, intent);
  if (!(await enterOrder(get, set, intent, { ticket, send: again }))) return;
  try {
    const result = await call(createOrder, [payload, get(credentialsAtom)], { intentKey });
    accept(get, set, result, { intentKey, ticket });
  } catch (error) {
    leaveOrder(get, intent, error);
    throw error;
  }
}

/** An order of the server's cart. The cart is read before sending, and an earlier order may need a question first. */
const PRODUCT_ORDER: SubmissionKind = {
  kind: 'order',
  checks: {
    // A coupon on its way may change what is to be paid: the button waits with it.
    turn: (get) => isSubmitBlocked(get) || get(couponAtom).status === 'applying',
    steps: STEPS_CHECK,
    form: (get) => get(contactIssuesAtom).length > 0 || get(orderInvoiceIssuesAtom).length > 0,
    account: ACCOUNT_CHECK,
  },
  press: (get, set) => {
    countPress(get, set);
    set(tidyContactAction);
  },
  choice: (get) => get(productOrderChoiceAtom),
  send,
  // A cart that is not shown to have changed was refused, whether an earlier try arrived or not.
  outcomeOf: ({ code }) => judgeFailure(code, false),
  unknownKey: 'order.outcomeUnknown',
  showConflict,
  askToSignIn,
};

/**
 * Orders the server's cart. One intent makes one POST: while one is under way or was accepted, nothing is sent; after
 * a connection that broke only the customer's own second press sends again, with the same key. The page may cancel
 * the `submit` event. Spec section 7 "Order payload", section 8 "Order failure".
 */
export const submitOrderAction = atom(null, async (get, set): Promise<void> => {
  await submit(get, set, PRODUCT_ORDER);
});
