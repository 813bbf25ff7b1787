import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { Id } from '../../domain/config/id.ts';
import type { PaymentChannel } from '../../domain/payment/payment-method.ts';
import { compareCharge } from '../../domain/pricing/compare-charge.ts';
import { purchasesAtom } from './purchases.ts';

/** The server charges something else than what was shown: the customer is asked before it goes on. */
export interface ChargeQuestion {
  paymentId: Id;
  channel: PaymentChannel;
  shownCents: number;
  chargedCents: number;
}

/** The question that is open; null while the amounts agree. */
export const chargeQuestionAtom = atom<ChargeQuestion | null>(null);

/** Opens the question where a charge differs from what was shown for the payment; says whether it did. */
export function askOfDifference(
  get: Getter,
  set: Setter,
  payment: { paymentId: Id; channel: PaymentChannel; chargedCents: number | null },
): boolean {
  const { paymentId, channel, chargedCents } = payment;
  const purchase = get(purchasesAtom).get(paymentId);
  if (!purchase) return false;
  const comparison = compareCharge(purchase.shownCents, chargedCents);
  if (comparison.kind !== 'differs') return false;
  const { shownCents } = comparison;
  set(chargeQuestionAtom, {
    paymentId,
    channel,
    shownCents,
    chargedCents: comparison.chargedCents,
  });
  return true;
}
