import * as v from 'valibot';

import type { Frozen } from '../../../lib/frozen.ts';
import { CART_MAX_QUANTITY } from '../../../lib/limits.ts';

const id = v.pipe(v.string(), v.nonEmpty());
const quantity = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

const cents = v.pipe(v.number(), v.safeInteger());
const shownCartSchema = v.object({
  finalCents: cents,
  items: v.array(v.object({ id, name: v.string(), quantity, unitCents: cents })),
});

/** What is saved of a menu order. */
export const savedCartSchema = v.object({
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
export type SavedCart = Frozen<v.InferOutput<typeof savedCartSchema>>;

/** The page's items as JSON that were added to the server's cart. */
export const addedItemsSchema = v.string();
