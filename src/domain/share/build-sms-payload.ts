import type { ChosenDay, ContactState } from '../booking/booking-state.ts';
import { BOOKING_TYPE, type BookingType } from '../booking/booking-type.ts';
import type { CampaignInfo, CampaignView } from '../campaign/campaign.ts';
import { normalisePhone } from '../portugal/phone.ts';
import type { SmsPayload } from './sms-payload.ts';

export interface SmsInput {
  info: Pick<CampaignInfo, 'shopName' | 'shopPhone'> & {
    campaignView: Pick<CampaignView, 'campaignType' | 'campaignTitle'>;
  };
  dateTimes: readonly ChosenDay[];
  /** The venue date picked (`YYYY-MM-DD`), for offers without times. */
  date: string | null;
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
  info,
  dateTimes,
  date,
  contact,
  promoCode,
}: SmsInput): SmsPayload {
  const { campaignType, campaignTitle } = info.campaignView;
  const { prefix, phone } = normalisePhone(contact.phone, contact.prefix);
  const bookDate = dateTimes[0]?.date ?? date;
  const bookTime = dateTimes[0]?.times[0]?.time;
  return {
    shopName: info.shopName,
    phoneNumber: info.shopPhone ?? '',
    campaignType,
    campaignTitle,
    mobileNumber: prefix + phone,
    promoCode,
    ...(bookDate && NAMES_DATE.has(campaignType) ? { bookDate } : {}),
    ...(bookTime && NAMES_TIME.has(campaignType) ? { bookTime } : {}),
  };
}
