import { NOTES_MAX_LENGTH } from '../../../lib/limits.ts';
import { currencyName, DEFAULT_CURRENCY } from '../../../lib/money/currency.ts';
import type { SavedCart } from './saved-cart.ts';
import type { CartEntry, ShoppingCart } from './server-cart.ts';

/** The lines of a shop. */
export interface CartShop {
  id: string;
  name: string;
  items: readonly CartEntry[];
}

/**
 * A cart of a menu order, priced by the menu, or of product checkout, as the server keeps it. Amounts in cents. Spec
 * sections 3 "Shopping cart" and 9 "Cart final price".
 */
export interface Cart {
  shops: readonly CartShop[];
  /** Every line of every shop, in order. */
  items: readonly CartEntry[];
  /** Before discount and delivery. */
  itemsTotalCents: number;
  /** The reduction by discount or coupon, never negative. */
  discountCents: number;
  /** The discount if it is a percentage. */
  discountPercent: number | null;
  /** The delivery cost in `finalCents`; null if unknown. */
  deliveryCents: number | null;
  /** Items less discount, plus the known delivery cost. */
  finalCents: number;
  /** Code, symbol or word. */
  currency: string;
  /** The lines have prices in several currencies: there is no total, and nothing can be ordered. */
  hasSeveralCurrencies: boolean;
  couponCode: string | null;
}

/** Whether amounts are in several currencies; "€" and "EUR" are one. */
export function areSeveralCurrencies(currencies: readonly string[]): boolean {
  return new Set(currencies.map(currencyName)).size > 1;
}

/** The server's cart with its own totals. Skips empty shops. */
export function toCart(cart: ShoppingCart): Cart {
  const shops = cart.shops.filter(({ items }) => items.length > 0);
  const items = shops.flatMap((shop) => shop.items);
  return {
    ...cart,
    shops,
    items,
    discountPercent: null,
    deliveryCents: null,
    currency: items[0]?.currency ?? DEFAULT_CURRENCY,
    hasSeveralCurrencies: areSeveralCurrencies(items.map((item) => item.currency)),
  };
}

/** The order's total with its delivery cost, in cents. */
export function orderTotalCents(cart: Pick<Cart, 'finalCents'>, deliveryCents: number): number {
  return cart.finalCents + Math.max(0, deliveryCents);
}

/** Counts the pieces of a cart. */
export function countPieces(cart: Pick<Cart, 'items'>): number {
  return cart.items.reduce((count, item) => count + item.quantity, 0);
}

/** Whether a cart can be ordered: it holds something, at a total that can be said. */
export function isCartOrderable(cart: Pick<Cart, 'items' | 'hasSeveralCurrencies'>): boolean {
  return !isCartEmpty(cart) && !cart.hasSeveralCurrencies;
}

/** Whether a cart is empty. Spec section 8 "Empty cart". */
export function isCartEmpty(cart: Pick<Cart, 'items'>): boolean {
  return cart.items.length === 0;
}

/** The position of a line: its shop, and its index there. */
export interface LinePlace {
  shopId: string;
  index: number;
}

/** The place of a line; null without it. */
export function placeOfLine({ shops }: Pick<Cart, 'shops'>, id: string): LinePlace | null {
  const places = shops.map(({ id: shopId, items }) => ({
    shopId,
    index: items.findIndex((item) => item.id === id),
  }));
  return places.find(({ index }) => index >= 0) ?? null;
}

/** The customer's notes by shop id. Spec section 2 "Cart review". */
export type ShopNotes = Readonly<Record<string, string>>;

/** Sets the note to a shop; cuts it off after 2,000 characters. */
export function setShopNote(notes: ShopNotes, shopId: string, note: string): ShopNotes {
  return { ...notes, [shopId]: note.slice(0, NOTES_MAX_LENGTH) };
}

/** The note to a shop, trimmed. */
export function shopNote(notes: ShopNotes, shopId: string): string {
  return (Object.hasOwn(notes, shopId) ? (notes[shopId] ?? '') : '').trim();
}

/** Joins notes, a line each; skips blank ones. Spec section 7 "notes". */
export function joinNotes(notes: readonly string[]): string {
  return notes
    .map((note) => note.trim())
    .filter(Boolean)
    .join('\n');
}

/** A change of a cart that the customer has to see; amounts in cents. */
export type CartChange =
  /** The item is no longer available. */
  | { kind: 'gone'; name: string }
  | { kind: 'new'; name: string; quantity: number }
  | { kind: 'quantity'; name: string; before: number; after: number }
  /** The unit price changed. */
  | { kind: 'price'; name: string; beforeCents: number; afterCents: number }
  /** The final price changed. */
  | { kind: 'final'; beforeCents: number; afterCents: number };

/** The parts of a cart that the customer agreed to. */
type ShownCart = NonNullable<SavedCart['shown']>;
type ShownEntry = ShownCart['items'][number];

function entryChanges(was: ShownEntry, is: ShownEntry | undefined): readonly CartChange[] {
  const { name } = was;
  if (!is) return [{ kind: 'gone', name }];
  const changes: CartChange[] = [];
  if (was.quantity !== is.quantity) {
    changes.push({ kind: 'quantity', name, before: was.quantity, after: is.quantity });
  }
  if (was.unitCents !== is.unitCents) {
    changes.push({ kind: 'price', name, beforeCents: was.unitCents, afterCents: is.unitCents });
  }
  return changes;
}

/** The changes of items and final price that the customer has to see before agreeing again. Compares lines by id. */
export function cartChanges(shown: ShownCart, now: ShownCart): readonly CartChange[] {
  const byId = new Map(now.items.map((item) => [item.id, item]));
  const known = new Set(shown.items.map((item) => item.id));
  const changes: CartChange[] = [
    ...shown.items.flatMap((item) => entryChanges(item, byId.get(item.id))),
    ...now.items
      .filter((item) => !known.has(item.id))
      .map(({ name, quantity }) => ({ kind: 'new' as const, name, quantity })),
  ];
  return shown.finalCents === now.finalCents
    ? changes
    : [...changes, { kind: 'final', beforeCents: shown.finalCents, afterCents: now.finalCents }];
}
