import type { ApiError } from '../../api/api-error.ts';
import type { Id } from '../../domain/config/id.ts';
import { isAbort, toApiError } from '../report-problem.ts';
import { runSignalAtom } from '../run-atom.ts';
import { servicesAtom } from '../services.ts';
import { credentialsAtom } from '../user-atom.ts';
import type { PaymentRun } from './payment-run.ts';
import { paymentAnswersAtom, withEntry } from './purchases.ts';

const SERVER_FAULT = 500;

/** Whether the server said something, and not just nothing or that it cannot answer now. */
function hasRefused({ status }: ApiError): boolean {
  return status !== null && status < SERVER_FAULT;
}

/** Asks the server how a payment stands. A lost answer is no news: the wait goes on. */
export async function pollPayment({ get, set, tell }: PaymentRun, paymentId: Id): Promise<void> {
  const { api } = get(servicesAtom);
  const signal = get(runSignalAtom);
  try {
    const answer = await api.getWalletPaymentStatus(paymentId, get(credentialsAtom), { signal });
    if (signal.aborted) return;
    set(paymentAnswersAtom, (all) => withEntry(all, paymentId, answer));
    tell({ kind: 'statusAnswered', paymentId, status: answer.status });
  } catch (error) {
    if (signal.aborted || isAbort(error)) return;
    const reason = hasRefused(toApiError(error)) ? 'refused' : 'unreachable';
    tell({ kind: 'pollFailed', paymentId, reason });
  }
}
