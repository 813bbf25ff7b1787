import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';
import { PAYMENT_METHODS, type PaymentChannel } from '../../../lib/payment/payment-method.ts';
import { paymentAnswersAtom, paymentLinksAtom, purchasesAtom, withEntry } from './purchases.ts';

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
