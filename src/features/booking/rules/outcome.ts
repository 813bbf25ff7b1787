import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';

/** Message ids of the success screen's headline and the text below it. */
const OUTCOMES = {
  confirmed: { title: 'success.confirmed.title', description: 'success.confirmed.description' },
  pending: { title: 'success.pending.title', description: 'success.pending.description' },
  window: { title: 'success.window.title', description: 'success.window.description' },
  toBeScheduled: {
    title: 'success.toBeScheduled.title',
    description: 'success.toBeScheduled.description',
  },
  options: { title: 'success.options.title', description: 'success.options.description' },
  transport: { title: 'success.transport.title', description: 'success.transport.description' },
} as const;

/** The texts by booking type. INFO offers cannot be booked. Spec section 4 "Outcomes by type". */
export const OUTCOME = {
  [BOOKING_TYPE.NORMAL]: OUTCOMES.confirmed,
  [BOOKING_TYPE.AWAITS_AVAILABILITY]: OUTCOMES.pending,
  [BOOKING_TYPE.NO_BOOK_HOUR]: OUTCOMES.window,
  [BOOKING_TYPE.INFO]: OUTCOMES.pending,
  [BOOKING_TYPE.DIGITAL_COUPON]: OUTCOMES.toBeScheduled,
  [BOOKING_TYPE.MULTIPLE_DATES]: OUTCOMES.options,
  [BOOKING_TYPE.TAKEAWAY_DELIVERY]: OUTCOMES.transport,
} as const;
