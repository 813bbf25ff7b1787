import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { Id } from '../../domain/config/id.ts';
import { PAYMENT_METHODS, type PaymentChannel } from '../../domain/payment/payment-method.ts';
import { compareCharge } from '../../domain/pricing/compare-charge.ts';
import { paymentAnswersAtom, paymentLinksAtom, purchasesAtom } from './purchases.ts';

/** The server charges something else than what was shown: the customer is asked before it goes on. */
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

/** Opens the question where a payment charges something else than what the customer agreed to; says whether it did. */
export function askOfDifference(get: Getter, set: Setter, paymentId: Id): boolean {
  const purchase = get(purchasesAtom).get(paymentId);
  if (!purchase) return false;
  const comparison = compareCharge(purchase.shownCents, chargedCentsOf(get, paymentId));
  if (comparison.kind !== 'differs') return false;
  const { shownCents, chargedCents } = comparison;
  const { channel } = PAYMENT_METHODS[purchase.method];
  set(chargeQuestionAtom, { paymentId, channel, shownCents, chargedCents });
  return true;
}
