import * as v from 'valibot';

import { dateTime, languageCode, nonEmptyText, wireId } from '../support/fields.ts';

const PORTUGUESE_MOBILE = /^9\d{8}$/;

const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const euros = v.pipe(v.number(), v.minValue(0));

const slot = v.strictObject({ startTime: dateTime, durationSec: wholeNumber });

const mobileNumber = v.pipe(
  v.strictObject({
    dialPrefix: v.pipe(v.string(), v.regex(/^\+\d{1,7}$/, 'not a dial prefix')),
    number: v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'not a phone number')),
  }),
  v.check(
    ({ dialPrefix, number }) => dialPrefix !== '+351' || PORTUGUESE_MOBILE.test(number),
    'not a Portuguese mobile number',
  ),
);

const userInformation = v.strictObject({
  givenName: nonEmptyText,
  familyName: v.string(),
  email: v.pipe(v.string(), v.email()),
  language: languageCode,
  partnerUserId: v.string(),
  mobileNumber,
});

const taxInformation = v.strictObject({
  fiscalName: v.string(),
  fiscalNumber: v.pipe(v.string(), v.regex(/^\d{9}$/, 'not nine digits')),
});

const transportInformation = v.strictObject({
  deliveryDetail: v.strictObject({
    transportType: v.picklist(['takeaway', 'delivery']),
    street: v.string(),
    floorDoor: v.string(),
    city: v.string(),
    postalCode: v.string(),
  }),
  orderItems: v.pipe(
    v.array(
      v.strictObject({
        itemId: wireId,
        name: nonEmptyText,
        quantity: v.pipe(wholeNumber, v.minValue(1)),
        price: euros,
      }),
    ),
    v.minLength(1),
  ),
  deliveryCost: euros,
  orderAmount: euros,
  notes: v.string(),
});

/** Body of bookings and bookings/guest. Spec section 7 "Booking payload". */
export const bookingBody = v.strictObject({
  campaignId: v.nullable(wireId),
  shopMerchantServiceIds: v.array(wireId),
  prizeTransactionId: v.nullable(wireId),
  resourceIds: v.pipe(v.array(wholeNumber), v.minLength(1)),
  slots: v.array(slot),
  partySize: v.pipe(wholeNumber, v.minValue(1)),
  refererLink: v.pipe(v.string(), v.url()),
  userInformation,
  taxInformation: v.optional(taxInformation),
  orderInformation: v.union([v.strictObject({ notes: v.string() }), transportInformation]),
  onBehalfOfUser: v.literal(true),
});

/** Body of the booking that obtains a points campaign. Spec section 7 "Campaign offer-code booking". */
export const pointsBody = v.strictObject({
  campaignId: wireId,
  refererLink: v.pipe(v.string(), v.url()),
  userInformation: v.strictObject({ language: languageCode, partnerUserId: v.literal('') }),
  partySize: v.literal(1),
  slots: v.tuple([v.strictObject({ startTime: dateTime, durationSec: v.literal(0) })]),
  onBehalfOfUser: v.literal(true),
});

export type BookingBody = v.InferOutput<typeof bookingBody>;
