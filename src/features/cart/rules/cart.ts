import type { Id } from '../../../lib/config/id.ts';
import { NOTES_MAX_LENGTH } from '../../../lib/limits.ts';

/** One line of a cart, whoever keeps the cart; amounts in cents. */
export interface CartEntry {
  /** The line's id: what a removal names. */
  id: Id;
  /** The product's id: what adding more of it names. */
  productId: Id;
  name: string;
  /** Pieces, at least 1. */
  quantity: number;
  unitCents: number;
  /** What a piece cost before a reduction; null when it is not reduced. */
  unitBeforeCents: number | null;
  lineCents: number;
  lineBeforeCents: number | null;
  currency: string;
  image: string | null;
  notes: string;
}

/** What a cart holds of one shop. */
export interface CartShop {
  id: Id;
  name: string;
  items: readonly CartEntry[];
}

/**
 * The cart of an order from a menu, priced by the menu, and the cart that the server keeps for product checkout, in one
 * set of terms. Amounts in cents. Spec sections 3 "Shopping cart" and 9 "Cart final price".
 */
export interface Cart {
  shops: readonly CartShop[];
  /** Every line of every shop, in order. */
  items: readonly CartEntry[];
  /** Before discount and delivery. */
  itemsTotalCents: number;
  /** What a discount or a coupon takes off, never negative. */
  discountCents: number;
  /** The discount where it is a percentage; null where it is an amount. */
  discountPercent: number | null;
  /** The delivery that `finalCents` holds; null while nobody knows it. */
  deliveryCents: number | null;
  /** Items less discount, plus the delivery that is known already. */
  finalCents: number;
  /** By code or symbol. */
  currency: string;
  couponCode: string | null;
}

/** How many pieces a cart holds. */
export function countPieces(cart: Pick<Cart, 'items'>): number {
  return cart.items.reduce((count, item) => count + item.quantity, 0);
}

/** Whether there is nothing to order. Spec section 8 "Empty cart". */
export function isCartEmpty(cart: Pick<Cart, 'items'>): boolean {
  return cart.items.length === 0;
}

/** What the customer wrote to each shop, by shop id. Spec section 2 "Cart review". */
export type ShopNotes = Readonly<Record<Id, string>>;

/** The notes with another text for one shop; more than 2,000 characters are cut off. */
export function setShopNote(notes: ShopNotes, shopId: Id, note: string): ShopNotes {
  return { ...notes, [shopId]: note.slice(0, NOTES_MAX_LENGTH) };
}

/** What was written to one shop, trimmed. */
export function shopNote(notes: ShopNotes, shopId: Id): string {
  return (Object.hasOwn(notes, shopId) ? (notes[shopId] ?? '') : '').trim();
}

/** Several notes as one text, a line each; blank ones are left out. Spec section 7 "notes". */
export function joinNotes(notes: readonly string[]): string {
  return notes
    .map((note) => note.trim())
    .filter(Boolean)
    .join('\n');
}

/** What became of a cart while it was being ordered; amounts in cents. */
export type CartChange =
  /** The item cannot be had any more. */
  | { kind: 'gone'; name: string }
  | { kind: 'new'; name: string; quantity: number }
  | { kind: 'quantity'; name: string; before: number; after: number }
  /** A piece costs another price. */
  | { kind: 'price'; name: string; beforeCents: number; afterCents: number }
  /** What is to be paid changed, perhaps by a coupon alone. */
  | { kind: 'final'; beforeCents: number; afterCents: number };

/** What a customer saw of a cart when agreeing to it. */
export interface ShownCart extends Pick<Cart, 'finalCents'> {
  items: readonly ShownEntry[];
}

type ShownEntry = Pick<CartEntry, 'id' | 'name' | 'quantity' | 'unitCents'>;

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

/**
 * What a customer has to see before agreeing anew: item by item, and the amount to pay. None when the two carts
 * cost and hold the same. Lines are told apart by their ids.
 */
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
