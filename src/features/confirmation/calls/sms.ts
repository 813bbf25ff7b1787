import type { ContactState } from '../../contact/rules/contact-state.ts';
import { normalisePhone } from '../../../lib/portugal/phone.ts';
import { unread, defineWrite } from '../../../platform/api/define-call.ts';
import type { Bookable } from '../../offer/rules/bookable.ts';
import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';

interface SmsInput {
  /** Phone number as shown; null when unknown. */
  shop: { name: string; phone: string | null };
  bookable: Pick<Bookable, 'bookingType' | 'productTitle'>;
  /** Venue date, `YYYY-MM-DD`, and time, `HH:MM`; null when unknown. */
  date: string | null;
  time: string | null;
  contact: Pick<ContactState, 'prefix' | 'phone'>;
  promoCode: string;
}

const { NORMAL, AWAITS_AVAILABILITY, NO_BOOK_HOUR, TAKEAWAY_DELIVERY } = BOOKING_TYPE;
const TYPES_WITH_TIME: readonly BookingType[] = [NORMAL, AWAITS_AVAILABILITY, TAKEAWAY_DELIVERY];
const TYPES_WITH_DATE: readonly BookingType[] = [...TYPES_WITH_TIME, NO_BOOK_HOUR];

/** The SMS with the booking's details; types 1, 2, 3 and 7 name the date, 1, 2 and 7 the time. Spec section 7. */
export function buildSmsPayload({ shop, bookable, date, time, contact, promoCode }: SmsInput) {
  const { bookingType: campaignType, productTitle: campaignTitle } = bookable;
  const { prefix, phone } = normalisePhone(contact.phone, contact.prefix);
  return {
    shopName: shop.name,
    phoneNumber: shop.phone ?? '',
    campaignType,
    campaignTitle,
    mobileNumber: prefix + phone,
    promoCode,
    ...(date && TYPES_WITH_DATE.includes(campaignType) ? { bookDate: date } : {}),
    ...(time && TYPES_WITH_TIME.includes(campaignType) ? { bookTime: time } : {}),
  };
}

export type SmsPayload = ReturnType<typeof buildSmsPayload>;

/** Sends the booking's details to the customer's phone. Spec section 7 "user.sendSms". */
export const sendSms = defineWrite({
  name: 'sendSms',
  method: 'POST',
  kind: 'change',
  path: '/rest/client/action/sms/send/{userId}',
  query: ['language'],
  params: (userId: string, body: SmsPayload) => ({ values: { userId }, body }),
  answer: unread,
});
