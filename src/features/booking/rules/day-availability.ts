import { addDays, isVenueDate } from '../../../lib/time/venue-date.ts';
import { outsideSchedule } from '../../../lib/time/slots.ts';
import { venueDate } from '../../../lib/time/time-zones.ts';
import { offeredSlots, SLOT_CHOICES, type SlotContext } from './offered-slots.ts';

/** Why a day cannot be booked, with the text for its accessible name. */
export const DAY_REASONS = {
  past: 'reservation.day.past',
  beforeStart: 'reservation.day.beforeStart',
  afterEnd: 'reservation.day.afterEnd',
  closed: 'reservation.day.closed',
  /** No slot has room for the party. */
  full: 'reservation.day.full',
  /** No slots, or all start within the lead time. */
  noSlots: 'reservation.day.noSlots',
} as const;

/** `unloaded`: the calendar is not loaded so far, and the day has no free slot in it yet. */
export type DayUnavailableReason = keyof typeof DAY_REASONS | 'unloaded';

/** Says why a venue date cannot be booked; null if it can. */
type CheckDay = (date: string) => DayUnavailableReason | null;

/**
 * Checks days. A date-only offer needs no slots, but if a day has some, they decide as with every other offer. An
 * invalid date has no slots. Spec section 4 "Availability rules", section 5 "Booking".
 */
export function dayChecker(context: SlotContext): CheckDay {
  const { calendar, schedule, now, timeZone, bookingType, loadedUntil } = context;
  const today = venueDate(now, timeZone);
  return (date) => {
    if (!isVenueDate(date)) return 'noSlots';
    const noSlots = date < loadedUntil ? 'noSlots' : 'unloaded';
    if (date < today) return 'past';
    const outside = outsideSchedule(date, schedule);
    if (outside) return outside;
    if (!calendar.has(date)) return SLOT_CHOICES[bookingType].selectsTime ? noSlots : null;
    const offered = offeredSlots(context, date);
    if (offered.length === 0) return 'full';
    return offered.some(({ disabled }) => !disabled) ? null : noSlots;
  };
}

/** The first free venue date from `from` to `until`, both included, by `check` (`dayChecker`); null without one. */
export function nextFreeDay(check: CheckDay, from: string, until: string): string | null {
  for (let day = from; day <= until; day = addDays(day, 1)) if (check(day) === null) return day;
  return null;
}
