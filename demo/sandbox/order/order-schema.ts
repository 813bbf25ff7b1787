import * as v from 'valibot';

import { nonEmptyText, wireId } from '../support/fields.ts';

const deliveryMethods = v.pipe(
  v.array(
    v.strictObject({
      shopId: wireId,
      shopDeliveryMethodId: v.nullable(wireId),
      pickupPoint: v.nullable(wireId),
    }),
  ),
  v.minLength(1),
);

const delivery = v.union([
  v.strictObject({ deliveryMethods, addressId: wireId }),
  v.strictObject({
    deliveryMethods,
    addressName: v.string(),
    countryId: wireId,
    street: nonEmptyText,
    postalCode: nonEmptyText,
    floorDoor: v.string(),
    city: nonEmptyText,
  }),
  v.strictObject({ deliveryMethods }),
]);

/** Body of web/orders and web/orders/guest. Spec section 7 "Order payload". */
export const orderBody = v.strictObject({
  refererLink: v.pipe(v.string(), v.url()),
  userInformation: v.strictObject({
    givenName: nonEmptyText,
    familyName: v.string(),
    email: v.pipe(v.string(), v.email()),
    mobileNumber: v.strictObject({
      dialPrefix: v.pipe(v.string(), v.regex(/^\+\d{1,7}$/, 'not a dial prefix')),
      number: v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'not a phone number')),
    }),
  }),
  taxInformation: v.optional(
    v.strictObject({ fiscalName: nonEmptyText, fiscalNumber: nonEmptyText }),
  ),
  orderInformation: v.strictObject({
    delivery,
    shopNotes: v.array(v.strictObject({ shopId: wireId, notes: nonEmptyText })),
    notes: v.string(),
    fiscalAddressId: v.optional(wireId),
    paymentMethod: v.picklist(['online', 'offline']),
  }),
});

export type OrderBody = v.InferOutput<typeof orderBody>;
