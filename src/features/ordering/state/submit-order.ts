import { submit } from '../../../submission/submit.ts';
import type { Attempt, PurchaseKind, SendOutcome } from '../../../submission/purchase-kind.ts';
import { atom } from 'jotai/vanilla';

import { reportError } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/checkout-context.ts';
import { ACCOUNT_RULES } from '../../account/state/account-rules.ts';
import { cartChangesAtom } from '../../cart/state/cart-atoms.ts';
import {
  normaliseContactAction,
  contactIsCompleteAtom,
  STEPS_CHECK,
} from '../../contact/state/contact-form.ts';
import { transactionEvent } from '../../offer/rules/offer-events.ts';
import { trackOnce } from '../../offer/state/offer-tracking.ts';
import { createOrder, type OrderAnswer } from '../calls/orders.ts';
import { COUPON_CHECK, orderIsWaitingAtom } from './choose-order-payment.ts';
import { awaitsPayment } from './order-awaits-payment-atom.ts';
import {
  goToOrderPaymentAction,
  orderInvoiceIssuesAtom,
  orderRequest,
  type OrderRequest,
} from './order-request.ts';
import { loadSeller } from './product-order-start.ts';
import { keepReceipt } from './receipt.ts';
import {
  dropEntry,
  entryOfPress,
  showEntry,
  storeTicket,
  writeEntry,
} from '../../../submission/journal/journal.ts';
import { orderPaymentLinkAtom } from '../../payment/state/order-payment.ts';
import { orderResultAtom } from '../../payment/state/order-result-atom.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { recordSubmit, isSubmitBlocked } from '../../../flow/state/submit-press.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { outcomeOfFailure } from '../../../platform/api/outcome/outcome.ts';
import type { PressContext, AttemptTools } from '../../../submission/press-context.ts';
import { showConflict, showOthersCart, verifyOrder } from './product-order.ts';
import { shownOrderOf, type ShownProductOrder } from './product-order-shown.ts';

/** An accepted order and what it was sent with. */
interface AcceptedOrder extends OrderRequest {
  answer: OrderAnswer;
  press: PressContext;
  intentKey: string;
  shown: ShownProductOrder;
}

/** Keeps an accepted order: its result, its receipt and its payment page. */
function keepOrder({ get, set }: AttemptTools, order: AcceptedOrder): void {
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
function showOrder({ get, set }: AttemptTools, { answer }: AcceptedOrder): void {
  const { orderRef, fault } = answer;
  const { host } = get(servicesAtom);
  set(cartChangesAtom, []);
  set(nextStepAction, 'confirm');
  host.emit('order', { orderRef });
  host.parent.send('discardCart', {});
  // The order is accepted although its payment address is unusable; the confirmation says how to continue.
  if (fault) reportError(get, new ApiError('api', fault.message, fault));
  void set(goToOrderPaymentAction);
  void loadSeller(get, set);
}

async function send(
  { press, content: shown, intent: { intentKey } }: Attempt<ShownProductOrder>,
  tools: AttemptTools,
): Promise<SendOutcome> {
  const { payload, ticket } = orderRequest(press, shown.ordered, intentKey);
  if (ticket) storeTicket(tools.get, press, ticket.nonce);
  const { call, credentials } = press;
  const answer = await call(createOrder, [payload, credentials], { intentKey });
  const order = { answer, press, intentKey, payload, ticket, shown };
  keepOrder(tools, order);
  return { kind: 'accepted', follow: () => showOrder(tools, order) };
}

const PRODUCT_ORDER: PurchaseKind<ShownProductOrder> = {
  kind: 'order',
  account: ACCOUNT_RULES,
  checks: {
    isBusy: (get) => isSubmitBlocked(get) || get(orderIsWaitingAtom),
    steps: STEPS_CHECK,
    form: (get, set) =>
      !get(contactIsCompleteAtom) ||
      get(orderInvoiceIssuesAtom).length > 0 ||
      COUPON_CHECK(get, set),
  },
  onStart: (get, set) => {
    recordSubmit(get, set);
    set(normaliseContactAction);
  },
  content: shownOrderOf,
  choice: ({ choice }) => choice,
  verify: verifyOrder,
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
