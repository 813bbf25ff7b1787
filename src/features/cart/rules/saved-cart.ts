import * as v from 'valibot';

import type { Frozen } from '../../../lib/frozen.ts';
import { CART_MAX_QUANTITY, SAVED_STATE_MAX_AGE_MS } from '../../../lib/limits.ts';

/** Version of the stored form; other versions are ignored. */
const SAVED_CART_VERSION = 1;

const id = v.pipe(v.string(), v.nonEmpty());
const quantity = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const cents = v.pipe(v.number(), v.safeInteger());
const shownCartSchema = v.object({
  finalCents: cents,
  items: v.array(v.object({ id, name: v.string(), quantity, unitCents: cents })),
});

const savedCartSchema = v.object({
  version: v.picklist([SAVED_CART_VERSION]),
  /** Unix ms. */
  savedAt: v.number(),
  /** The page's items at that time as JSON; if they change, the saved order is dropped. */
  requested: v.string(),
  lines: v.array(
    v.object({ productId: id, quantity: v.pipe(quantity, v.maxValue(CART_MAX_QUANTITY)) }),
  ),
  transportType: v.nullable(v.picklist(['takeaway', 'delivery'])),
  /** The start that "as soon as possible" was sent with, ISO 8601; null before. */
  sentAsap: v.nullish(v.string(), null),
  /** The cart as shown, to detect changes; null if unknown. */
  shown: v.nullish(shownCartSchema, null),
});

/** A menu order as it survives a reload: items, quantities and transport, without notes and address. */
export type SavedCart = Frozen<Omit<v.InferOutput<typeof savedCartSchema>, 'version'>>;

/** Serializes a cart for storage. */
export function serializeSavedCart(cart: SavedCart): string {
  return JSON.stringify({ version: SAVED_CART_VERSION, ...cart });
}

const storedCartSchema = v.pipe(v.string(), v.parseJson(), savedCartSchema);

/** Parses a stored cart; null if it is unreadable, of another version or older than a day. */
export function parseSavedCart(stored: string, now: number): SavedCart | null {
  const parsed = v.safeParse(storedCartSchema, stored);
  if (!parsed.success) return null;
  const { version: _version, ...cart } = parsed.output;
  const age = now - cart.savedAt;
  return age >= 0 && age <= SAVED_STATE_MAX_AGE_MS ? cart : null;
}
