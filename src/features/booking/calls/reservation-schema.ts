import * as v from 'valibot';

import {
  id,
  looseCode,
  looseTextOrNull,
  priceOrZero,
} from '../../../platform/api/schema/fields.ts';

/** The answer to a booking; without a value charged nothing was charged. Contract section 3 "POST bookings". */
export const ReservationSchema = v.pipe(
  v.object({
    transactionId: id,
    valueCharged: priceOrZero,
    activationCode: looseTextOrNull,
    activationQrCode: looseTextOrNull,
    points: v.fallback(v.nullish(v.number(), null), null),
    status: looseCode,
  }),
  v.transform(({ valueCharged, ...reservation }) => ({
    ...reservation,
    valueChargedCents: valueCharged,
  })),
);
