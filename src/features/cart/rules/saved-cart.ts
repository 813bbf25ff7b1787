import * as v from 'valibot';

import { CART_MAX_QUANTITY, SAVED_STATE_MAX_AGE_MS } from '../../../lib/limits.ts';
import type { TransportType } from '../../offer/rules/transport-terms.ts';
import type { ShownCart } from './cart.ts';
import type { CartLines } from './page-cart.ts';

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
const shownCartSchema = v.object({
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
  shown: v.nullish(shownCartSchema, null),
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
