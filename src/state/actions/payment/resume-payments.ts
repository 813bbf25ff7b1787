import { atom } from 'jotai/vanilla';

import { restoreWait, type PaymentInFlight } from '../../../domain/payment/payment-in-flight.ts';
import { paymentInFlightAtom, voucherResultAtom, waitAtom } from '../../payment/payment-atoms.ts';
import { askOfDifference } from '../../payment/charge-question.ts';
import { restorePurchase } from '../../payment/keep-in-flight.ts';
import { lostIntentsAtom } from '../../payment/purchases.ts';
import { returnTicketAtom } from '../../payment/return-ticket.ts';
import { stepNoticeAtom } from '../../problem/problem-atoms.ts';
import { isAbort, reportError, toApiError } from '../../problem/report-problem.ts';
import { runSignalAtom } from '../../flow/run-atom.ts';
import { servicesAtom } from '../../services.ts';
import { submissionAtom } from '../../booking/submission-atom.ts';
import { credentialsAtom } from '../../account/user-atom.ts';
import { loadTextsAction } from '../flow/load-texts.ts';
import { followPaymentsAction } from './follow-payments.ts';
import { playPaymentAction } from './play-payment.ts';

/**
 * Goes on with the payments that a reload or a way to the provider left open: on the same screen, with the clock of
 * the first request. The server is asked at once. Contract section 2 "Return from payment".
 */
export const resumePaymentsAction = atom(
  null,
  async (get, set, saved: PaymentInFlight): Promise<void> => {
    const state = restoreWait(saved);
    set(returnTicketAtom, { nonce: saved.nonce, ownParams: saved.ownParams });
    set(waitAtom, state);
    set(paymentInFlightAtom, saved);
    for (const payment of saved.payments) restorePurchase(get, set, payment);
    if (state.phase === 'unknown' && state.intent) {
      const { intentKey, since } = state.intent;
      set(lostIntentsAtom, new Set([intentKey]));
      set(submissionAtom, { status: 'unknown', intentKey, since, choice: saved.mark ?? '' });
      set(stepNoticeAtom, { tone: 'warning', sentence: { key: 'payment.unknown' } });
    }
    await set(loadTextsAction, ['payment']);
    const isShown = state.phase === 'waiting' || state.phase === 'linked';
    if (isShown && state.currentId !== null) askOfDifference(get, set, state.currentId);
    set(followPaymentsAction);
    set(playPaymentAction, { kind: 'look' });
  },
);

/**
 * Asks the server, as whoever paid, for what a paid voucher is shown with at the shop: it is not stored. A failure is
 * no loss, nor an account that is not signed in any more: the e-mail has it.
 */
export const askPaidCodeAction = atom(null, async (get, set): Promise<void> => {
  const { api, host } = get(servicesAtom);
  const result = get(voucherResultAtom);
  if (result?.status !== 'paid') return;
  const user = result.owner === 'guest' ? null : get(credentialsAtom);
  if (result.owner === 'account' && !user) return;
  const signal = get(runSignalAtom);
  try {
    const answer = await api.getWalletPaymentStatus(result.paymentId, user, { signal });
    const { id, activationCode, activationQrCode } = answer;
    if (signal.aborted || id !== result.paymentId) return;
    set(voucherResultAtom, { ...result, activationCode, activationQrCode });
  } catch (error) {
    if (!signal.aborted && !isAbort(error)) reportError(host, toApiError(error));
  }
});
