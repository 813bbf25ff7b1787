import * as v from 'valibot';

import type { Id } from '../../../lib/config/id.ts';
import { CART_MAX_QUANTITY, SAVED_STATE_MAX_AGE_MS } from '../../../lib/limits.ts';
import type { TransportType } from '../../offer/rules/transport-terms.ts';
import type { ShownCart } from './cart.ts';

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

/** Version of the stored form; another one is dropped. */
const SAVED_CART_VERSION = 1;

/** What of an order outlives a reload: what of, how many, and how it is brought. No note, no address. */
export interface SavedCart {
  /** Unix ms. */
  savedAt: number;
  /** What the page asked for then, as JSON: when it asks for something else, that counts. */
  requested: string;
  lines: CartLines;
  transportType: TransportType | null;
  /** The start of the moment that "as soon as possible" was sent with, ISO 8601; null while nothing was. */
  sentAsap: string | null;
  /** What the customer saw of it, for what it costs now to be held against; null where that is not known. */
  shown: ShownCart | null;
}

const id = v.pipe(v.string(), v.nonEmpty());
const quantity = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const cents = v.pipe(v.number(), v.safeInteger());
const shownCart = v.object({
  finalCents: cents,
  items: v.array(v.object({ id, name: v.string(), quantity, unitCents: cents })),
});

const savedCartSchema = v.object({
  version: v.picklist([SAVED_CART_VERSION]),
  savedAt: v.number(),
  requested: v.string(),
  lines: v.array(
    v.object({ productId: id, quantity: v.pipe(quantity, v.maxValue(CART_MAX_QUANTITY)) }),
  ),
  transportType: v.nullable(v.picklist(['takeaway', 'delivery'])),
  sentAsap: v.nullish(v.string(), null),
  shown: v.nullish(shownCart, null),
});

function parseJson(stored: string): unknown {
  try {
    return JSON.parse(stored);
  } catch {
    return null;
  }
}

/** The text to store for a cart. */
export function serializeSavedCart(cart: SavedCart): string {
  return JSON.stringify({ version: SAVED_CART_VERSION, ...cart });
}

/** The cart in a stored text; null when it is unreadable, of another version or older than a day. */
export function parseSavedCart(stored: string, now: number): SavedCart | null {
  const parsed = v.safeParse(savedCartSchema, parseJson(stored));
  if (!parsed.success) return null;
  const { version: _version, ...cart } = parsed.output;
  const age = now - cart.savedAt;
  return age >= 0 && age <= SAVED_STATE_MAX_AGE_MS ? cart : null;
}
