import { atom, type Getter } from 'jotai/vanilla';

import { toApiError } from '../../../context/problems.ts';
import { runSignalAtom, credentialsAtom } from '../../../context/checkout-context.ts';
import { accountMark } from '../../../lib/user-session.ts';
import { endSessionAction } from '../../account/state/session.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { isPayer } from '../rules/journal/journal-rules.ts';
import { isFinal, type PaymentAnswer } from '../rules/payment.ts';
import { openIds, isPaying } from '../rules/wait/wait-state.ts';
import { waitAtom, type PaymentRun } from './payment-atoms.ts';
import { keepEntry } from './payment-journal.ts';
import { paymentsAtom, reportUnknownWord, setPayment } from './payments.ts';
import { askStatus, onStatus } from './status-calls.ts';

/** Why an account's payment cannot be polled. */
export type PaymentRest = 'signedOut' | 'otherAccount';

/** Why a payment cannot be polled now; null if it can. */
function restOf(get: Getter, paymentId: string): PaymentRest | null {
  const entry = get(paymentsAtom).get(paymentId)?.entry;
  if (entry?.owner !== 'account') return null;
  const here = get(credentialsAtom)?.userId;
  if (here === undefined) return 'signedOut';
  return isPayer(entry, here) ? null : 'otherAccount';
}

/** Why the payment on the screen, else any open payment, cannot be polled; null if all can. */
export const paymentRestAtom = atom((get): PaymentRest | null => {
  const state = get(waitAtom);
  const { currentId } = state;
  const open = openIds(state).filter((id) => currentId === null || id === currentId);
  return open.map((id) => restOf(get, id)).find((rest) => rest !== null) ?? null;
});

/** Stores an answer; an answer to `userId` proves that it is their payment. */
function keepAnswer({ get, set }: PaymentRun, answer: PaymentAnswer, userId: string | null): void {
  const payment = get(paymentsAtom).get(answer.id);
  if (!payment) return;
  reportUnknownWord(get, answer.id, answer);
  const { entry } = payment;
  // Until it is paid, a link has the amount of its page.
  const isNamed = entry.channel === 'wallet' || isFinal(answer.status);
  const chargedCents = (isNamed ? answer.chargedCents : null) ?? entry.chargedCents;
  const mark = entry.mark ?? (userId && accountMark(entry.key, userId));
  const known = { ...entry, chargedCents, mark };
  setPayment(set, answer.id, { ...payment, entry: known, answer });
  if (!isFinal(answer.status)) keepEntry(get, known);
}

/** Whether a submission other than a payment is pending: a payment's result would replace its screen and its answer. */
function isOtherSent(get: Getter): boolean {
  return !isPaying(get(waitAtom)) && get(submissionAtom).status === 'sending';
}

/** The account as which a payment is asked about; null for a guest's. */
const askerOf = (get: Getter, paymentId: string) =>
  get(paymentsAtom).get(paymentId)?.entry.owner === 'guest' ? null : get(credentialsAtom);

/**
 * Applies the answers that other elements of the page get about the payments of this one, until the result is called.
 * `onApplied` gets the payment of each.
 */
export function followOthers(run: PaymentRun, onApplied: (paymentId: string) => void): () => void {
  const { get, dispatch } = run;
  const userIdOf = (paymentId: string) => askerOf(get, paymentId)?.userId ?? null;
  return onStatus(get, userIdOf, (answer) => {
    const { id: paymentId, status } = answer;
    const state = get(waitAtom);
    const isOpen = openIds(state).includes(paymentId);
    if (!isOpen || state.polling === paymentId || isOtherSent(get)) return;
    keepAnswer(run, answer, userIdOf(paymentId));
    dispatch({ kind: 'statusAnswered', paymentId, status });
    onApplied(paymentId);
  });
}

/**
 * Polls a payment with the payer's credentials. Skips a payment whose account is not signed in; the screen says so. A
 * lost answer, one about another payment, or one while something else is being sent, changes nothing. Spec sections 7
 * and 8.
 */
export async function pollPayment(run: PaymentRun, paymentId: string): Promise<void> {
  const { get, set, dispatch } = run;
  if (restOf(get, paymentId)) return dispatch({ kind: 'pollFailed', paymentId });
  const signal = get(runSignalAtom);
  const user = askerOf(get, paymentId);
  const userId = user?.userId ?? null;
  try {
    const answer = await askStatus(get, paymentId, user, signal);
    if (signal.aborted) return;
    if (answer.id !== paymentId || isOtherSent(get))
      return dispatch({ kind: 'pollFailed', paymentId });
    keepAnswer(run, answer, userId);
    dispatch({ kind: 'statusAnswered', paymentId, status: answer.status });
  } catch (error) {
    if (signal.aborted) return;
    // Ends only the refused session, not a newer one, and before a press continues without it.
    const here = get(credentialsAtom);
    const hasEnded = toApiError(error).code === 'auth' && here?.userId === userId;
    if (hasEnded) void set(endSessionAction, here.token);
    dispatch({ kind: 'pollFailed', paymentId });
  }
}
