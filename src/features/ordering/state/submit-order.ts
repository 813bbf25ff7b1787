import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { createOrder, type OrderAnswer } from '../calls/orders.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { cartChanges } from '../../cart/rules/cart.ts';
import { transactionEvent } from '../../offer/rules/offer-events.ts';
import type { Id } from '../../../lib/config/id.ts';
import { trackOnce } from '../../offer/state/offer-tracking.ts';
import { cartAtom, cartChangesAtom } from '../../cart/state/cart-atoms.ts';
import { savedCartKeyAtom } from '../../cart/state/saved-cart-key-atom.ts';
import { contactIssuesAtom } from '../../contact/state/contact-form.ts';
import { countPress, isSubmitBlocked } from '../../../flow/state/turn.ts';
import { cartWasSeen } from '../../cart/state/cart-sync.ts';
import { couponAtom, measuredCartAtom } from '../../cart/state/server-cart-atoms.ts';
import {
  goToOrderPaymentAction,
  orderInvoiceIssuesAtom,
  orderRequest,
  type OrderRequest,
} from './order-request.ts';
import { enterOrder, keepOrder, leaveOrder } from './order-journal.ts';
import {
  orderPaymentAtom,
  productOrderChoiceAtom,
} from '../../delivery/state/product-order-atoms.ts';
import { orderTotalAtom } from '../../delivery/state/delivery-atoms.ts';
import { loadSeller } from './product-order-start.ts';
import { orderAwaitsPaymentAtom } from './order-awaits-payment-atom.ts';
import { orderPaymentLinkAtom } from '../../payment/state/order-payment.ts';
import { readCart, applyChangedCart } from '../../cart/state/server-cart.ts';
import { isAbort, reportError, stepNoticeAtom, toApiError } from '../../../context/problems.ts';
import { reservationAtom } from '../../../flow/state/booking-state-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';
import { judgeFailure } from '../../../platform/api/outcome/judge-outcome.ts';
import type { Failure, Intent } from '../../../submission/rules/submission-machine.ts';
import { lostTryOf } from '../../../submission/rules/submission-state.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import {
  sayServerMessage,
  submit,
  tellSubmission,
  type SubmissionKind,
} from '../../../submission/submit.ts';
import { askToSignIn } from '../../account/state/ask-guest-to-sign-in.ts';
import { ACCOUNT_CHECK } from '../../account/state/submit-permission.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { tidyContactAction } from '../../contact/state/contact-fields.ts';
import { STEPS_CHECK } from '../../contact/state/unfinished-step.ts';
import { jumpToStepAction, nextStepAction } from '../../../flow/state/move-step.ts';

/** The server took the order: page and parent are told once, the result shows, and where there is something to pay now the window goes there. */
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
  // What is still to be paid online is no purchase yet: the platform's server alone knows when it is one.
  if (!get(orderAwaitsPaymentAtom)) {
    void trackOnce(get, set, orderRef, transactionEvent(ordered, get(measuredCartAtom)));
  }
  keepOrder(get, intentKey);
  tellSubmission(get, set, { kind: 'accepted', intentKey });
  set(cartChangesAtom, []);
  set(nextStepAction, 'confirm');
  host.emit('order', { orderRef });
  host.parent.tell('discardCart', {});
  // The page's items were ordered: they go into the next cart anew.
  host.storage.remove(get(savedCartKeyAtom));
  // The order stands; that nobody can be led to its payment is for the page's developer, and the customer reads what to do.
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
 * Reads the cart as the server keeps it: where it is not what is shown, what was and what is now is shown, and the
 * customer agrees anew. Gives whether the customer has to look again.
 */
async function showChangedCart(get: Getter, set: Setter): Promise<boolean> {
  const isOwn = cartWasSeen(get);
  const shown = get(cartAtom);
  const cart = await readCart(get, set);
  const lost = isOwn ? lostTryOf(get(submissionAtom)) : null;
  const isEmpty = cart.shops.every(({ items }) => items.length === 0);
  if (lost && isEmpty) return sayLikelyPlaced(get, set);
  // What was seen before a session ended is not what the button says now.
  const isOther = applyChangedCart(get, set, cart);
  const changes = cartChanges(shown, get(cartAtom));
  // Nothing is ordered empty, whatever was shown.
  if (!isOther && changes.length === 0 && !isEmpty) return false;
  if (!isOther) set(cartChangesAtom, changes);
  tellSubmission(get, set, { kind: 'withdrawn' });
  if (isEmpty) set(jumpToStepAction, 'cart-review');
  return true;
}

/**
 * The same before an order is sent: its body names neither goods nor prices, so the server orders whatever it keeps.
 * A cart that cannot be read has to do as it is shown, where it is that of who is signed in now and was seen; else it
 * rejects with the `ApiError`.
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

/** The server's cart. What it holds now is read before it goes, and an earlier order may have to be asked about. */
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
