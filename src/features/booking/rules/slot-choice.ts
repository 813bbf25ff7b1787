import { MULTIPLE_DATES_MAX_SLOTS, MULTIPLE_DATES_MIN_SLOTS } from '../../../lib/limits.ts';
import { DEFAULT_MIN_SLOTS, SINGLE_SLOT } from '../../../lib/limits.ts';
import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';

/** How many slots one booking takes; `max` null means no cap. */
export interface SlotLimits {
  min: number;
  max: number | null;
}

/** Picking what sends the booking form on: a slot, a day, or only its button (null). */
export type SubmitTrigger = 'slot' | 'day' | null;

/** How one booking type picks its moment. Spec section 4 "Booking types", section 5 "Booking". */
interface SlotChoice {
  limits: SlotLimits;
  needsDate: boolean;
  selectsTime: boolean;
  submitsAtOnce: SubmitTrigger;
}

const SINGLE: SlotChoice = {
  limits: { min: DEFAULT_MIN_SLOTS, max: SINGLE_SLOT },
  needsDate: true,
  selectsTime: true,
  submitsAtOnce: 'slot',
};
const UNCAPPED: SlotLimits = { min: DEFAULT_MIN_SLOTS, max: null };

const SLOT_CHOICES: Record<BookingType, SlotChoice> = {
  [BOOKING_TYPE.NORMAL]: SINGLE,
  [BOOKING_TYPE.AWAITS_AVAILABILITY]: SINGLE,
  [BOOKING_TYPE.NO_BOOK_HOUR]: {
    limits: UNCAPPED,
    needsDate: true,
    selectsTime: false,
    submitsAtOnce: 'day',
  },
  [BOOKING_TYPE.INFO]: {
    limits: UNCAPPED,
    needsDate: true,
    selectsTime: true,
    submitsAtOnce: null,
  },
  [BOOKING_TYPE.DIGITAL_COUPON]: {
    limits: UNCAPPED,
    needsDate: false,
    selectsTime: false,
    submitsAtOnce: null,
  },
  [BOOKING_TYPE.MULTIPLE_DATES]: {
    limits: { min: MULTIPLE_DATES_MIN_SLOTS, max: MULTIPLE_DATES_MAX_SLOTS },
    needsDate: true,
    selectsTime: true,
    submitsAtOnce: null,
  },
  [BOOKING_TYPE.TAKEAWAY_DELIVERY]: SINGLE,
};

/** Minimum and maximum slots: 3 to 10 for type 6, one for types 1, 2 and 7, else 1 without cap. Spec section 5. */
export function slotLimits(type: BookingType): SlotLimits {
  return SLOT_CHOICES[type].limits;
}

/** Whether a date is picked at all; type 5 is scheduled with the merchant afterwards. */
export function needsDate(type: BookingType): boolean {
  return SLOT_CHOICES[type].needsDate;
}

/** Whether a time is picked on the date; type 3 is booked for a whole day. */
export function selectsTime(type: BookingType): boolean {
  return SLOT_CHOICES[type].selectsTime;
}

/** Single-slot offers move on with the slot, date-only offers with the day. Spec section 4 "Slot selection". */
export function submitsAtOnce(type: BookingType): SubmitTrigger {
  return SLOT_CHOICES[type].submitsAtOnce;
}
