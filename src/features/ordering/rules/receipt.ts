import * as v from 'valibot';

import type { Frozen } from '../../../lib/frozen.ts';
import { SAVED_STATE_MAX_AGE_MS } from '../../../lib/limits.ts';

/** Version of the stored form; other versions are ignored. */
const RECEIPT_VERSION = 1;

const cents = v.pipe(v.number(), v.safeInteger());

/** A place where goods are collected. */
const placeSchema = v.object({
  name: v.string(),
  address: v.string(),
  /** In the platform's words; empty if unknown. */
  hours: v.string(),
});

const receiptSchema = v.object({
  version: v.picklist([RECEIPT_VERSION]),
  /** Unix ms. */
  savedAt: v.number(),
  orderRef: v.string(),
  items: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      quantity: v.number(),
      lineCents: cents,
      lineBeforeCents: v.nullable(cents),
      currency: v.string(),
    }),
  ),
  itemsTotalCents: cents,
  discountCents: cents,
  deliveryCents: cents,
  currency: v.string(),
  type: v.nullable(v.picklist(['DELIVERY', 'PICKUP_POINT', 'STORE_PICKUP'])),
  places: v.array(placeSchema),
});

/**
 * The items ordered and where they are collected, stored across the visit to the payment page. Nothing personal: no
 * contact, and no delivery address.
 */
export type Receipt = Frozen<Omit<v.InferOutput<typeof receiptSchema>, 'version'>>;

/** Serializes a receipt for storage. */
export function serializeReceipt(receipt: Receipt): string {
  return JSON.stringify({ version: RECEIPT_VERSION, ...receipt });
}

const storedReceiptSchema = v.pipe(v.string(), v.parseJson(), receiptSchema);

/** Parses a stored receipt; null if it is unreadable, of another version or older than a day. */
export function parseReceipt(stored: string, now: number): Receipt | null {
  const parsed = v.safeParse(storedReceiptSchema, stored);
  if (!parsed.success) return null;
  const { version: _version, ...receipt } = parsed.output;
  const age = now - receipt.savedAt;
  return age >= 0 && age <= SAVED_STATE_MAX_AGE_MS ? receipt : null;
}
