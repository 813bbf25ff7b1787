import { SLOT_WINDOW_MINUTES } from '../../../lib/limits.ts';
import { addDays, isVenueDate } from '../../../lib/time/venue-date.ts';
import { minutesToMs } from '../../../lib/time/instant.ts';
import { outsideSchedule, slotInstant, type OutsideSchedule } from '../../../lib/time/slots.ts';
import { venueDate } from '../../../lib/time/time-zones.ts';
import type { BookingType } from '../../offer/rules/booking-type.ts';
import { groupSlotsByDate, selectsTime, type SlotContext, type SlotsByDate } from './slots.ts';

/** Why a day cannot be booked. */
export type DayUnavailableReason =
  | OutsideSchedule
  | 'past'
  /** It has slots, none with room for so many people. */
  | 'full'
  /** It has no slots, or none that can still be reached in time. */
  | 'noSlots';

export type DayAvailability =
  | { available: true }
  | { available: false; reason: DayUnavailableReason };

export interface DayContext extends SlotContext {
  /** Venue date, `YYYY-MM-DD`. */
  date: string;
  bookingType: BookingType;
}

type CheckContext = Omit<DayContext, 'date' | 'slots'>;

/**
 * Returns a function that checks whether a venue date can be booked, and if not why. The calendar is sorted into days
 * once. Offers that pick no time (date-only) need no slots: such a day is free inside the schedule,
 * but a day that does have slots is checked by them, as with every other offer. A text that is no date has no
 * slots. Spec section 4 "Availability rules", section 5 "Booking".
 */
export function dayChecker(
  context: CheckContext,
  byDate: SlotsByDate,
): (date: string) => DayAvailability {
  const { schedule, now, timeZone, bookingType, people, leadMinutes } = context;
  const today = venueDate(now, timeZone);
  const earliest = now + minutesToMs(leadMinutes);
  return (date) => {
    if (!isVenueDate(date)) return { available: false, reason: 'noSlots' };
    if (date < today) return { available: false, reason: 'past' };
    const outside = outsideSchedule(date, schedule);
    if (outside) return { available: false, reason: outside };
    const daySlots = byDate.get(date) ?? [];
    if (daySlots.length === 0) {
      return selectsTime(bookingType)
        ? { available: false, reason: 'noSlots' }
        : { available: true };
    }
    const roomy = daySlots.filter((slot) => slot.capacity >= people);
    if (roomy.length === 0) return { available: false, reason: 'full' };
    return roomy.some((slot) => slotInstant(slot) >= earliest)
      ? { available: true }
      : { available: false, reason: 'noSlots' };
  };
}

/** Whether one venue date can be booked, and if not why: see `dayChecker`. */
export function dayAvailability(context: DayContext): DayAvailability {
  return dayChecker(context, groupSlotsByDate(context.slots, context.timeZone))(context.date);
}

/** How far ahead the calendar is searched: the window of slots that is loaded. */
const SEARCH_DAYS = SLOT_WINDOW_MINUTES / (24 * 60);

/**
 * The first free venue date from `date` on, that day included and none before `today`, by `check` (`dayChecker`);
 * null when the window of slots has none. A text that is no date counts as today.
 */
export function nextFreeDay(
  check: (date: string) => DayAvailability,
  date: string,
  today: string,
): string | null {
  const first = isVenueDate(date) && date > today ? date : today;
  for (let ahead = 0; ahead <= SEARCH_DAYS; ahead += 1) {
    const day = addDays(first, ahead);
    if (check(day).available) return day;
  }
  return null;
}
