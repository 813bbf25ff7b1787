import type { Getter, Setter } from 'jotai/vanilla';

import { load, nowAtom } from '../context/checkout-context.ts';
import { stepNoticeAtom } from '../context/problems.ts';
import { PRIZES } from '../features/account/state/prizes.ts';
import { filterSlots } from '../features/booking/rules/slot-selection.ts';
import { loadCalendarUntilAction } from '../features/booking/state/calendar.ts';
import { firstUnfinishedStep } from '../features/contact/state/contact-form.ts';
import { chosenDeliveryAtom, chosenPaymentAtom } from '../features/delivery/state/chosen-atoms.ts';
import {
  allowedModesAtom,
  slotsAtom,
  slotsLoadedUntilAtom,
} from '../features/offer/state/offer-atoms.ts';
import type { OpenPayments } from '../features/payment/rules/journal/journal-rules.ts';
import {
  isPaymentOpen,
  isReturnOf,
  orderPaymentLinkAtom,
  orderPaymentOf,
  restoreOrder,
  unpaidOrderHere,
} from '../features/payment/state/order-payment.ts';
import { orderResultAtom } from '../features/payment/state/order-result-atom.ts';
import { paymentMethodAtom, voucherResultAtom } from '../features/payment/state/payment-atoms.ts';
import {
  claimReturned,
  openPaymentsOf,
  purchaseIdOf,
} from '../features/payment/state/payment-journal.ts';
import { reopenService } from '../features/services/state/reopen-service.ts';
import { submits } from '../flow/flow-rows.ts';
import { jumpTo, topOf } from '../flow/flow-stack.ts';
import type { FlowType } from '../flow/flow-table.ts';
import type { ChosenTime } from '../features/offer/rules/choice.ts';
import { choiceOf } from '../features/booking/rules/choice-of.ts';
import { parseSavedState, type SavedState } from '../flow/rules/parse-saved-state.ts';
import {
  bookAtom,
  modeAtom,
  reservationTypeAtom,
  voucherAtom,
} from '../features/offer/state/choice-atoms.ts';
import {
  flowStackAtom,
  isProductCheckoutAtom,
  namedFlowAtom,
  preselectionAtom,
} from '../flow/state/flow-atoms.ts';
import { reservationAtom } from '../features/booking/state/reservation-atom.ts';
import { startCheckoutAction } from '../flow/state/start-checkout.ts';
import { slotInstant } from '../lib/time/slots.ts';
import type { MessageKey } from '../platform/i18n/message-key.ts';
import { referenceOf } from '../submission/rules/intent-key.ts';
import { submissionAtom } from '../submission/submission-atom.ts';

export { handleReturnAction } from '../features/payment/state/returned-payment.ts';

/**
 * Drops chosen times that the calendar no longer offers. Keeps those beyond the loaded days, and those of a submission without
 * an answer, which may have filled them itself.
 */
function withoutLostSlots(get: Getter, saved: SavedState): SavedState['book'] {
  if (saved.pendingIntent) return saved.book;
  const known = new Set(get(slotsAtom).map((slot) => slot.startTime));
  const loadedUntil = get(slotsLoadedUntilAtom);
  const isKept = (time: ChosenTime) =>
    known.has(time.startTime) || slotInstant(time) >= loadedUntil;
  return { ...saved.book, dateTimes: filterSlots(saved.book.dateTimes, isKept) };
}

/** Loads the calendar up to the last chosen day of an unfinished booking, so that its step and times can be checked. */
async function loadChosenDays(set: Setter, saved: SavedState): Promise<void> {
  const { date, dateTimes } = saved.book;
  const last = [date ?? '', ...dateTimes.map((day) => day.date)].sort().at(-1);
  if (last && !endedIn(saved)) await set(loadCalendarUntilAction, last);
}

/** Shows the confirmation of a finished booking or purchase again, without its events. */
function applyResult(get: Getter, set: Setter, { reservation, purchase, order }: SavedState): void {
  // Codes to show at the shop are not stored. A paid voucher's is requested again; a booking's is in its e-mail.
  const codes = { activationCode: null, activationQrCode: null };
  if (reservation) set(reservationAtom, { ...reservation, ...codes });
  set(orderResultAtom, order);
  const orderPayment = orderPaymentOf(get, order?.orderRef);
  set(orderPaymentLinkAtom, orderPayment);
  if (purchase) set(voucherResultAtom, { ...purchase, ...codes });
  if (purchase?.status !== 'reserved') set(submissionAtom, { status: 'done' });
  // An unpaid order is not done yet.
  if (isReturnOf(get, orderPayment) || isPaymentOpen(orderPayment)) return;
  set(stepNoticeAtom, {
    tone: 'info',
    message: { key: 'savedState.result' },
    offersRestart: true,
  });
}

/** The message of an unknown outcome, by what the flow sends. Spec section 8. */
function unknownOutcomeOf({ stack }: SavedState): MessageKey {
  const flow = topOf(stack)?.flow;
  if (submits(flow, 'points')) return 'points.outcomeUnknown';
  const isOrder = submits(flow, 'menuOrder') || submits(flow, 'productOrder');
  return isOrder ? 'order.outcomeUnknown' : 'errors.outcomeUnknown';
}

/** Restores and shows a submission whose answer was lost, if there is one. */
function applyLost(set: Setter, saved: SavedState): void {
  const { pendingIntent, savedAt } = saved;
  if (!pendingIntent) return;
  const key = unknownOutcomeOf(saved);
  const reference = referenceOf(pendingIntent.intentKey);
  set(stepNoticeAtom, { tone: 'warning', message: { key }, reference });
  set(submissionAtom, { status: 'unknown', ...pendingIntent, since: savedAt });
}

/** Moves to the first step with missing input, and shows a lost submission or that the input was restored. */
function applyOpen(get: Getter, set: Setter, saved: SavedState): void {
  applyLost(set, saved);
  const unfinished = firstUnfinishedStep(get);
  if (unfinished) set(flowStackAtom, jumpTo(get(flowStackAtom), unfinished));
  if (saved.pendingIntent) return;
  const kept = submits(topOf(saved.stack)?.flow, 'points') ? 'points.restored' : 'savedState.kept';
  const key = saved.hasTyped ? 'savedState.restored' : kept;
  set(stepNoticeAtom, { tone: 'info', message: { key }, offersRestart: true });
}

/** What the customer has chosen of a booking and of vouchers, as a text to compare. */
function choicesOf(book: SavedState['book'], voucher: SavedState['voucher']): string {
  const { numberOfPeople, prizeId, needVatInvoice } = voucher;
  return choiceOf(book) + JSON.stringify({ numberOfPeople, prizeId, needVatInvoice });
}

const isOfStarted = (get: Getter, { stack }: SavedState): boolean =>
  stack[0]?.flow === get(flowStackAtom)[0]?.flow;

const endedIn = ({ reservation, purchase, order }: SavedState) =>
  reservation !== null || purchase !== null || order !== null;

/**
 * The saved flow to start instead, if the page had opened it with `goTo` and it has a result, a payment or a submission. Null
 * without one, or if the page has named a flow since.
 */
function flowToReturnTo(get: Getter, saved: SavedState, isOpen: boolean): FlowType | null {
  if (isOfStarted(get, saved) || get(namedFlowAtom) !== null) return null;
  return isOpen || endedIn(saved) ? (saved.stack[0]?.flow ?? null) : null;
}

/** Restores everything; a payment that is on the screen stays there. */
function apply(get: Getter, set: Setter, saved: SavedState, isPaymentShown: boolean): void {
  const hasEnded = endedIn(saved);
  if (hasEnded || get(allowedModesAtom).includes(saved.mode)) set(modeAtom, saved.mode);
  set(reservationTypeAtom, saved.reservationType);
  set(bookAtom, hasEnded ? saved.book : withoutLostSlots(get, saved));
  set(voucherAtom, { ...get(voucherAtom), ...saved.voucher });
  set(chosenDeliveryAtom, saved.delivery);
  set(chosenPaymentAtom, saved.payment);
  set(paymentMethodAtom, saved.method);
  set(flowStackAtom, saved.stack);
  if (hasEnded) applyResult(get, set, saved);
  else if (!isPaymentShown) applyOpen(get, set, saved);
}

/** Resumes open payments, and fetches the code of a paid voucher. */
async function resume(
  get: Getter,
  set: Setter,
  open: OpenPayments | null,
  signal: AbortSignal,
): Promise<void> {
  const isPaid = get(voucherResultAtom)?.status === 'paid';
  if (!open && !isPaid) return;
  const { resumePaymentsAction, askPaidCodeAction } = await load(
    get,
    () => import('../features/payment/state/resumed-payments.ts'),
  );
  if (signal.aborted) return;
  // After a success the confirmation itself warns of a lost request of the same purchase.
  if (open) await set(resumePaymentsAction, isPaid ? { ...open, lost: null } : open);
  if (isPaid) void set(askPaidCodeAction);
}

/** Shows the payment that was on the screen, although the state of its flow is lost. */
function showPayment(get: Getter, set: Setter, open: OpenPayments | null): void {
  if (!open?.currentId || !get(allowedModesAtom).includes('voucher')) return;
  set(modeAtom, 'voucher');
  set(flowStackAtom, jumpTo(get(flowStackAtom), 'confirm'));
}

/**
 * Restores a flow from its stored text, with the open payments of its purchase from any tab. Returns false if the
 * text is unreadable, too old, from another version or for another target, unless it holds a submission or a payment.
 * A state without any choice changes nothing. A state of another flow starts that flow if it holds more than choices.
 * If the flow cannot be restored, for example because a service does not load, the submission is still shown.
 * Contract section 2.
 */
export async function restoreSavedState(
  get: Getter,
  set: Setter,
  stored: string | null,
  signal: AbortSignal,
): Promise<boolean> {
  claimReturned(get);
  const open = openPaymentsOf(get, purchaseIdOf(get, 'voucher'));
  const saved = stored === null ? null : parseSavedState(stored, get(nowAtom));
  if (saved && (await restoreFlow(get, set, saved, open, signal))) return true;
  const order = get(isProductCheckoutAtom) ? unpaidOrderHere(get) : null;
  if (order && !signal.aborted) restoreOrder(get, set, order);
  if (open && !signal.aborted) {
    showPayment(get, set, open);
    await resume(get, set, open, signal);
  }
  return stored === null;
}

/** Restores a readable state; see `restoreSavedState`. */
async function restoreFlow(
  get: Getter,
  set: Setter,
  saved: SavedState,
  open: OpenPayments | null,
  signal: AbortSignal,
): Promise<boolean> {
  const { pendingIntent, reservation, order } = saved;
  const orderPayment = orderPaymentOf(get, order?.orderRef);
  const isOpen = pendingIntent !== null || open !== null || isPaymentOpen(orderPayment);
  // A submission or payment takes precedence over a preselection.
  if (!isOpen && saved.preselection !== get(preselectionAtom)) return false;
  const isAtStart = topOf(get(flowStackAtom))?.step === saved.stack.at(-1)?.step;
  const chosen = choicesOf(saved.book, saved.voucher);
  const hasMoved = !isAtStart || chosen !== choicesOf(get(bookAtom), get(voucherAtom));
  if (!hasMoved && !isOpen) return true;
  const flow = flowToReturnTo(get, saved, isOpen);
  if (flow !== null) {
    await set(startCheckoutAction, flow);
    return true;
  }
  const isOpened = isOfStarted(get, saved) && (await reopenService(get, set, saved, signal));
  if (signal.aborted) return true;
  if (!isOpened) {
    // Nothing else can be restored.
    applyLost(set, saved);
    showPayment(get, set, open);
    await resume(get, set, open, signal);
    return true;
  }
  await loadChosenDays(set, saved);
  const prizeId = saved.book.prizeId ?? saved.voucher.prizeId;
  const isOver = reservation !== null || order !== null || saved.purchase?.status === 'paid';
  // A chosen prize is part of the price and of a submission without an answer.
  if (prizeId !== null && !isOver) await set(PRIZES.load);
  if (signal.aborted) return true;
  apply(get, set, saved, Boolean(open?.currentId));
  await resume(get, set, open, signal);
  return true;
}
