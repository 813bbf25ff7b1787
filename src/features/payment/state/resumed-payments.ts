import { OWN_PREFIX } from '../../../lib/limits.ts';
import {
  attemptToSave,
  isFinal,
  isPaymentShown,
  openIds,
} from '../../../submission/rules/purchase-state.ts';
import { purchaseAtom, submissionAtom, waitAtom } from '../../../submission/submission-atom.ts';
import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { isAbort, reportError, stepNoticeAtom } from '../../../context/problems.ts';
import { runSignalAtom, servicesAtom, credentialsAtom } from '../../../context/checkout-context.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { loadTextsAction } from '../../../flow/state/load-texts.ts';
import { visitStepAction } from '../../../flow/state/move-step.ts';
import { referenceOf } from '../../../submission/rules/intent-key.ts';
import { getWalletPaymentStatus } from '../calls/payment-calls.ts';
import type { JournalEntry } from '../../../submission/journal/journal-entry.ts';
import {
  purchaseToResume,
  type OpenPayments,
  hasStatusCall,
} from '../../../submission/journal/journal-rules.ts';
import { restorePayment } from './payments.ts';
import { openPaymentsOf, ownEntry, viewerOf } from '../../../submission/journal/journal.ts';
import { voucherResultAtom } from './payment-atoms.ts';
import { showOpenPayment } from './payment-link.ts';
import { dispatchPaymentEventAction, trackPaymentsAction, WAIT_RULES } from './payment-wait.ts';
import { againQuestionAtom } from '../../../submission/journal/reserve-purchase.ts';
import { restoreOrder } from './order-payment.ts';

/** Restores a request of unknown outcome; a retry reuses its key. */
async function restoreUnknownPayment(
  get: Getter,
  set: Setter,
  { key, since }: JournalEntry,
): Promise<void> {
  const choice = (await get(servicesAtom).host.storage.read(OWN_PREFIX + key)) ?? '';
  // A lost booking keeps its key. The journal asks before a payment is sent again, and knows no bookings.
  if (!attemptToSave(get(purchaseAtom)))
    set(submissionAtom, { status: 'unknown', intentKey: key, since, choice });
  const reference = referenceOf(key);
  set(stepNoticeAtom, { tone: 'warning', message: { key: 'payment.unknown' }, reference });
}

/**
 * Resumes the payments that a reload, a visit to the provider or another tab left open, on the same screen. Polls at
 * once. Contract section 2 "Return from payment".
 */
export const resumePaymentsAction = atom(
  null,
  async (get, set, open: OpenPayments): Promise<void> => {
    const { followed, unknownPayment } = open;
    const before = get(purchaseAtom);
    const resumed = purchaseToResume(open);
    // A request of unknown outcome is kept while another payment is looked at.
    set(purchaseAtom, {
      ...resumed,
      submission: before.submission,
      unknownPayment: resumed.unknownPayment ?? before.unknownPayment,
    });
    for (const entry of followed) restorePayment(get, set, entry);
    if (unknownPayment) await restoreUnknownPayment(get, set, unknownPayment);
    await set(loadTextsAction, 'payment');
    if (isPaymentShown(get(waitAtom))) showOpenPayment(get, set);
    set(trackPaymentsAction);
    set(dispatchPaymentEventAction, { kind: 'poll' });
  },
);

/**
 * Asks about the saved result with the payer's credentials. A paid voucher gets its code, which is not stored. A bank
 * reference that is no longer followed may have been decided in another tab: it becomes paid, or the customer returns to
 * the methods. A failure or a missing sign-in does no harm, because the e-mail has the code.
 */
export const refreshResultAction = atom(null, async (get, set): Promise<void> => {
  const { call } = get(servicesAtom);
  const result = get(voucherResultAtom);
  if (!result || openIds(get(purchaseAtom)).includes(result.paymentId)) return;
  const { paymentId } = result;
  const user = result.owner === 'guest' ? null : get(credentialsAtom);
  if (result.owner === 'account' && !user) return;
  const signal = get(runSignalAtom);
  try {
    const answer = await call(getWalletPaymentStatus, [paymentId, user], { signal });
    const { id, status, activationCode, activationQrCode, chargedCents } = answer;
    if (signal.aborted || id !== paymentId || get(voucherResultAtom) !== result) return;
    const codes = { activationCode, activationQrCode };
    if (result.status === 'paid') return set(voucherResultAtom, { ...result, ...codes });
    if (!isFinal(status)) return;
    if (status !== 'COMPLETED')
      return WAIT_RULES.showEnded(get, set, { kind: 'showEnded', status, paymentId });
    const amountCents = chargedCents ?? result.amountCents;
    const shownCents = amountCents === result.amountCents ? null : result.amountCents;
    const paid = { status: 'paid', amountCents, shownCents, reference: null } as const;
    set(voucherResultAtom, { ...result, ...codes, ...paid });
  } catch (error) {
    if (!signal.aborted && !isAbort(error)) reportError(get, error);
  }
});

/** After a reload: resumes open payments, if there are any, and asks about the saved result. */
export const resumePurchaseAction = atom(
  null,
  async (get, set, open: OpenPayments | null): Promise<void> => {
    // After a success the confirmation itself warns of a request of unknown outcome of the same purchase.
    const isPaid = get(voucherResultAtom)?.status === 'paid';
    if (open) await set(resumePaymentsAction, isPaid ? { ...open, unknownPayment: null } : open);
    void set(refreshResultAction);
  },
);

/** Whether the customer went to sign in for a payment. */
const isAwayAtom = atom(false);

/** Goes to the sign-in and back, because the payment belongs to an account. */
export const signInForPaymentAction = atom(null, (get, set): void => {
  const step = get(currentEntryAtom)?.step;
  if (!step || get(submissionAtom).status === 'sending') return;
  set(isAwayAtom, true);
  set(visitStepAction, 'login', step);
  set(stepNoticeAtom, { tone: 'info', message: { key: 'payment.rest.reason' } });
});

/** Polls after a sign-in for a payment; does nothing after any other sign-in. */
export const pollAfterSignInAction = atom(null, (get, set): void => {
  if (!get(isAwayAtom)) return;
  set(isAwayAtom, false);
  set(dispatchPaymentEventAction, { kind: 'poll' });
});

/** The customer agrees to pay again. */
export const payAgainAction = atom(null, (get, set): void => {
  const question = get(againQuestionAtom);
  if (!question) return;
  set(againQuestionAtom, null);
  question.consent();
});

/** Goes to the first payment. Claims a guest's payment from another tab; asks to sign in for an account's. */
export const goToFirstPaymentAction = atom(null, async (get, set): Promise<void> => {
  const question = get(againQuestionAtom);
  if (!question) return;
  const { entry, visibility } = question.seen;
  set(againQuestionAtom, null);
  if (entry.owner === 'account' && visibility === 'masked') return set(signInForPaymentAction);
  if (!viewerOf(get).isOwn(entry.key)) ownEntry(get, entry.key);
  if (entry.kind === 'order') return restoreOrder(get, set, entry);
  const open = openPaymentsOf(get, entry);
  if (open)
    await set(resumePaymentsAction, { ...open, unknownPayment: null, currentId: entry.paymentId });
});

/** Whether the customer can go to the payment that the question names. */
export const firstIsReachableAtom = atom((get): boolean => {
  const seen = get(againQuestionAtom)?.seen;
  if (!seen) return false;
  return hasStatusCall(seen.entry) || (seen.entry.kind === 'order' && seen.entry.url !== null);
});
