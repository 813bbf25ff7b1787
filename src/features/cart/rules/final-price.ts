import { percentOff } from '../../../lib/money/money.ts';

/** What a transport order costs; amounts in cents. */
export interface FinalPrice {
  itemsTotalCents: number;
  discountCents: number;
  deliveryCents: number;
  finalCents: number;
}

/**
 * "Cart final price = items total minus the percentage discount (absolute value of the product discount) plus
 * delivery cost, rounded to 2 decimals." Spec section 9. The discount is a percentage of any sign, at most 100.
 */
export function finalPrice(
  itemsTotalCents: number,
  terms: { discountPercent: number; deliveryCostCents: number },
): FinalPrice {
  const reduced = percentOff(itemsTotalCents, terms.discountPercent);
  const deliveryCents = Math.max(0, terms.deliveryCostCents);
  return {
    itemsTotalCents,
    discountCents: itemsTotalCents - reduced,
    deliveryCents,
    finalCents: reduced + deliveryCents,
  };
}
