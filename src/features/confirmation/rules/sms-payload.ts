import type { BookingType } from '../../offer/rules/booking-type.ts';

/** Body of the SMS call. Spec section 7 "user.sendSms". */
export interface SmsPayload {
  shopName: string;
  /** The shop's telephone number. */
  phoneNumber: string;
  campaignType: BookingType;
  campaignTitle: string;
  /** Where the SMS goes: prefix plus phone. */
  mobileNumber: string;
  promoCode: string;
  /** Venue date, `YYYY-MM-DD`; types 1, 2, 3 and 7. */
  bookDate?: string;
  /** Venue time, `HH:MM`; types 1, 2 and 7. */
  bookTime?: string;
}
