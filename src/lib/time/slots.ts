import { parseInstant } from './instant.ts';
import { venueDate, venueTime } from './time-zones.ts';

/** One bookable moment of a calendar. Spec section 3 "Slot". */
export interface Slot {
  /** ISO 8601 with offset, as the server gave it. */
  startTime: string;
  durationSec: number;
  /** How many people still fit. */
  capacity: number;
}

/** The period in which a campaign can be booked. Spec section 3 "schedule". */
export interface Schedule {
  /** Venue date, `YYYY-MM-DD`; null when open-ended. */
  startDate: string | null;
  endDate: string | null;
  /** Venue dates, `YYYY-MM-DD`. */
  nonAvailableDays: readonly string[];
}

/** Unix time in ms of a slot's start; NaN when the server's text is no moment. */
export function slotInstant(slot: Pick<Slot, 'startTime'>): number {
  return parseInstant(slot.startTime) ?? Number.NaN;
}

/** The slot's date at the venue, `YYYY-MM-DD`; empty when its start is no moment. */
export function slotDate(slot: Pick<Slot, 'startTime'>, timeZone: string): string {
  const instant = parseInstant(slot.startTime);
  return instant === null ? '' : venueDate(instant, timeZone);
}

/** The slot's time of day at the venue, `HH:MM`; empty when its start is no moment. */
export function slotTime(slot: Pick<Slot, 'startTime'>, timeZone: string): string {
  const instant = parseInstant(slot.startTime);
  return instant === null ? '' : venueTime(instant, timeZone);
}

/** Why a date lies outside a schedule. */
export type OutsideSchedule = 'beforeStart' | 'afterEnd' | 'closed';

/**
 * Where a venue date (`YYYY-MM-DD`) stands to a schedule: null when it lies inside. A null
 * schedule, as services have none, closes nothing. Spec section 3 "schedule".
 */
export function outsideSchedule(date: string, schedule: Schedule | null): OutsideSchedule | null {
  if (!schedule) return null;
  // Dates of this form sort like texts.
  if (schedule.startDate !== null && date < schedule.startDate) return 'beforeStart';
  if (schedule.endDate !== null && date > schedule.endDate) return 'afterEnd';
  return schedule.nonAvailableDays.includes(date) ? 'closed' : null;
}
