import type { Cart, CartEntry } from './cart.ts';
import type { MenuItem } from '../../offer/rules/shop.ts';
import type { Id } from '../../../lib/config/id.ts';
import { CART_MAX_QUANTITY } from '../../../lib/limits.ts';
import { percentOff } from '../../../lib/money/money.ts';

/** Pieces of a menu item. */
export interface CartLine {
  productId: Id;
  /** Whole pieces, 1 to 999. */
  quantity: number;
}

/** A cart of menu items: every product once, in the order of adding. */
export type CartLines = readonly CartLine[];

/** A removed line with its index, for undoing the removal. */
interface RemovedLine {
  line: CartLine;
  index: number;
}

/** Rounds a quantity to the allowed range. */
function clampQuantity(quantity: number): number {
  const whole = Number.isFinite(quantity) ? Math.round(quantity) : 1;
  return Math.min(Math.max(whole, 1), CART_MAX_QUANTITY);
}

/** The pieces of a product in the cart. */
export function quantityOf(lines: CartLines, productId: Id): number {
  return lines.find((line) => line.productId === productId)?.quantity ?? 0;
}

/** Sets the quantity of a product; appends a new one. */
export function setQuantity(lines: CartLines, productId: Id, quantity: number): CartLines {
  const line = { productId, quantity: clampQuantity(quantity) };
  return quantityOf(lines, productId) > 0
    ? lines.map((each) => (each.productId === productId ? line : each))
    : [...lines, line];
}

/** Removes a product; null if it is not in the cart. */
export function removeFromCart(
  lines: CartLines,
  productId: Id,
): { lines: CartLines; removed: RemovedLine } | null {
  const index = lines.findIndex((line) => line.productId === productId);
  const line = lines[index];
  return line ? { lines: lines.toSpliced(index, 1), removed: { line, index } } : null;
}

/** Puts a removed line back in its place, unless the product was added again. */
export function undoRemoval(lines: CartLines, { line, index }: RemovedLine): CartLines {
  if (quantityOf(lines, line.productId) > 0) return lines;
  return lines.toSpliced(Math.min(index, lines.length), 0, line);
}

/**
 * "Cart final price = items total minus the percentage discount (absolute value of the product discount) plus
 * delivery cost, rounded to 2 decimals." Spec section 9. The discount is a percentage of any sign, at most 100.
 */
export function finalPrice(
  itemsTotalCents: number,
  terms: { discountPercent: number; deliveryCostCents: number },
) {
  const reduced = percentOff(itemsTotalCents, terms.discountPercent);
  const deliveryCents = Math.max(0, terms.deliveryCostCents);
  return {
    itemsTotalCents,
    discountCents: itemsTotalCents - reduced,
    deliveryCents,
    finalCents: reduced + deliveryCents,
  };
}

/** The prices and terms of a menu order. */
export interface MenuPricing {
  shop: { id: Id; name: string };
  /** The shop's price list by item id. */
  items: ReadonlyMap<Id, MenuItem>;
  /** Percent of any sign. */
  discountPercent: number;
  /** 0 for take-away and before a choice. */
  deliveryCostCents: number;
  /** Code or symbol. */
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
    image: item.image?.url ?? null,
    allergens: item.allergens,
    notes: '',
  };
}

/**
 * Prices a menu order. Applies the percentage to the total, so that no cents are lost by rounding lines. Skips unknown
 * items: resolve the cart first.
 */
export function priceMenuCart(lines: CartLines, pricing: MenuPricing): Cart {
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
    discountPercent: Math.abs(pricing.discountPercent),
    deliveryCents: pricing.deliveryCostCents,
    currency,
    couponCode: null,
  };
}
