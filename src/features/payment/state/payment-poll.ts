import { atom, type Getter } from 'jotai/vanilla';

import { isAbort, reportError, toApiError } from '../../../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../../../context/services.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import type { Id } from '../../../lib/config/id.ts';
import { accountMark } from '../../../lib/user-session.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { endSessionAction } from '../../account/state/end-session.ts';
import { getWalletPaymentStatus } from '../calls/payments.ts';
import type { PaymentAnswer } from '../rules/payment.ts';
import { openIds } from '../rules/wait/wait-state.ts';
import { waitAtom } from './payment-atoms.ts';
import { askOfDifference, chargeQuestionAtom } from './payment-link.ts';
import type { PaymentRun } from './payment-run.ts';
import { paymentAnswersAtom, purchasesAtom, withEntry, type Purchase } from './purchases.ts';

/** Why a payment of an account is not polled: nobody is signed in, or another account is. */
export type PaymentRest = 'signedOut' | 'otherAccount';

/** Whether a payment is of the account that is here; one from before a reload is known by its mark, where it has one. */
function isOf({ userId, accountMark: mark, intentKey }: Purchase, here: Id): boolean {
  if (userId !== null) return userId === here;
  return mark === null || mark === accountMark(intentKey, here);
}

/** Why the status of a payment cannot be requested now; null if it can. */
function restOf(get: Getter, paymentId: Id): PaymentRest | null {
  const purchase = get(purchasesAtom).get(paymentId);
  if (purchase?.owner !== 'account') return null;
  const here = get(credentialsAtom)?.userId;
  if (here === undefined) return 'signedOut';
  return isOf(purchase, here) ? null : 'otherAccount';
}

/** As whom the server is asked about a payment: null as a guest, also where somebody has signed in since. Spec section 7. */
function payerOf(get: Getter, paymentId: Id): Credentials | null {
  const isGuests = get(purchasesAtom).get(paymentId)?.owner === 'guest';
  return isGuests ? null : get(credentialsAtom);
}

/** Why the payment on the screen rests, or another one that is open; null where none does. */
export const paymentRestAtom = atom((get): PaymentRest | null => {
  const state = get(waitAtom);
  const { currentId } = state;
  const open = openIds(state).filter((id) => currentId === null || id === currentId);
  return open.map((id) => restOf(get, id)).find((rest) => rest !== null) ?? null;
});

/** Stores an answer of the server; its status call shows the owner of the payment. */
function keepAnswer(
  { get, set }: PaymentRun,
  answer: PaymentAnswer,
  paymentId: Id,
  userId: Id | null,
) {
  const { unknownWord: word } = answer;
  if (word !== undefined && word !== get(paymentAnswersAtom).get(paymentId)?.unknownWord) {
    reportError(get(servicesAtom).host, new ApiError('api', `Unknown payment status "${word}"`));
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

/** A wallet that is asked for another amount than the one shown; a page of the provider shows its own. */
function askOfWallet({ get, set }: PaymentRun, paymentId: Id): void {
  const { phase, currentId } = get(waitAtom);
  const isShown = phase === 'waiting' && currentId === paymentId;
  if (isShown && get(chargeQuestionAtom) === null) askOfDifference(get, set, paymentId);
}

function fail({ get, set, tell }: PaymentRun, error: unknown, paymentId: Id, userId: Id | null) {
  const hasEnded = toApiError(error).code === 'auth';
  // Ends only the session that was refused, not a newer one, and does so before a press continues without it.
  const here = get(credentialsAtom);
  if (hasEnded && here?.userId === userId) void set(endSessionAction, here.token);
  tell({ kind: 'pollFailed', paymentId });
}

/**
 * Polls a payment with the payer's credentials. A payment of an absent account rests and the screen says so. A lost
 * answer, or one about another payment, changes nothing. Spec section 7, section 8.
 */
export async function pollPayment(run: PaymentRun, paymentId: Id): Promise<void> {
  const { get, tell } = run;
  if (restOf(get, paymentId)) return tell({ kind: 'pollFailed', paymentId });
  const { call } = get(servicesAtom);
  const signal = get(runSignalAtom);
  const user = payerOf(get, paymentId);
  const userId = user?.userId ?? null;
  try {
    const answer = await call(getWalletPaymentStatus, [paymentId, user], { signal });
    if (signal.aborted) return;
    if (answer.id !== paymentId) return tell({ kind: 'pollFailed', paymentId });
    keepAnswer(run, answer, paymentId, userId);
    tell({ kind: 'statusAnswered', paymentId, status: answer.status });
    askOfWallet(run, paymentId);
  } catch (error) {
    if (!signal.aborted && !isAbort(error)) fail(run, error, paymentId, userId);
  }
}
