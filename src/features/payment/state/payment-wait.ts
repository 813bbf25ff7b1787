import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { alertAtom, reportError, stepNoticeAtom, toApiError } from '../../../context/problems.ts';
import { credentialsAtom, runSignalAtom, servicesAtom } from '../../../context/checkout-context.ts';
import { accountChecksum } from '../../../lib/account-mark.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { isPayer } from '../../../submission/journal/journal-rules.ts';
import { keepEntry } from '../../../submission/journal/journal.ts';
import type { WaitRules } from '../../../submission/purchase-kind.ts';
import type { WaitEvent } from '../../../submission/rules/purchase-wait.ts';
import {
  isFinal,
  openIds,
  paymentUnderWay,
  type StatusAnswer,
} from '../../../submission/rules/purchase-state.ts';
import { purchaseAtom, submissionAtom } from '../../../submission/submission-atom.ts';
import { dispatchWait, postponePoll } from '../../../submission/run-purchase.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { endSessionAction } from '../../account/state/session.ts';
import type { PaymentAnswer } from '../rules/payment-answers.ts';
import { voucherResultAtom } from './payment-atoms.ts';
import { openAgreedPaymentLink } from './payment-link.ts';
import { showPaymentSuccess } from './payment-success.ts';
import { paymentsAtom, reportUnknownWord, setPayment, shownPaymentAtom } from './payments.ts';
import { askStatus, onStatus } from './status-calls.ts';

/** Why an account's payment cannot be polled. */
export type PollBlocker = 'signedOut' | 'otherAccount';

/** Why a payment cannot be polled now; null if it can. */
function pollBlockerOf(get: Getter, paymentId: string): PollBlocker | null {
  const entry = get(paymentsAtom).get(paymentId)?.entry;
  if (entry?.owner !== 'account') return null;
  const here = get(credentialsAtom)?.userId;
  if (here === undefined) return 'signedOut';
  return isPayer(entry, here) ? null : 'otherAccount';
}

/** Why the payment on the screen, else any open payment, cannot be polled; null if all can. */
export const pollBlockerAtom = atom((get): PollBlocker | null => {
  const state = get(purchaseAtom);
  const { currentId } = state;
  const open = openIds(state).filter((id) => currentId === null || id === currentId);
  return open.map((id) => pollBlockerOf(get, id)).find((blocker) => blocker !== null) ?? null;
});

/** Stores an answer; an answer to `userId` proves that it is their payment. */
function keepAnswer(get: Getter, set: Setter, answer: PaymentAnswer, userId: string | null): void {
  const payment = get(paymentsAtom).get(answer.id);
  if (!payment) return;
  reportUnknownWord(get, answer.id, answer);
  const { entry } = payment;
  // Until it is paid, a link has the amount of its page.
  const isNamed = entry.channel === 'wallet' || isFinal(answer.status);
  const chargedCents = (isNamed ? answer.chargedCents : null) ?? entry.chargedCents;
  const mark = entry.mark ?? (userId && accountChecksum(entry.key, userId));
  const known = { ...entry, chargedCents, mark };
  setPayment(set, answer.id, { ...payment, entry: known, answer });
  if (!isFinal(answer.status)) keepEntry(get, known);
}

/** Whether a submission other than a payment is pending: a payment's result would replace its screen and its answer. */
function isOtherSent(get: Getter): boolean {
  return get(submissionAtom).status === 'sending' && !paymentUnderWay(get(purchaseAtom));
}

/** The account as which a payment is asked about; null for a guest's. */
const askerOf = (get: Getter, paymentId: string) =>
  get(paymentsAtom).get(paymentId)?.entry.owner === 'guest' ? null : get(credentialsAtom);

async function askServer(
  get: Getter,
  set: Setter,
  paymentId: string,
): Promise<StatusAnswer | null> {
  const signal = get(runSignalAtom);
  const user = askerOf(get, paymentId);
  const userId = user?.userId ?? null;
  try {
    const answer = await askStatus(get, paymentId, user, signal);
    if (signal.aborted || answer.id !== paymentId || isOtherSent(get)) return null;
    keepAnswer(get, set, answer, userId);
    return answer.status;
  } catch (error) {
    if (signal.aborted) return null;
    // Ends only the refused session, not a newer one, and before a press continues without it.
    const here = get(credentialsAtom);
    const hasEnded = toApiError(error).code === 'auth' && here?.userId === userId;
    if (hasEnded) void set(endSessionAction, here.token);
    return null;
  }
}

/** Leaves the confirmation of a reference that can no longer be paid, for the methods. */
function leaveEndedReference(get: Getter, set: Setter, paymentId: string): void {
  const result = get(voucherResultAtom);
  if (result?.status !== 'reserved' || result.paymentId !== paymentId) return;
  set(voucherResultAtom, null);
  set(jumpToStepAction, 'confirm');
}

/** The wait of a voucher payment. Spec section 4 "Mobile-wallet payment". */
export const WAIT_RULES: WaitRules = {
  /**
   * Asks with the payer's credentials. Skips a payment whose account is not signed in; the screen says so. A lost answer, one
   * about another payment, or one while something else is being sent, changes nothing. Spec sections 7 and 8.
   */
  readStatus: (get, set, paymentId) =>
    pollBlockerOf(get, paymentId) ? null : askServer(get, set, paymentId),
  showLink: openAgreedPaymentLink,
  showPaid: showPaymentSuccess,
  showEnded(get, set, { status, paymentId }) {
    const isCancelled = status === 'CANCELLED';
    const message = isCancelled ? null : get(shownPaymentAtom)?.answer?.message;
    const key = isCancelled ? 'payment.refused' : 'payment.platformError';
    leaveEndedReference(get, set, paymentId);
    // Hints about a finished payment are obsolete.
    set(stepNoticeAtom, null);
    set(alertAtom, { about: 'voucher', ...(message == null ? { key } : { text: message }) });
    const code = isCancelled ? 'payment_refused' : 'payment_platform';
    reportError(get, new ApiError(code, `Payment ${paymentId}`));
  },
};

/** The customer leaves or returns to an open payment, or the payments are polled. */
export const dispatchPaymentEventAction = atom(
  null,
  (get, set, event: Exclude<WaitEvent, { paymentId: string }>): void =>
    void dispatchWait(get, set, event, WAIT_RULES),
);

/** Applies the answers that other elements of the page get about the payments of this one; the result ends it. */
function applyAnswersOfOthers(get: Getter, set: Setter): () => void {
  const userIdOf = (paymentId: string) => askerOf(get, paymentId)?.userId ?? null;
  return onStatus(get, userIdOf, (answer) => {
    const { id: paymentId, status } = answer;
    const state = get(purchaseAtom);
    const isOpen = openIds(state).includes(paymentId);
    if (!isOpen || state.polling === paymentId || isOtherSent(get)) return;
    keepAnswer(get, set, answer, userIdOf(paymentId));
    void dispatchWait(get, set, { kind: 'statusAnswered', paymentId, status }, WAIT_RULES);
    // One call for each payment and interval is enough.
    postponePoll(get, set, paymentId, WAIT_RULES);
  });
}

const trackedRunAtom = atom<AbortSignal | null>(null);

/** Polls whenever the page becomes visible or goes online, until the run ends. The timer of the wait polls in between. */
export const trackPaymentsAction = atom(null, (get, set): void => {
  const run = get(runSignalAtom);
  if (run.aborted || get(trackedRunAtom) === run) return;
  set(trackedRunAtom, run);
  const { host } = get(servicesAtom);
  const poll = () => set(dispatchPaymentEventAction, { kind: 'poll' });
  const stops = [
    host.onPageShown(poll),
    host.onConnectivity((online) => {
      if (online) poll();
    }),
    applyAnswersOfOthers(get, set),
  ];
  run.addEventListener('abort', () => stops.forEach((stop) => stop()));
});
