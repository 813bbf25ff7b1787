import { parseInstant } from './instant.ts';
import { venueDate, venueTime } from './time-zones.ts';

/** A bookable time. Spec section 3 "Slot". */
export interface Slot {
  /** ISO 8601 with offset, from the server. */
  startTime: string;
  durationSec: number;
  /** Free places. */
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

/** The start of a slot in Unix ms; NaN if invalid. */
export function slotInstant(slot: Pick<Slot, 'startTime'>): number {
  return parseInstant(slot.startTime) ?? Number.NaN;
}

/** The venue date of a slot, `YYYY-MM-DD`; empty if invalid. */
export function slotDate(slot: Pick<Slot, 'startTime'>, timeZone: string): string {
  const instant = parseInstant(slot.startTime);
  return instant === null ? '' : venueDate(instant, timeZone);
}

/** The venue time of a slot, `HH:MM`; empty if invalid. */
export function slotTime(slot: Pick<Slot, 'startTime'>, timeZone: string): string {
  const instant = parseInstant(slot.startTime);
  return instant === null ? '' : venueTime(instant, timeZone);
}

/** Merges slots by start; the newer answer wins. */
export function mergeSlots(known: readonly Slot[], fresh: readonly Slot[]): readonly Slot[] {
  const byStart = new Map(known.map((slot) => [slot.startTime, slot]));
  for (const slot of fresh) byStart.set(slot.startTime, slot);
  return [...byStart.values()];
}

/** Replaces the slots before `until` (Unix ms) by those of a newer answer. */
export function renewSlots(
  known: readonly Slot[],
  fresh: readonly Slot[],
  until: number,
): readonly Slot[] {
  return mergeSlots(
    known.filter((slot) => slotInstant(slot) >= until),
    fresh,
  );
}

/** The schedule of services, which can be booked on any day. */
export const ALWAYS_OPEN: Schedule = { startDate: null, endDate: null, nonAvailableDays: [] };

type OutsideSchedule = 'beforeStart' | 'afterEnd' | 'closed';

/** Why a venue date (`YYYY-MM-DD`) is outside a schedule; null if it is inside. Spec section 3 "schedule". */
export function outsideSchedule(date: string, schedule: Schedule): OutsideSchedule | null {
  if (schedule.startDate !== null && date < schedule.startDate) return 'beforeStart';
  if (schedule.endDate !== null && date > schedule.endDate) return 'afterEnd';
  return schedule.nonAvailableDays.includes(date) ? 'closed' : null;
}
