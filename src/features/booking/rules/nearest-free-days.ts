import { addDays } from '../../../lib/time/venue-date.ts';
import type { Slot } from '../../../lib/time/slot.ts';
import { venueInstant } from '../../../lib/time/venue-instant.ts';
import { dayJudge, type DayContext } from './day-availability.ts';
import { groupSlotsByDate } from './group-slots.ts';
import { NEAREST_SLOTS } from './nearest-free-slots.ts';

/** How far a stand-in may be from the day that was lost. */
const MAX_DISTANCE_DAYS = 30;

export interface NearestDaysContext extends Omit<DayContext, 'date'> {
  /** Last venue date (`YYYY-MM-DD`) that the loaded calendar knows of. */
  knownUntil: string;
}

/**
 * The free days nearest to one that was lost, itself left out, in order: each as the slot in which its day begins,
 * because an offer for whole days names no time.
 */
export function nearestFreeDays(lost: string, context: NearestDaysContext): readonly Slot[] {
  const judge = dayJudge(context, groupSlotsByDate(context.slots, context.timeZone));
  const found: string[] = [];
  for (let away = 1; away <= MAX_DISTANCE_DAYS; away += 1) {
    for (const date of [addDays(lost, -away), addDays(lost, away)]) {
      const isFree = date <= context.knownUntil && judge(date).available;
      if (isFree && found.length < NEAREST_SLOTS) found.push(date);
    }
  }
  return found.sort().map((date) => ({
    startTime: venueInstant(date, '00:00', context.timeZone),
    durationSec: 0,
    capacity: context.people,
  }));
}
