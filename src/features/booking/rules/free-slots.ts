import type { ChosenDay, ChosenTime } from '../../../flow/rules/booking-state.ts';
import { venueInstant } from '../../../lib/time/calendar-stamp.ts';
import { slotInstant, type Slot } from '../../../lib/time/slots.ts';
import { addDays } from '../../../lib/time/venue-date.ts';
import { dayChecker, type DayContext } from './day-availability.ts';
import { groupSlotsByDate, offeredSlots, type SlotContext } from './slots.ts';

/** How many replacements a lost slot or day gets. */
const REPLACEMENTS = 3;

/**
 * The free slots nearest in time to a lost one, in order of time. The loaded list may still contain the lost slot,
 * which is recognized by its start.
 */
export function nearestFreeSlots(
  lost: Pick<Slot, 'startTime'>,
  context: SlotContext,
): readonly Slot[] {
  const at = slotInstant(lost);
  const others = context.slots.filter((slot) => slotInstant(slot) !== at);
  return [...groupSlotsByDate(others, context.timeZone)]
    .flatMap(([date, slots]) => offeredSlots({ ...context, slots, date }))
    .filter(({ disabled }) => !disabled)
    .map(({ slot }) => slot)
    .sort((a, b) => Math.abs(slotInstant(a) - at) - Math.abs(slotInstant(b) - at))
    .slice(0, REPLACEMENTS)
    .sort((a, b) => slotInstant(a) - slotInstant(b));
}

/** How far a replacement may be from the lost day. */
const MAX_DISTANCE_DAYS = 30;

/**
 * The free days nearest to a lost one, in order, each as a slot at its start. `knownUntil` is the last venue date
 * (`YYYY-MM-DD`) of the loaded calendar.
 */
export function nearestFreeDays(
  lost: string,
  context: DayContext & { knownUntil: string },
): readonly Slot[] {
  const check = dayChecker(context, groupSlotsByDate(context.slots, context.timeZone));
  const found: string[] = [];
  for (let away = 1; away <= MAX_DISTANCE_DAYS; away += 1) {
    for (const date of [addDays(lost, -away), addDays(lost, away)]) {
      const isFree = date <= context.knownUntil && check(date) === null;
      if (isFree && found.length < REPLACEMENTS) found.push(date);
    }
  }
  return found.sort().map((date) => ({
    startTime: venueInstant(date, '00:00', context.timeZone),
    durationSec: 0,
    capacity: context.people,
  }));
}

/** The chosen slots that the calendar no longer offers: taken, full, or within the lead time by now. */
export function lostSlots(
  dateTimes: readonly ChosenDay[],
  context: SlotContext,
): readonly ChosenTime[] {
  const byDate = groupSlotsByDate(context.slots, context.timeZone);
  return dateTimes.flatMap(({ date, times }) => {
    const slots = byDate.get(date) ?? [];
    const offered = offeredSlots({ ...context, slots, date });
    const free = new Set(
      offered.filter((each) => !each.disabled).map((each) => each.slot.startTime),
    );
    return times.filter((each) => !free.has(each.startTime));
  });
}
