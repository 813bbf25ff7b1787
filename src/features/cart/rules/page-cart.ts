import type { Cart, CartEntry } from './cart.ts';
import type { MenuItem } from '../../offer/rules/shop.ts';
import type { Id } from '../../../lib/config/id.ts';
import { CART_MAX_QUANTITY } from '../../../lib/limits.ts';
import { percentOff } from '../../../lib/money/money.ts';

/** So many pieces of one item of the menu. */
export interface CartLine {
  productId: Id;
  /** Whole pieces, 1 to 999. */
  quantity: number;
}

/** What the customer put together from a menu: every product once, in the order of being added. */
export type CartLines = readonly CartLine[];

/** A line that was taken out, with its place, so that it can be put back. */
export interface RemovedLine {
  line: CartLine;
  /** Where it stood, from 0. */
  index: number;
}

/** The nearest quantity that a line may have. */
function clampQuantity(quantity: number): number {
  const whole = Number.isFinite(quantity) ? Math.round(quantity) : 1;
  return Math.min(Math.max(whole, 1), CART_MAX_QUANTITY);
}

/** How many pieces of a product are in the cart. */
export function quantityOf(lines: CartLines, productId: Id): number {
  return lines.find((line) => line.productId === productId)?.quantity ?? 0;
}

/** The cart with a product at another quantity; a product that was not in it comes last. */
export function setQuantity(lines: CartLines, productId: Id, quantity: number): CartLines {
  const line = { productId, quantity: clampQuantity(quantity) };
  return quantityOf(lines, productId) > 0
    ? lines.map((each) => (each.productId === productId ? line : each))
    : [...lines, line];
}

/** The cart without a product, and what was taken out; null when it was not in the cart. */
export function removeFromCart(
  lines: CartLines,
  productId: Id,
): { lines: CartLines; removed: RemovedLine } | null {
  const index = lines.findIndex((line) => line.productId === productId);
  const line = lines[index];
  return line ? { lines: lines.toSpliced(index, 1), removed: { line, index } } : null;
}

/** Puts a line back where it stood; pieces added since then are kept as they are. */
export function undoRemoval(lines: CartLines, { line, index }: RemovedLine): CartLines {
  if (quantityOf(lines, line.productId) > 0) return lines;
  return lines.toSpliced(Math.min(index, lines.length), 0, line);
}

/** What an order from a menu costs; amounts in cents. */
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

/** What prices an order from a menu. */
export interface MenuPricing {
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
 * An order from a menu in the terms of every cart. Lines stand at the menu's prices; the percentage is taken off their
 * total once, so that no cent is lost line by line. A line whose item is unknown is left out: resolve the cart first.
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
