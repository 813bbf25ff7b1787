import {
  DEFAULT_MIN_SLOTS,
  MULTIPLE_DATES_MAX_SLOTS,
  MULTIPLE_DATES_MIN_SLOTS,
  SINGLE_SLOT,
} from '../../../lib/limits.ts';
import { minutesToMs } from '../../../lib/time/instant.ts';
import { outsideSchedule, type Schedule, type Slot } from '../../../lib/time/slots.ts';
import { venueMoments } from '../../../lib/time/time-zones.ts';
import { BOOKING_TYPE, type BookingType } from '../../offer/rules/booking-type.ts';

/** A slot of the timetable. */
export interface OfferedSlot {
  slot: Slot;
  /** Venue time, `HH:MM`. */
  time: string;
  /** Starts before the minimum lead time: shown, but cannot be selected. */
  disabled: boolean;
}

/** The input of every slot rule. */
export interface SlotContext {
  /** The calendar's slots in any order: all of them, or only those of the day in question. */
  slots: readonly Slot[];
  people: number;
  /** Unix time in ms. */
  now: number;
  /** IANA zone of the venue. */
  timeZone: string;
  /** Minutes that must lie between now and a slot. */
  leadMinutes: number;
  /** Null where there is none (services): every day is inside. */
  schedule: Schedule | null;
}

/**
 * The slots that a venue date offers, by time. Those without room for `people` and those of other
 * days are left out; those before now plus the lead time are disabled. A wall time stands once:
 * when the clock is put back an hour is lived twice, and the first that can still be picked is
 * offered. A day outside the schedule offers nothing. Spec section 5 "Booking".
 */
export function offeredSlots(context: SlotContext & { date: string }): readonly OfferedSlot[] {
  const { date, people, now, timeZone, leadMinutes, schedule } = context;
  if (outsideSchedule(date, schedule)) return [];
  const earliest = now + minutesToMs(leadMinutes);
  const byTime = new Map<string, OfferedSlot>();
  for (const { item: slot, at, date: slotDate, time } of venueMoments(context.slots, timeZone)) {
    if (slotDate !== date || slot.capacity < people) continue;
    const disabled = at < earliest;
    const known = byTime.get(time);
    if (!known || (known.disabled && !disabled)) byTime.set(time, { slot, time, disabled });
  }
  return [...byTime.values()].sort((a, b) => (a.time < b.time ? -1 : 1));
}

/** Slots by venue date (`YYYY-MM-DD`), each day's by start. */
export type SlotsByDate = ReadonlyMap<string, readonly Slot[]>;

/**
 * Sorts a calendar into days once, so that a week or a search asks for a day without reading all
 * slots again. Slots whose start is no moment are left out.
 */
export function groupSlotsByDate(slots: readonly Slot[], timeZone: string): SlotsByDate {
  const byDate = new Map<string, Slot[]>();
  for (const { item, date } of venueMoments(slots, timeZone)) {
    const daySlots = byDate.get(date);
    if (daySlots) daySlots.push(item);
    else byDate.set(date, [item]);
  }
  return byDate;
}

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
