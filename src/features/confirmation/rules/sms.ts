import type { ContactState } from '../../../flow/rules/booking-state.ts';
import { normalisePhone } from '../../../lib/portugal/phone.ts';
import type { Bookable } from '../../offer/rules/bookable.ts';
import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';

/** Body of the SMS call. Spec section 7 "user.sendSms". */
export interface SmsPayload {
  shopName: string;
  /** The shop's telephone number. */
  phoneNumber: string;
  campaignType: BookingType;
  campaignTitle: string;
  /** The recipient: prefix and phone. */
  mobileNumber: string;
  promoCode: string;
  /** Venue date, `YYYY-MM-DD`; types 1, 2, 3 and 7. */
  bookDate?: string;
  /** Venue time, `HH:MM`; types 1, 2 and 7. */
  bookTime?: string;
}

export interface SmsInput {
  /** Phone number as shown; null when unknown. */
  shop: { name: string; phone: string | null };
  bookable: Pick<Bookable, 'bookingType' | 'productTitle'>;
  /** When it is, at the venue: `YYYY-MM-DD` and `HH:MM`; null where it is not known. */
  date: string | null;
  time: string | null;
  contact: Pick<ContactState, 'prefix' | 'phone'>;
  promoCode: string;
}

const { NORMAL, AWAITS_AVAILABILITY, NO_BOOK_HOUR, TAKEAWAY_DELIVERY } = BOOKING_TYPE;
const NAMES_DATE: ReadonlySet<BookingType> = new Set([
  NORMAL,
  AWAITS_AVAILABILITY,
  NO_BOOK_HOUR,
  TAKEAWAY_DELIVERY,
]);
const NAMES_TIME: ReadonlySet<BookingType> = new Set([
  NORMAL,
  AWAITS_AVAILABILITY,
  TAKEAWAY_DELIVERY,
]);

/** The SMS with the booking's details; types 1, 2, 3 and 7 name the date, 1, 2 and 7 the time. Spec section 7. */
export function buildSmsPayload({
  shop,
  bookable,
  date,
  time,
  contact,
  promoCode,
}: SmsInput): SmsPayload {
  const { bookingType: campaignType, productTitle: campaignTitle } = bookable;
  const { prefix, phone } = normalisePhone(contact.phone, contact.prefix);
  return {
    shopName: shop.name,
    phoneNumber: shop.phone ?? '',
    campaignType,
    campaignTitle,
    mobileNumber: prefix + phone,
    promoCode,
    ...(date && NAMES_DATE.has(campaignType) ? { bookDate: date } : {}),
    ...(time && NAMES_TIME.has(campaignType) ? { bookTime: time } : {}),
  };
}
