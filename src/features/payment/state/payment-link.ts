import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { refusalAtom, reportError } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/checkout-context.ts';
import { modeAtom } from '../../../flow/state/flow-atoms.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import type { PaymentChannel } from '../../../lib/payment/payment-method.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { voucherResultAtom, type VoucherResult } from './payment-atoms.ts';
import { methodOf, type JournalEntry } from '../rules/journal/journal-entry.ts';
import { paymentsAtom, shownPaymentAtom } from './payments.ts';

/** Asks the customer to accept a charge that differs from the amount shown; null without a question. */
export const chargeQuestionAtom = atom<{
  paymentId: string;
  channel: PaymentChannel;
  shownCents: number;
  chargedCents: number;
} | null>(null);

/** The amounts in cents that the server names for a payment; the bank reference's first, because that one is paid. */
export function amountsOf({ reference, chargedCents }: JournalEntry): readonly number[] {
  return [reference?.amountCents ?? null, chargedCents].filter((amount) => amount !== null);
}

/** Asks about a charge that the customer has not accepted. Returns whether it asked. */
export function askAboutCharge(get: Getter, set: Setter, paymentId: string): boolean {
  const payment = get(paymentsAtom).get(paymentId);
  if (!payment) return false;
  const { channel, shownCents: shown } = payment.entry;
  const shownCents = shown ?? 0;
  const agreed = new Set([shownCents, ...payment.agreedCents]);
  const chargedCents = amountsOf(payment.entry).find((amount) => !agreed.has(amount));
  if (chargedCents === undefined) return false;
  set(chargeQuestionAtom, { paymentId, channel, shownCents, chargedCents });
  return true;
}

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

/** Asks about the charge of the payment on the screen, else shows its bank reference. */
export function showOpenPayment(get: Getter, set: Setter): void {
  const { paymentId = null, reference = null } = get(shownPaymentAtom)?.entry ?? {};
  if (paymentId === null || askAboutCharge(get, set, paymentId)) return;
  if (reference) trackLink(get, set, paymentId);
}

/** Follows a payment link: shows its bank reference, else opens the provider's page. */
export function trackLink(get: Getter, set: Setter, paymentId: string): void {
  const entry = get(paymentsAtom).get(paymentId)?.entry;
  if (!entry?.reference) return void openPaymentPage(get, set, paymentId);
  set(modeAtom, 'voucher');
  set(voucherResultAtom, unpaidResult(paymentId, entry));
  set(jumpToStepAction, 'success');
}

/** Follows a new link unless its charge differs from the amount shown. */
export function goToLink(get: Getter, set: Setter, paymentId: string): void {
  if (!askAboutCharge(get, set, paymentId)) trackLink(get, set, paymentId);
}
