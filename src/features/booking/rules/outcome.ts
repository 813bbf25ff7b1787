import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';

/** The outcomes of a booking on the success screen. Spec section 4 "Outcomes by type". */
type OutcomeKind = 'confirmed' | 'pending' | 'window' | 'toBeScheduled' | 'options' | 'transport';

/** Message ids of the success screen's headline and the sentence below it. */
export interface OutcomeTexts {
  title: `success.${OutcomeKind}.title`;
  description: `success.${OutcomeKind}.description`;
}

const TEXTS: Record<OutcomeKind, OutcomeTexts> = {
  confirmed: { title: 'success.confirmed.title', description: 'success.confirmed.description' },
  pending: { title: 'success.pending.title', description: 'success.pending.description' },
  window: { title: 'success.window.title', description: 'success.window.description' },
  toBeScheduled: {
    title: 'success.toBeScheduled.title',
    description: 'success.toBeScheduled.description',
  },
  options: { title: 'success.options.title', description: 'success.options.description' },
  transport: { title: 'success.transport.title', description: 'success.transport.description' },
};

/** The texts by booking type. INFO offers are not booked; were one, it would wait for the merchant. */
export const OUTCOME: Record<BookingType, OutcomeTexts> = {
  [BOOKING_TYPE.NORMAL]: TEXTS.confirmed,
  [BOOKING_TYPE.AWAITS_AVAILABILITY]: TEXTS.pending,
  [BOOKING_TYPE.NO_BOOK_HOUR]: TEXTS.window,
  [BOOKING_TYPE.INFO]: TEXTS.pending,
  [BOOKING_TYPE.DIGITAL_COUPON]: TEXTS.toBeScheduled,
  [BOOKING_TYPE.MULTIPLE_DATES]: TEXTS.options,
  [BOOKING_TYPE.TAKEAWAY_DELIVERY]: TEXTS.transport,
};

const { AWAITS_AVAILABILITY, INFO, MULTIPLE_DATES, TAKEAWAY_DELIVERY } = BOOKING_TYPE;

const AWAITING: ReadonlySet<BookingType> = new Set([
  AWAITS_AVAILABILITY,
  INFO,
  MULTIPLE_DATES,
  TAKEAWAY_DELIVERY,
]);

/** Whether what was sent is only a request until the merchant confirms it. Spec section 4 "Outcomes by type". */
export function awaitsMerchant(type: BookingType): boolean {
  return AWAITING.has(type);
}
