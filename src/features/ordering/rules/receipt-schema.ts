import * as v from 'valibot';

import type { Frozen } from '../../../lib/frozen.ts';

const cents = v.pipe(v.number(), v.safeInteger());

/** A place where goods are collected. */
const placeSchema = v.object({
  name: v.string(),
  address: v.string(),
  /** As the platform sends them; empty if unknown. */
  hours: v.string(),
});

/** What is saved of an order for its confirmation. */
export const receiptSchema = v.object({
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
  /** The shops of the order. */
  sellers: v.array(v.object({ id: v.string(), name: v.string() })),
});

/**
 * The items ordered and where they are collected, stored across the visit to the payment page. Nothing personal: no
 * contact, and no delivery address.
 */
export type Receipt = Frozen<v.InferOutput<typeof receiptSchema>>;
