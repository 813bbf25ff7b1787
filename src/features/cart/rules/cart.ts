import { NOTES_MAX_LENGTH } from '../../../lib/limits.ts';
import { currencyName, DEFAULT_CURRENCY } from '../../../lib/money/currency.ts';
import { wellFormed } from '../../../lib/config/text.ts';
import type { SavedCart } from './saved-cart.ts';
import type { CartEntry, ShoppingCart } from './server-cart-schema.ts';

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

/**
 * Identifies a line of a cart, whose id neither the contract nor a server calls unique. Without a shop, any shop's; without
 * `nth`, the first line of the id.
 */
export interface LineId {
  id: string;
  shopId?: string;
  /** The number of lines of the same shop and id before it. */
  nth?: number;
}

/** The place of a line; null without it. */
export function placeOfLine(
  { shops }: Pick<Cart, 'shops'>,
  { id, shopId, nth = 0 }: LineId,
): LinePlace | null {
  for (const shop of shops) {
    if (shopId !== undefined && shop.id !== shopId) continue;
    const indexes = shop.items.flatMap((item, index) => (item.id === id ? [index] : []));
    const index = indexes[nth];
    if (index !== undefined) return { shopId: shop.id, index };
  }
  return null;
}

/** The line with an identity; undefined without it. */
export function lineOf(cart: Pick<Cart, 'shops'>, line: LineId): CartEntry | undefined {
  const place = placeOfLine(cart, line);
  return cart.shops.find(({ id }) => id === place?.shopId)?.items[place?.index ?? -1];
}

/** The identity of the line at an index of its shop. */
export function lineIdAt({ id: shopId, items }: CartShop, index: number): Required<LineId> {
  const id = items[index]?.id ?? '';
  return { shopId, id, nth: items.slice(0, index).filter((item) => item.id === id).length };
}

/** Whether two identities are of one line. */
export const isSameLineId = (one: LineId, other: LineId): boolean =>
  one.id === other.id && one.shopId === other.shopId && (one.nth ?? 0) === (other.nth ?? 0);

/** The customer's notes by shop id. Spec section 2 "Cart review". */
export type ShopNotes = Readonly<Record<string, string>>;

/** Sets the note to a shop; cuts it off after 2,000 characters. */
export function setShopNote(notes: ShopNotes, shopId: string, note: string): ShopNotes {
  return { ...notes, [shopId]: wellFormed(note.slice(0, NOTES_MAX_LENGTH)) };
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
  /** The cost of the delivery changed. */
  | { kind: 'delivery'; beforeCents: number; afterCents: number }
  /** The discount changed. */
  | { kind: 'discount'; beforeCents: number; afterCents: number }
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

/** A cart to compare: a stored one has neither shops nor the parts of its total. */
type ComparedCart = ShownCart & Partial<Pick<Cart, 'shops' | 'discountCents' | 'deliveryCents'>>;

/**
 * Groups the lines of a cart by shop and id, each group in order: neither the contract nor the server's shops say that an id
 * is unique, so the place in its group tells two lines apart. A cart without shops has one group for each id.
 */
function linesByPlace({ shops, items }: ComparedCart, hasShops: boolean) {
  const groups = new Map<string, ShownEntry[]>();
  const add = (shopId: string, item: ShownEntry) => {
    const key = JSON.stringify([shopId, item.id]);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  };
  if (shops && hasShops) shops.forEach((shop) => shop.items.forEach((item) => add(shop.id, item)));
  else items.forEach((item) => add('', item));
  return groups;
}

const isSameLine = (one: ShownEntry, other: ShownEntry) =>
  one.quantity === other.quantity && one.unitCents === other.unitCents;

/** Removes pairs of equal lines, so that the order of lines with one id is no change; returns what is left of both. */
function unpaired(was: readonly ShownEntry[], is: readonly ShownEntry[]) {
  const left = [...is];
  const gone = was.filter((line) => {
    const index = left.findIndex((each) => isSameLine(line, each));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
  return { gone, left };
}

/** A change of one part of the total, unless both carts do not name it or agree. */
function partChange(
  kind: 'delivery' | 'discount' | 'final',
  beforeCents: number | null | undefined,
  afterCents: number | null | undefined,
): readonly CartChange[] {
  if (beforeCents == null || afterCents == null || beforeCents === afterCents) return [];
  return [{ kind, beforeCents, afterCents }];
}

/**
 * The changes of items and of every part of the total that the customer has to see before agreeing again. Compares lines as
 * a multiset by shop, id and place.
 */
export function cartChanges(shown: ComparedCart, now: ComparedCart): readonly CartChange[] {
  const hasShops = shown.shops !== undefined && now.shops !== undefined;
  const before = linesByPlace(shown, hasShops);
  const after = linesByPlace(now, hasShops);
  const changes: CartChange[] = [];
  const added: CartChange[] = [];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const { gone, left } = unpaired(before.get(key) ?? [], after.get(key) ?? []);
    changes.push(...gone.flatMap((line, place) => entryChanges(line, left[place])));
    const more = left.slice(gone.length);
    added.push(...more.map(({ name, quantity }) => ({ kind: 'new' as const, name, quantity })));
  }
  const lines = [...changes, ...added];
  // The parts follow from changed lines, whose effect the total says.
  const parts =
    lines.length > 0
      ? []
      : [
          ...partChange('discount', shown.discountCents, now.discountCents),
          ...partChange('delivery', shown.deliveryCents, now.deliveryCents),
        ];
  return [...lines, ...parts, ...partChange('final', shown.finalCents, now.finalCents)];
}
