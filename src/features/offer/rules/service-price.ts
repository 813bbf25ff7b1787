import { takePrize } from './prize-rule.ts';
import type { PurchasePrice } from './purchase-price.ts';

/**
 * What a shop's service costs for `people` persons, less a prize of so many cents; null when it names no price. Never
 * reduced otherwise. Spec section 9 "Shop services".
 */
export function servicePrice(
  priceCents: number | null,
  people: number,
  chosenPrizeCents: number | null = null,
): PurchasePrice | null {
  if (priceCents === null) return null;
  const subtotalCents = priceCents * people;
  const prize = takePrize(subtotalCents, chosenPrizeCents);
  return {
    unitCents: priceCents,
    beforeUnitCents: null,
    discount: null,
    count: people,
    subtotalCents,
    ...prize,
    totalCents: subtotalCents - prize.prizeCents,
    dueNowCents: 0,
    points: null,
  };
}
