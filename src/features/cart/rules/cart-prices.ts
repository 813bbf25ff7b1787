import type { Id } from '../../../lib/config/id.ts';
import { percentOff } from '../../../lib/money/money.ts';
import type { MenuItem } from '../../offer/rules/shop.ts';
import type { Cart, CartEntry } from './cart.ts';
import type { CartLines } from './transport-cart.ts';

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

/** What prices a transport order. */
export interface TransportPricing {
  shop: { id: Id; name: string };
  /** The shop's price list by item id. */
  items: ReadonlyMap<Id, MenuItem>;
  /** Percent of any sign. */
  discountPercent: number;
  /** 0 for take-away and while nobody chose between the two. */
  deliveryCostCents: number;
  /** By code or symbol. */
  currency: string;
}

function toEntry(line: CartLines[number], item: MenuItem, currency: string): CartEntry {
  return {
    id: line.productId,
    productId: line.productId,
    name: item.name,
    quantity: line.quantity,
    unitCents: item.priceCents,
    unitBeforeCents: null,
    lineCents: item.priceCents * line.quantity,
    lineBeforeCents: null,
    currency,
    image: null,
    notes: '',
  };
}

/**
 * A transport order in the terms of every cart. Lines stand at the menu's prices; the percentage is taken off their
 * total once, so that no cent is lost line by line. A line whose item is unknown is left out: resolve the cart first.
 */
export function priceMenuCart(lines: CartLines, pricing: TransportPricing): Cart {
  const { shop, items: menu, currency } = pricing;
  const items = lines.flatMap((line) => {
    const item = menu.get(line.productId);
    return item ? [toEntry(line, item, currency)] : [];
  });
  const total = items.reduce((sum, item) => sum + item.lineCents, 0);
  const { itemsTotalCents, discountCents, finalCents } = finalPrice(total, pricing);
  return {
    shops: items.length > 0 ? [{ ...shop, items }] : [],
    items,
    itemsTotalCents,
    discountCents,
    finalCents: items.length > 0 ? finalCents : 0,
    currency,
    couponCode: null,
  };
}
