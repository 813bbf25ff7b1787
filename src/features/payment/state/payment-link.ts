import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { alertAtom, reportError } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/services.ts';
import { modeAtom } from '../../../flow/state/booking-state-atoms.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import type { Id } from '../../../lib/config/id.ts';
import { PAYMENT_METHODS, type PaymentChannel } from '../../../lib/payment/payment-method.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { voucherResultAtom } from './payment-atoms.ts';
import { paymentAnswersAtom, paymentLinksAtom, purchasesAtom, withEntry } from './purchases.ts';

/** The server charges another amount than shown: the customer has to agree first. */
export interface ChargeQuestion {
  paymentId: Id;
  channel: PaymentChannel;
  shownCents: number;
  chargedCents: number;
}

/** The question that is open; null while the amounts agree. */
export const chargeQuestionAtom = atom<ChargeQuestion | null>(null);

/** Cents that the server charges for a payment, by what it said last; null where it has not said. */
export function chargedCentsOf(get: Getter, paymentId: Id): number | null {
  const answer = get(paymentAnswersAtom).get(paymentId);
  const link = get(paymentLinksAtom).get(paymentId);
  return answer?.chargedCents ?? link?.chargedCents ?? link?.reference?.amountCents ?? null;
}

/** Amounts that the customer has agreed to, by payment: a server that names several is not asked about for ever. */
const agreedAmountsAtom = atom<ReadonlyMap<Id, readonly number[]>>(
  new Map<Id, readonly number[]>(),
);

/** Every amount in cents that a payment is said to be for; a reference is paid as it says, so that one comes first. */
function amountsOf(get: Getter, paymentId: Id): readonly number[] {
  const inReference = get(paymentLinksAtom).get(paymentId)?.reference?.amountCents ?? null;
  return [inReference, chargedCentsOf(get, paymentId)].filter((amount) => amount !== null);
}

/** The customer agrees to all that is said of a payment now. */
export function agreeToAmounts(get: Getter, set: Setter, paymentId: Id): void {
  set(agreedAmountsAtom, (all) => withEntry(all, paymentId, amountsOf(get, paymentId)));
}

/** Opens the question where a payment charges something else than what the customer agreed to; says whether it did. */
export function askOfDifference(get: Getter, set: Setter, paymentId: Id): boolean {
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

/** Shows the reference as what became of the vouchers: reserved, never paid. */
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
 * Sends the window to the provider's page, through the host frame if there is one; the page may cancel this and
 * navigate itself. Reports a page that cannot be left. Spec section 4 "Payment step".
 */
export async function openPaymentPage(get: Getter, set: Setter, paymentId: Id): Promise<void> {
  const { host } = get(servicesAtom);
  const url = get(paymentLinksAtom).get(paymentId)?.url ?? null;
  if (url === null) return;
  const result = await host.redirect(url, 'voucher');
  if (result.kind !== 'failed') return;
  reportError(host, new ApiError(result.code, result.message));
  set(alertAtom, { key: 'payment.platformError' });
}

/** Goes on with a payment link: its reference where it holds one, else the provider's page. */
export function followLink(get: Getter, set: Setter, paymentId: Id): void {
  const link = get(paymentLinksAtom).get(paymentId);
  if (link?.reference) showReference(get, set, paymentId);
  else void openPaymentPage(get, set, paymentId);
}

/** A fresh link is there: it is followed, unless it charges something else than what was shown. */
export function goToLink(get: Getter, set: Setter, paymentId: Id): void {
  if (!askOfDifference(get, set, paymentId)) followLink(get, set, paymentId);
}
