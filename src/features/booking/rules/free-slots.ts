import type { ChosenDay, ChosenTime } from '../../../flow/rules/booking-state.ts';
import { venueInstant } from '../../../lib/time/calendar-stamp.ts';
import { slotInstant, type Slot } from '../../../lib/time/slots.ts';
import { addDays } from '../../../lib/time/venue-date.ts';
import { dayChecker, type DayContext } from './day-availability.ts';
import { groupSlotsByDate, offeredSlots, type OfferedSlot, type SlotContext } from './slots.ts';

/** A free slot on any day. */
export interface FreeSlot extends OfferedSlot {
  /** Venue date, `YYYY-MM-DD`. */
  date: string;
}

/** How many stand-ins a lost slot gets. */
const NEAREST_SLOTS = 3;

/**
 * The free slots nearest in time to one that was lost, itself left out, in order of time. A slot
 * that another customer took may still be in the loaded list; it is recognised by its start.
 */
export function nearestFreeSlots(
  lost: Pick<Slot, 'startTime'>,
  context: SlotContext,
  count: number = NEAREST_SLOTS,
): readonly FreeSlot[] {
  const at = slotInstant(lost);
  const others = context.slots.filter((slot) => slotInstant(slot) !== at);
  return [...groupSlotsByDate(others, context.timeZone)]
    .flatMap(([date, slots]) =>
      offeredSlots({ ...context, slots, date }).map((offered) => ({ ...offered, date })),
    )
    .filter((offered) => !offered.disabled)
    .sort((a, b) => Math.abs(slotInstant(a.slot) - at) - Math.abs(slotInstant(b.slot) - at))
    .slice(0, count)
    .sort((a, b) => slotInstant(a.slot) - slotInstant(b.slot));
}

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
  const check = dayChecker(context, groupSlotsByDate(context.slots, context.timeZone));
  const found: string[] = [];
  for (let away = 1; away <= MAX_DISTANCE_DAYS; away += 1) {
    for (const date of [addDays(lost, -away), addDays(lost, away)]) {
      const isFree = date <= context.knownUntil && check(date).available;
      if (isFree && found.length < NEAREST_SLOTS) found.push(date);
    }
  }
  return found.sort().map((date) => ({
    startTime: venueInstant(date, '00:00', context.timeZone),
    durationSec: 0,
    capacity: context.people,
  }));
}

/** A chosen slot that is not offered any more. */
export interface LostSlot extends ChosenTime {
  /** Venue date, `YYYY-MM-DD`. */
  date: string;
}

/** The chosen slots that the calendar does not offer now: taken, full, or too near by now. */
export function lostSlots(
  dateTimes: readonly ChosenDay[],
  context: SlotContext,
): readonly LostSlot[] {
  const byDate = groupSlotsByDate(context.slots, context.timeZone);
  return dateTimes.flatMap(({ date, times }) => {
    const slots = byDate.get(date) ?? [];
    const offered = offeredSlots({ ...context, slots, date });
    const free = new Set(
      offered.filter((each) => !each.disabled).map((each) => each.slot.startTime),
    );
    return times.filter((each) => !free.has(each.startTime)).map((each) => ({ ...each, date }));
  });
}
