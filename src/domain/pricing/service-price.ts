import type { PurchasePrice } from './purchase-price.ts';

/** What a shop's service costs for `people` persons; null when it names no price. Never reduced. Spec section 9 "Shop services". */
export function servicePrice(priceCents: number | null, people: number): PurchasePrice | null {
  if (priceCents === null) return null;
  const totalCents = priceCents * people;
  return {
    unitCents: priceCents,
    beforeUnitCents: null,
    discount: null,
    count: people,
    subtotalCents: totalCents,
    prizeCents: 0,
    isPrizeTooHigh: false,
    totalCents,
    dueNowCents: 0,
    points: null,
  };
}
