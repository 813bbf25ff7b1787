import * as v from 'valibot';

import { toWireId } from '../../../lib/config/wire-id.ts';
import { centsToWire } from '../../../lib/money/money.ts';
import { unread, defineWrite } from '../../../platform/api/define-call.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import type { BookingPayload } from '../rules/booking-payload.ts';

/** The endpoint for signed-in customers. */
export const BOOKINGS = {
  method: 'POST',
  path: '/rest/bookings',
  query: ['clientApplication', 'providerId', 'channelManager'],
  headers: ['token', 'X-User-Language'],
} as const;

/** The answer to a booking; a missing charge is 0. Contract section 3 "POST bookings". */
export const ReservationSchema = v.pipe(
  v.object({
    transactionId: wire.id,
    valueCharged: wire.amountOrZero,
    activationCode: wire.looseTextOrNull,
    activationQrCode: wire.looseTextOrNull,
    points: v.fallback(v.nullish(v.number(), null), null),
    status: wire.looseCode,
  }),
  v.transform(({ valueCharged, ...reservation }) => ({
    ...reservation,
    valueChargedCents: valueCharged,
  })),
);

/** Books on behalf of the user, or as a guest when `user` is null. */
export const createBooking = defineWrite({
  name: 'createBooking',
  ...BOOKINGS,
  guest: {
    name: 'createGuestBooking',
    method: 'POST',
    path: '/rest/bookings/guest',
    query: ['clientApplication', 'providerId', 'channelManager', 'language'],
  },
  params: (body: BookingPayload, user: Credentials | null) => ({
    values: { token: user?.token ?? null },
    body,
    asGuest: user === null,
  }),
  answer: ReservationSchema,
});

/** Reports the value of a signed-in booking. Contract section 3. */
export const convertBooking = defineWrite({
  name: 'convertBooking',
  method: 'POST',
  kind: 'change',
  path: '/rest/client/book/book/{userId}',
  query: ['token', 'clientApplication', 'language', 'channelManager'],
  params:
    (
      user: Credentials,
      conversion: { transactionId: string; valueChargedCents: number; campaignId: string | null },
    ) =>
    ({ channelManager }) => {
      const { transactionId, valueChargedCents, campaignId } = conversion;
      const body = {
        transactionId: toWireId(transactionId),
        valueCharged: centsToWire(valueChargedCents),
        campaignId: campaignId === null ? null : toWireId(campaignId),
        channelManager,
      };
      return { values: { ...user }, body };
    },
  answer: unread,
});
