import { atom, type Getter } from 'jotai/vanilla';

import { isAbort, reportError, toApiError } from '../../../context/problems.ts';
import { runSignalAtom, servicesAtom, credentialsAtom } from '../../../context/checkout-context.ts';
import type { Id } from '../../../lib/config/id.ts';
import { accountMark } from '../../../lib/user-session.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { endSessionAction } from '../../account/state/session.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { getWalletPaymentStatus } from '../calls/payments.ts';
import type { PaymentAnswer } from '../rules/payment.ts';
import { openIds } from '../rules/wait/wait-state.ts';
import { waitAtom, type PaymentRun } from './payment-atoms.ts';
import { askAboutCharge, chargeQuestionAtom } from './payment-link.ts';
import { paymentAnswersAtom, purchasesAtom, withEntry, type Purchase } from './purchases.ts';

/** Why an account's payment cannot be polled. */
export type PaymentRest = 'signedOut' | 'otherAccount';

/** Whether an account made a purchase. One from before a reload is compared by its check sum, if it has one. */
function isPayer({ userId, accountMark: mark, intentKey }: Purchase, here: Id): boolean {
  if (userId !== null) return userId === here;
  return mark === null || mark === accountMark(intentKey, here);
}

/** Why a payment cannot be polled now; null if it can. */
function restOf(get: Getter, paymentId: Id): PaymentRest | null {
  const purchase = get(purchasesAtom).get(paymentId);
  if (purchase?.owner !== 'account') return null;
  const here = get(credentialsAtom)?.userId;
  if (here === undefined) return 'signedOut';
  return isPayer(purchase, here) ? null : 'otherAccount';
}

/** Why the payment on the screen, else any open payment, cannot be polled; null if all can. */
export const paymentRestAtom = atom((get): PaymentRest | null => {
  const state = get(waitAtom);
  const { currentId } = state;
  const open = openIds(state).filter((id) => currentId === null || id === currentId);
  return open.map((id) => restOf(get, id)).find((rest) => rest !== null) ?? null;
});

/** Stores an answer; an answer to `userId` proves that it is their payment. */
function keepAnswer({ get, set }: PaymentRun, answer: PaymentAnswer, userId: Id | null): void {
  const { unknownWord: word, id: paymentId } = answer;
  if (word !== undefined && word !== get(paymentAnswersAtom).get(paymentId)?.unknownWord) {
    reportError(get, new ApiError('api', `Unknown payment status "${word}"`));
  }
  set(paymentAnswersAtom, (all) => {
    const chargedCents = answer.chargedCents ?? all.get(paymentId)?.chargedCents ?? null;
    return withEntry(all, paymentId, { ...answer, chargedCents });
  });
  set(purchasesAtom, (all) => {
    const purchase = all.get(paymentId);
    return purchase ? withEntry(all, paymentId, { ...purchase, userId }) : all;
  });
}

/** Asks about a wallet charge that differs from the amount shown; a provider's page shows its own amount. */
function askAboutWallet({ get, set }: PaymentRun, paymentId: Id): void {
  const { phase, currentId } = get(waitAtom);
  const isShown = phase === 'waiting' && currentId === paymentId;
  if (isShown && get(chargeQuestionAtom) === null) askAboutCharge(get, set, paymentId);
}

/** Whether a submission other than a payment is under way: a payment's result would replace its screen and its answer. */
function isOtherSent(get: Getter): boolean {
  const { phase } = get(waitAtom);
  const isPaying = phase === 'checking' || phase === 'requesting';
  return !isPaying && get(submissionAtom).status === 'sending';
}

/**
 * Polls a payment with the payer's credentials. Skips a payment whose account is not signed in; the screen says so. A
 * lost answer, one about another payment, or one while something else is being sent, changes nothing. Spec sections 7
 * and 8.
 */
export async function pollPayment(run: PaymentRun, paymentId: Id): Promise<void> {
  const { get, set, dispatch } = run;
  if (restOf(get, paymentId)) return dispatch({ kind: 'pollFailed', paymentId });
  const { call } = get(servicesAtom);
  const signal = get(runSignalAtom);
  const isOfGuest = get(purchasesAtom).get(paymentId)?.owner === 'guest';
  const user = isOfGuest ? null : get(credentialsAtom);
  const userId = user?.userId ?? null;
  try {
    const answer = await call(getWalletPaymentStatus, [paymentId, user], { signal });
    if (signal.aborted) return;
    if (answer.id !== paymentId || isOtherSent(get))
      return dispatch({ kind: 'pollFailed', paymentId });
    keepAnswer(run, answer, userId);
    dispatch({ kind: 'statusAnswered', paymentId, status: answer.status });
    askAboutWallet(run, paymentId);
  } catch (error) {
    if (signal.aborted || isAbort(error)) return;
    // Ends only the refused session, not a newer one, and before a press continues without it.
    const here = get(credentialsAtom);
    const hasEnded = toApiError(error).code === 'auth' && here?.userId === userId;
    if (hasEnded) void set(endSessionAction, here.token);
    dispatch({ kind: 'pollFailed', paymentId });
  }
}
