import * as v from 'valibot';

import type { Frozen } from '../../../lib/frozen.ts';

/** An opaque reference of the server; encoded before it becomes part of a path. */
const reference = v.string();

/** What is saved of a product order's delivery and payment for a reload. */
export const savedDeliverySchema = v.object({
  /** The delivery, by ids alone; null before the choice of its type. */
  delivery: v.nullable(
    v.object({
      type: v.picklist(['DELIVERY', 'PICKUP_POINT', 'STORE_PICKUP']),
      /** The saved address or the pickup point; null without one. */
      placeId: v.nullable(reference),
      methods: v.array(v.object({ shopId: reference, methodId: reference })),
    }),
  ),
  /** How the order is paid; null before the choice. */
  payment: v.nullable(v.picklist(['online', 'offline'])),
});

export type SavedDelivery = Frozen<v.InferOutput<typeof savedDeliverySchema>>;

/** The chosen delivery of a product order. Spec section 3 "Delivery". */
export type ChosenDelivery = NonNullable<SavedDelivery['delivery']>;

/** How an order is paid: now, on the page of a provider, or later. Spec section 5 "Payment". */
export type PaymentKind = NonNullable<SavedDelivery['payment']>;
