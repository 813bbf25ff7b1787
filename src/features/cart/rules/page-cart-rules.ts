import { areSeveralCurrencies, type Cart } from './cart.ts';
import type { CartEntry } from './server-cart-schema.ts';
import type { MenuItem } from '../../offer/rules/shop.ts';
import { CART_MAX_QUANTITY } from '../../../lib/limits.ts';
import { percentOff } from '../../../lib/money/money.ts';

/** Pieces of a menu item. */
export interface CartLine {
  productId: string;
  /** Whole pieces, 1 to 999. */
  quantity: number;
}

/** A cart of menu items: every product once, in the order of adding. */
export type CartLines = readonly CartLine[];

/** Rounds a quantity to the allowed range. */
function clampQuantity(quantity: number): number {
  const whole = Number.isFinite(quantity) ? Math.round(quantity) : 1;
  return Math.min(Math.max(whole, 1), CART_MAX_QUANTITY);
}

/** The pieces of a product in the cart. */
export function quantityOf(lines: CartLines, productId: string): number {
  return lines.find((line) => line.productId === productId)?.quantity ?? 0;
}

/** Sets the quantity of a product; appends a new one. 0 removes it. */
export function setQuantity(lines: CartLines, productId: string, quantity: number): CartLines {
  if (quantity <= 0) return lines.filter((line) => line.productId !== productId);
  const line = { productId, quantity: clampQuantity(quantity) };
  return quantityOf(lines, productId) > 0
    ? lines.map((each) => (each.productId === productId ? line : each))
    : [...lines, line];
}

/** Puts a removed line back at its index, unless the product was added again. */
export function undoRemoval(lines: CartLines, line: CartLine, index: number): CartLines {
  return quantityOf(lines, line.productId) > 0 ? lines : lines.toSpliced(index, 0, line);
}

/** The prices and terms of a menu order. */
export interface MenuPricing {
  shop: { id: string; name: string };
  /** The shop's price list by item id. */
  items: ReadonlyMap<string, MenuItem>;
  /** Percent of any sign. */
  discountPercent: number;
  /** 0 for take-away and before a choice. */
  deliveryCostCents: number;
  /** Of the order; code, symbol or word. */
  currency: string;
}

/** The cart of a menu order, whose delivery cost and percentage are known. */
export interface MenuCart extends Cart {
  discountPercent: number;
  deliveryCents: number;
}

function toEntry(line: CartLine, item: MenuItem): CartEntry {
  return {
    id: line.productId,
    productId: line.productId,
    name: item.name,
    quantity: line.quantity,
    unitCents: item.priceCents,
    unitBeforeCents: null,
    lineCents: item.priceCents * line.quantity,
    lineBeforeCents: null,
    currency: item.currency,
    image: item.image?.url ?? null,
    allergens: item.allergens,
    notes: '',
  };
}

/**
 * Prices a menu order. "Cart final price = items total minus the percentage discount (absolute value of the product
 * discount) plus delivery cost, rounded to 2 decimals." Spec section 9. Applies the percentage to the total, so that no
 * cents are lost by rounding lines. Skips unknown items: resolve the cart first.
 */
export function priceMenuCart(lines: CartLines, pricing: MenuPricing): MenuCart {
  const { shop, items: menu, discountPercent, deliveryCostCents, currency } = pricing;
  const items = lines.flatMap((line) => {
    const item = menu.get(line.productId);
    return item ? [toEntry(line, item)] : [];
  });
  const itemsTotalCents = items.reduce((sum, item) => sum + item.lineCents, 0);
  const reducedCents = percentOff(itemsTotalCents, discountPercent);
  return {
    shops: items.length > 0 ? [{ ...shop, items }] : [],
    items,
    itemsTotalCents,
    discountCents: itemsTotalCents - reducedCents,
    finalCents: items.length > 0 ? reducedCents + deliveryCostCents : 0,
    discountPercent: Math.abs(discountPercent),
    deliveryCents: deliveryCostCents,
    currency,
    // The total and the delivery cost are in the order's own currency.
    hasSeveralCurrencies:
      items.length > 0 && areSeveralCurrencies([currency, ...items.map((item) => item.currency)]),
    couponCode: null,
  };
}
