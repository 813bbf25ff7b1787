import { parseInstant } from './parse-instant.ts';
import type { Slot } from './slot.ts';
import { venueDate, venueTime } from './venue-clock.ts';

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
