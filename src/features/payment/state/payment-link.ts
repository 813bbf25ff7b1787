import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { refusalAtom, reportError } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/checkout-context.ts';
import { modeAtom } from '../../../flow/state/flow-atoms.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import type { Id } from '../../../lib/config/id.ts';
import { PAYMENT_METHODS, type PaymentChannel } from '../../../lib/payment/payment-method.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { voucherResultAtom } from './payment-atoms.ts';
import { paymentAnswersAtom, paymentLinksAtom, purchasesAtom, withEntry } from './purchases.ts';

/** Asks the customer to accept a charge that differs from the amount shown; null without a question. */
export const chargeQuestionAtom = atom<{
  paymentId: Id;
  channel: PaymentChannel;
  shownCents: number;
  chargedCents: number;
} | null>(null);

/** Cents that the server charges for a payment, by its last answer; null if unknown. */
export function chargedCentsOf(get: Getter, paymentId: Id): number | null {
  const answer = get(paymentAnswersAtom).get(paymentId);
  const link = get(paymentLinksAtom).get(paymentId);
  return answer?.chargedCents ?? link?.chargedCents ?? link?.reference?.amountCents ?? null;
}

/** Amounts that the customer accepted, by payment: several amounts from the server raise one question each. */
const agreedAmountsAtom = atom<ReadonlyMap<Id, readonly number[]>>(new Map());

/** The amounts in cents that the server names for a payment; the bank reference's first, because that one is paid. */
function amountsOf(get: Getter, paymentId: Id): readonly number[] {
  const inReference = get(paymentLinksAtom).get(paymentId)?.reference?.amountCents ?? null;
  return [inReference, chargedCentsOf(get, paymentId)].filter((amount) => amount !== null);
}

/** The customer accepts all current amounts of a payment. */
export function agreeToAmounts(get: Getter, set: Setter, paymentId: Id): void {
  set(agreedAmountsAtom, (all) => withEntry(all, paymentId, amountsOf(get, paymentId)));
}

/** Asks about a charge that the customer has not accepted. Returns whether it asked. */
export function askAboutCharge(get: Getter, set: Setter, paymentId: Id): boolean {
  const purchase = get(purchasesAtom).get(paymentId);
  if (!purchase) return false;
  const { shownCents } = purchase;
  const agreed = new Set([shownCents, ...(get(agreedAmountsAtom).get(paymentId) ?? [])]);
  const chargedCents = amountsOf(get, paymentId).find((amount) => !agreed.has(amount));
  if (chargedCents === undefined) return false;
  const { channel } = PAYMENT_METHODS[purchase.method];
  set(chargeQuestionAtom, { paymentId, channel, shownCents, chargedCents });
  return true;
}

/** Shows the bank reference as the result: reserved, not paid. */
function showReference(get: Getter, set: Setter, paymentId: Id): void {
  const link = get(paymentLinksAtom).get(paymentId);
  const purchase = get(purchasesAtom).get(paymentId);
  if (!link?.reference || !purchase) return;
  set(modeAtom, 'voucher');
  set(voucherResultAtom, {
    paymentId,
    method: purchase.method,
    status: 'reserved',
    amountCents: link.reference.amountCents ?? link.chargedCents ?? purchase.shownCents,
    shownCents: null,
    count: purchase.voucher.numberOfPeople,
    reference: link.reference,
    activationCode: null,
    activationQrCode: null,
    owner: purchase.owner,
    otherOpen: false,
  });
  set(jumpToStepAction, 'success');
}

/**
 * Navigates to the provider's page, through the host frame if there is one. The page may cancel this and navigate
 * itself. Reports a failed navigation. Spec section 4 "Payment step".
 */
export async function openPaymentPage(get: Getter, set: Setter, paymentId: Id): Promise<void> {
  const { host } = get(servicesAtom);
  const url = get(paymentLinksAtom).get(paymentId)?.url ?? null;
  if (url === null) return;
  set(refusalAtom, null);
  const result = await host.redirect(url, 'voucher');
  if (result.kind !== 'failed') return;
  reportError(get, new ApiError(result.code, result.message));
  set(refusalAtom, { about: 'paymentPage', key: 'payment.platformError' });
}

/** Follows a payment link: shows its bank reference, else opens the provider's page. */
export function trackLink(get: Getter, set: Setter, paymentId: Id): void {
  const link = get(paymentLinksAtom).get(paymentId);
  if (link?.reference) showReference(get, set, paymentId);
  else void openPaymentPage(get, set, paymentId);
}

/** Follows a new link unless its charge differs from the amount shown. */
export function goToLink(get: Getter, set: Setter, paymentId: Id): void {
  if (!askAboutCharge(get, set, paymentId)) trackLink(get, set, paymentId);
}
