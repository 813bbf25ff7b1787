import {
  DEFAULT_MIN_SLOTS,
  MULTIPLE_DATES_MAX_SLOTS,
  MULTIPLE_DATES_MIN_SLOTS,
  SINGLE_SLOT,
} from '../../../lib/limits.ts';
import { minutesToMs } from '../../../lib/time/instant.ts';
import { outsideSchedule, type Schedule, type Slot } from '../../../lib/time/slots.ts';
import { venueMoments, type VenueMoment } from '../../../lib/time/time-zones.ts';
import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';

/** A slot of the timetable. */
export interface OfferedSlot {
  slot: Slot;
  /** Venue time, `HH:MM`. */
  time: string;
  /** Starts before the minimum lead time: shown but not selectable. */
  disabled: boolean;
}

/** The slots of a calendar by venue date (`YYYY-MM-DD`), each day's by start. */
type SlotsByDate = ReadonlyMap<string, readonly VenueMoment<Slot>[]>;

/** The input of every slot rule. */
export interface SlotContext {
  calendar: SlotsByDate;
  bookingType: BookingType;
  people: number;
  /** Unix time in ms. */
  now: number;
  /** IANA zone of the venue. */
  timeZone: string;
  /** Minimum minutes between now and a slot. */
  leadMinutes: number;
  schedule: Schedule;
  /** The venue date on which the loaded calendar ends. */
  loadedUntil: string;
}

/**
 * Returns the slots with room for `people` on a venue date, by time; slots within the lead time are disabled. When
 * clocks go back and a wall time occurs twice, returns the first that can still be picked. Returns nothing for a
 * date outside the schedule. Spec section 5 "Booking".
 */
export function offeredSlots(context: SlotContext, date: string): readonly OfferedSlot[] {
  const { calendar, people, now, leadMinutes, schedule } = context;
  if (outsideSchedule(date, schedule)) return [];
  const earliest = now + minutesToMs(leadMinutes);
  const byTime = new Map<string, OfferedSlot>();
  for (const { item: slot, at, time } of calendar.get(date) ?? []) {
    if (slot.capacity < people) continue;
    const disabled = at < earliest;
    const known = byTime.get(time);
    if (!known || (known.disabled && !disabled)) byTime.set(time, { slot, time, disabled });
  }
  return [...byTime.values()].sort((a, b) => (a.time < b.time ? -1 : 1));
}

/** Groups slots by venue date. Skips slots with an unparsable start. */
export function groupSlotsByDate(slots: readonly Slot[], timeZone: string): SlotsByDate {
  const byDate = new Map<string, VenueMoment<Slot>[]>();
  for (const moment of venueMoments(slots, timeZone)) {
    const day = byDate.get(moment.date);
    if (day) day.push(moment);
    else byDate.set(moment.date, [moment]);
  }
  return byDate;
}

/** How many slots a booking needs and allows; a null `max` means no cap. */
export interface SlotLimits {
  min: number;
  max: number | null;
}

/** How a booking type picks its moment. Spec section 4 "Booking types", section 5 "Booking". */
export interface SlotChoice {
  limits: SlotLimits;
  /** False if the merchant schedules the date afterwards. */
  needsDate: boolean;
  /** False if the whole day is booked. */
  selectsTime: boolean;
  /** The choice that submits the form; null if only its button does. Spec section 4 "Slot selection". */
  submitsOn: 'slot' | 'day' | null;
}

const SINGLE: SlotChoice = {
  limits: { min: DEFAULT_MIN_SLOTS, max: SINGLE_SLOT },
  needsDate: true,
  selectsTime: true,
  submitsOn: 'slot',
};
const UNCAPPED: SlotChoice = {
  ...SINGLE,
  limits: { min: DEFAULT_MIN_SLOTS, max: null },
  submitsOn: null,
};

/** Slots and fields of the booking form by booking type. */
export const SLOT_CHOICES: Record<BookingType, SlotChoice> = {
  [BOOKING_TYPE.NORMAL]: SINGLE,
  [BOOKING_TYPE.AWAITS_AVAILABILITY]: SINGLE,
  [BOOKING_TYPE.NO_BOOK_HOUR]: { ...UNCAPPED, selectsTime: false, submitsOn: 'day' },
  [BOOKING_TYPE.INFO]: UNCAPPED,
  [BOOKING_TYPE.DIGITAL_COUPON]: { ...UNCAPPED, needsDate: false, selectsTime: false },
  [BOOKING_TYPE.MULTIPLE_DATES]: {
    ...UNCAPPED,
    limits: { min: MULTIPLE_DATES_MIN_SLOTS, max: MULTIPLE_DATES_MAX_SLOTS },
  },
  [BOOKING_TYPE.TAKEAWAY_DELIVERY]: SINGLE,
};
