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

/** Why the server is not asked about a payment of an account: nobody is signed in, or somebody else is. */
export type PaymentRest = 'signedOut' | 'otherAccount';

/** Whether a payment is of the account that is here; one from before a reload is known by its mark, where it has one. */
function isOf({ userId, accountMark: mark, intentKey }: Purchase, here: Id): boolean {
  if (userId !== null) return userId === here;
  return mark === null || mark === accountMark(intentKey, here);
}

/** Why a payment rests; null where the server can be asked about it. */
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

/** Takes over what the server said; whoever it told is the payment's owner. */
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
  // Only the sign-in that was refused ends, not another one that has come meanwhile; before a press goes on without it.
  if (hasEnded && get(credentialsAtom)?.userId === userId) void set(endSessionAction);
  tell({ kind: 'pollFailed', paymentId });
}

/**
 * Asks the server how a payment stands, as whoever paid: a payment of an account that is not here rests, and is told
 * of on the screen. A lost answer, or one
 * about another payment, is no news: the wait goes on. Spec section 7, section 8.
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
    if (answer.id !== paymentId) throw new ApiError('api', `An answer about payment ${answer.id}`);
    keepAnswer(run, answer, paymentId, userId);
    tell({ kind: 'statusAnswered', paymentId, status: answer.status });
    askOfWallet(run, paymentId);
  } catch (error) {
    if (!signal.aborted && !isAbort(error)) fail(run, error, paymentId, userId);
  }
}
