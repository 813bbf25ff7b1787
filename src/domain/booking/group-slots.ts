import { type DaySpan, daySpan } from '../time/day-span.ts';
import type { Slot } from '../time/slot.ts';
import { slotInstant } from '../time/slot-clock.ts';
import { venueDate } from '../time/venue-clock.ts';

/** Slots by venue date (`YYYY-MM-DD`), each day's by start. */
export type SlotsByDate = ReadonlyMap<string, readonly Slot[]>;

/**
 * Sorts a calendar into days once, so that a week or a search asks for a day without reading all
 * slots again. Zone maths is done per day, not per slot. Slots whose start is no moment are left out.
 */
export function groupSlotsByDate(slots: readonly Slot[], timeZone: string): SlotsByDate {
  const timed = slots
    .map((slot) => ({ slot, at: slotInstant(slot) }))
    .filter(({ at }) => !Number.isNaN(at))
    .sort((a, b) => a.at - b.at);
  const byDate = new Map<string, Slot[]>();
  let span: DaySpan = { start: 0, end: Number.NEGATIVE_INFINITY };
  let daySlots: Slot[] = [];
  for (const { slot, at } of timed) {
    if (at >= span.end) {
      const date = venueDate(at, timeZone);
      span = daySpan(date, timeZone);
      daySlots = [];
      byDate.set(date, daySlots);
    }
    daySlots.push(slot);
  }
  return byDate;
}
