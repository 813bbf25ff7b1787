import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { getWalletPaymentStatus } from '../calls/payments.ts';
import { referenceOf } from '../../../submission/rules/intent-key.ts';
import type { JournalEntry } from '../rules/journal/journal-entry.ts';
import { OWN_PREFIX } from '../rules/journal/journal-prefix.ts';
import { restoreWait, type OpenPayments } from '../rules/journal/restore-wait.ts';
import { voucherResultAtom, waitAtom } from './payment-atoms.ts';
import { askOfDifference } from './charge-question.ts';
import { restorePurchase } from './keep-journal.ts';
import { followLink } from './go-to-link.ts';
import { lostIntentsAtom, paymentLinksAtom } from './purchases.ts';
import { returnTicketAtom } from './return-ticket.ts';
import { stepNoticeAtom } from '../../../context/problem-atoms.ts';
import { isAbort, reportError, toApiError } from '../../../context/report-problem.ts';
import { runSignalAtom } from '../../../context/run-atom.ts';
import { servicesAtom } from '../../../context/services.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { loadTextsAction } from '../../../flow/state/load-texts.ts';
import { followPaymentsAction } from './follow-payments.ts';
import { playPaymentAction } from './play-payment.ts';

/** The request that got no answer is as open as it was: the same again carries its key. */
async function resumeLost(get: Getter, set: Setter, { key, since }: JournalEntry): Promise<void> {
  const choice = (await get(servicesAtom).host.storage.read(OWN_PREFIX + key)) ?? '';
  set(lostIntentsAtom, new Set([key]));
  set(submissionAtom, { status: 'unknown', intentKey: key, since, choice });
  const reference = referenceOf(key);
  set(stepNoticeAtom, { tone: 'warning', sentence: { key: 'payment.unknown' }, reference });
}

/**
 * Goes on with the payments that a reload, a way to the provider or another tab left open: on the same screen, with
 * the clock of the first request. The server is asked at once. Contract section 2 "Return from payment".
 */
export const resumePaymentsAction = atom(
  null,
  async (get, set, open: OpenPayments): Promise<void> => {
    const state = restoreWait(open);
    const { followed, lost } = open;
    const { nonce = null, ownParams = [] } = lost ?? followed.at(-1) ?? {};
    set(returnTicketAtom, { nonce, ownParams });
    set(waitAtom, state);
    for (const entry of followed) restorePurchase(get, set, entry);
    if (lost) await resumeLost(get, set, lost);
    await set(loadTextsAction);
    const { phase, currentId } = get(waitAtom);
    const isShown = phase === 'waiting' || phase === 'linked';
    const hasReference = Boolean(get(paymentLinksAtom).get(currentId ?? '')?.reference);
    if (isShown && currentId !== null && !askOfDifference(get, set, currentId) && hasReference) {
      followLink(get, set, currentId);
    }
    set(followPaymentsAction);
    set(playPaymentAction, { kind: 'look' });
  },
);

/**
 * Asks the server, as whoever paid, for what a paid voucher is shown with at the shop: it is not stored. A failure is
 * no loss, nor an account that is not signed in any more: the e-mail has it.
 */
export const askPaidCodeAction = atom(null, async (get, set): Promise<void> => {
  const { call, host } = get(servicesAtom);
  const result = get(voucherResultAtom);
  if (result?.status !== 'paid') return;
  const user = result.owner === 'guest' ? null : get(credentialsAtom);
  if (result.owner === 'account' && !user) return;
  const signal = get(runSignalAtom);
  try {
    const answer = await call(getWalletPaymentStatus, [result.paymentId, user], { signal });
    const { id, activationCode, activationQrCode } = answer;
    if (signal.aborted || id !== result.paymentId) return;
    set(voucherResultAtom, { ...result, activationCode, activationQrCode });
  } catch (error) {
    if (!signal.aborted && !isAbort(error)) reportError(host, toApiError(error));
  }
});
