import { waitAtom } from '../../../submission/submission-atom.ts';
import { isPaymentShown } from '../../../submission/rules/purchase-state.ts';
import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { refusalAtom, reportError } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/checkout-context.ts';
import { modeAtom } from '../../offer/state/choice-atoms.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { voucherResultAtom, type VoucherResult } from './payment-atoms.ts';
import { methodOf, type JournalEntry } from '../../../submission/journal/journal-entry.ts';
import { paymentsAtom, shownPaymentAtom } from './payments.ts';

/** The amounts in cents that the server names for a payment; the bank reference's first, because that one is paid. */
export function amountsOf({ reference, chargedCents }: JournalEntry): readonly number[] {
  return [reference?.amountCents ?? null, chargedCents].filter((amount) => amount !== null);
}

/** The charge of the payment on the screen if it differs from the amount shown and the customer has not accepted it; else null. */
export const chargeQuestionAtom = atom((get) => {
  const payment = get(shownPaymentAtom);
  if (!payment || !isPaymentShown(get(waitAtom))) return null;
  const { channel, shownCents: shown } = payment.entry;
  const shownCents = shown ?? 0;
  const agreed = new Set([shownCents, ...payment.agreedCents]);
  const chargedCents = amountsOf(payment.entry).find((amount) => !agreed.has(amount));
  return chargedCents === undefined ? null : { channel, shownCents, chargedCents };
});

/** The result of a payment by a bank reference: reserved, not paid. */
export function unpaidResult(paymentId: string, entry: JournalEntry): VoucherResult {
  const { shownCents, count, reference, owner } = entry;
  const [amountCents = shownCents ?? 0] = amountsOf(entry);
  return {
    paymentId,
    method: methodOf(entry),
    status: 'reserved',
    amountCents,
    shownCents: null,
    count,
    reference,
    activationCode: null,
    activationQrCode: null,
    owner,
    otherOpen: false,
  };
}

/**
 * Navigates to the provider's page, through the host frame if there is one. The page may cancel this and navigate
 * itself. Reports a failed navigation. Spec section 4 "Payment step".
 */
export async function openPaymentPage(get: Getter, set: Setter, paymentId: string): Promise<void> {
  const { host } = get(servicesAtom);
  const url = get(paymentsAtom).get(paymentId)?.entry.url;
  if (!url) return;
  set(refusalAtom, null);
  const result = await host.redirect(url, 'voucher');
  if (result.kind !== 'failed') return;
  reportError(get, new ApiError(result.code, result.message));
  set(refusalAtom, { about: 'paymentPage', key: 'payment.platformError' });
}

/** Shows the bank reference of the payment on the screen, unless its charge is in question. */
export function showOpenPayment(get: Getter, set: Setter): void {
  const { paymentId = null, reference = null } = get(shownPaymentAtom)?.entry ?? {};
  if (paymentId !== null && reference) openAgreedPaymentLink(get, set, paymentId);
}

/** Follows a payment link: shows its bank reference, else opens the provider's page. */
export function openPaymentLink(get: Getter, set: Setter, paymentId: string): void {
  const entry = get(paymentsAtom).get(paymentId)?.entry;
  if (!entry?.reference) return void openPaymentPage(get, set, paymentId);
  set(modeAtom, 'voucher');
  set(voucherResultAtom, unpaidResult(paymentId, entry));
  set(jumpToStepAction, 'success');
}

/** Follows the link of the payment on the screen, unless its charge is in question. */
export function openAgreedPaymentLink(get: Getter, set: Setter, paymentId: string): void {
  if (!get(chargeQuestionAtom)) openPaymentLink(get, set, paymentId);
}
