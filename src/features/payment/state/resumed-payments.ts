import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { isAbort, reportError, stepNoticeAtom, toApiError } from '../../../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../../../context/services.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { loadTextsAction } from '../../../flow/state/load-texts.ts';
import { visitStepAction } from '../../../flow/state/move-step.ts';
import { referenceOf } from '../../../submission/rules/intent-key.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';
import { getWalletPaymentStatus } from '../calls/payments.ts';
import type { JournalEntry } from '../rules/journal/journal-entry.ts';
import { OWN_PREFIX } from '../rules/journal/journal-prefix.ts';
import { restoreWait, type OpenPayments } from '../rules/journal/restore-wait.ts';
import { restorePurchase } from './keep-journal.ts';
import { returnNonceAtom } from './open-payments.ts';
import { voucherResultAtom, waitAtom } from './payment-atoms.ts';
import { askOfDifference, followLink } from './payment-link.ts';
import { dispatchPaymentEventAction } from './payment-machine.ts';
import { lostIntentsAtom, paymentLinksAtom } from './purchases.ts';

/** The run whose payments are followed. */
const trackedRunAtom = atom<AbortSignal | null>(null);

/**
 * Polls whenever the page becomes visible, returns from the history or goes online; started once per run, until it
 * ends. The timer of the wait polls in between.
 */
export const trackPaymentsAction = atom(null, (get, set): void => {
  const run = get(runSignalAtom);
  if (run.aborted || get(trackedRunAtom) === run) return;
  set(trackedRunAtom, run);
  const { host } = get(servicesAtom);
  const look = () => set(dispatchPaymentEventAction, { kind: 'look' });
  const stops = [
    host.onPageShown(look),
    host.onConnectivity((online) => {
      if (online) look();
    }),
  ];
  run.addEventListener('abort', () => stops.forEach((stop) => stop()));
});

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
    set(returnNonceAtom, lost?.nonce ?? null);
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
    set(trackPaymentsAction);
    set(dispatchPaymentEventAction, { kind: 'look' });
  },
);

/**
 * Asks the server, with the payer's credentials, for the code of a paid voucher, which is not stored. A failure or a
 * missing sign-in does no harm: the e-mail has the code.
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

/** Whether the customer went to sign in so that a payment can be seen. */
const isAwayAtom = atom(false);

/** Leads to the sign-in, which leads back here: the payment belongs to an account. */
export const signInForPaymentAction = atom(null, (get, set): void => {
  const step = get(currentEntryAtom)?.step;
  if (!step || get(submissionAtom).status === 'sending') return;
  set(isAwayAtom, true);
  set(visitStepAction, 'login', step);
  set(stepNoticeAtom, { tone: 'info', sentence: { key: 'payment.rest.reason' } });
});

/** Polls the payment that the customer has signed in for; does nothing after any other sign-in. */
export const lookAfterSignInAction = atom(null, (get, set): void => {
  if (!get(isAwayAtom)) return;
  set(isAwayAtom, false);
  set(dispatchPaymentEventAction, { kind: 'look' });
});
