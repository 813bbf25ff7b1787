import type { Slot } from '../../../lib/time/slot.ts';
import { venueMoments } from '../../../lib/time/venue-clock.ts';

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
