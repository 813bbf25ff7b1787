/** The charge compared with the price shown; both in cents. */
export type ChargeComparison =
  | { kind: 'same' }
  /** The answer has no amount. */
  | { kind: 'unknown' }
  | { kind: 'differs'; shownCents: number; chargedCents: number };

/**
 * Compares a charge with the price shown. A difference in either direction matters, because the customer agreed to the
 * amount shown. Bookings that are paid at the merchant's show 0 due now.
 */
export function compareCharge(shownCents: number, chargedCents: number | null): ChargeComparison {
  if (chargedCents === null) return { kind: 'unknown' };
  return chargedCents === shownCents
    ? { kind: 'same' }
    : { kind: 'differs', shownCents, chargedCents };
}
