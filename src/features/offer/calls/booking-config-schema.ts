import * as v from 'valibot';

import { toBookingType } from '../rules/booking-type.ts';
import {
  looseTextOrNull,
  optionalFlag,
  optionalNumber,
} from '../../../platform/api/schema/fields.ts';

/** How a merchant wants to be booked; an unknown booking type falls back to NORMAL. Spec sections 3 and 4. */
export const BookingConfigSchema = v.object({
  bookingStartNote: looseTextOrNull,
  bookingFinishingNote: looseTextOrNull,
  bookingConfirmedNote: looseTextOrNull,
  isTakeaway: optionalFlag,
  isDelivery: optionalFlag,
  minPartySize: optionalNumber,
  maxPartySize: optionalNumber,
  bookingType: v.pipe(
    optionalNumber,
    v.transform((code) => toBookingType(code)),
  ),
  isOnline: optionalFlag,
});
