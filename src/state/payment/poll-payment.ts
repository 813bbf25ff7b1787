import type { ApiError } from '../../api/http/api-error.ts';
import type { Id } from '../../domain/config/id.ts';
import { holdsCustomerAtom } from '../account/holds-customer-atom.ts';
import { endSessionAction } from '../actions/account/end-session.ts';
import { stepNoticeAtom } from '../problem/problem-atoms.ts';
import { isAbort, toApiError } from '../problem/report-problem.ts';
import { runSignalAtom } from '../flow/run-atom.ts';
import { servicesAtom } from '../services.ts';
import { credentialsAtom } from '../account/user-atom.ts';
import type { PaymentRun } from './payment-run.ts';
import { paymentAnswersAtom, purchasesAtom, withEntry } from './purchases.ts';

const SERVER_FAULT = 500;

/** Whether the server said something, and not just nothing or that it cannot answer now. */
function hasRefused({ status }: ApiError): boolean {
  return status !== null && status < SERVER_FAULT;
}

/** Whether a payment is somebody else's than who is here now: the server would not tell; one from before a reload is taken for theirs. */
function isForeign({ get }: PaymentRun, paymentId: Id): boolean {
  const purchase = get(purchasesAtom).get(paymentId);
  return purchase !== undefined && purchase.userId !== (get(credentialsAtom)?.userId ?? null);
}

/**
 * The sign-in has ended while a payment is open: nobody is led away from it, but what can no longer be seen here is
 * said. Spec section 8.
 */
function endSession({ get, set }: PaymentRun): void {
  void set(endSessionAction);
  if (!get(holdsCustomerAtom)) return;
  set(stepNoticeAtom, { tone: 'warning', sentence: { key: 'payment.sessionEnded' } });
}

/** Asks the server how a payment stands. A lost answer is no news: the wait goes on. */
export async function pollPayment(run: PaymentRun, paymentId: Id): Promise<void> {
  const { get, set, tell } = run;
  if (isForeign(run, paymentId)) return tell({ kind: 'pollFailed', paymentId, reason: 'refused' });
  const { api } = get(servicesAtom);
  const signal = get(runSignalAtom);
  try {
    const answer = await api.getWalletPaymentStatus(paymentId, get(credentialsAtom), { signal });
    if (signal.aborted) return;
    set(paymentAnswersAtom, (all) => withEntry(all, paymentId, answer));
    tell({ kind: 'statusAnswered', paymentId, status: answer.status });
  } catch (error) {
    if (signal.aborted || isAbort(error)) return;
    const failure = toApiError(error);
    const hasEnded = failure.code === 'auth';
    const reason = hasRefused(failure) && !hasEnded ? 'refused' : 'unreachable';
    tell({ kind: 'pollFailed', paymentId, reason });
    if (hasEnded) endSession(run);
  }
}
