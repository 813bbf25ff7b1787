import { addMonths, datesOfMonth, startOfMonth } from '../../../lib/time/venue-month.ts';
import { venueDate } from '../../../lib/time/time-zones.ts';
import { toCalendarDays, type CalendarDay } from './calendar.ts';
import type { SlotContext } from './offered-slots.ts';

/** A month of the calendar. */
export interface CalendarMonth {
  days: readonly CalendarDay[];
  /** Whether the calendar can show the previous or next month. */
  canPrevious: boolean;
  canNext: boolean;
}

/** The month of the calendar that contains a venue date (`YYYY-MM-DD`). Spec section 2 screen 4. */
export function monthOf(context: SlotContext, date: string): CalendarMonth {
  const { now, timeZone, schedule } = context;
  const { endDate } = schedule;
  return {
    days: toCalendarDays(context, datesOfMonth(date)),
    canPrevious: startOfMonth(date) > venueDate(now, timeZone),
    canNext: endDate === null || addMonths(date, 1) <= endDate,
  };
}
