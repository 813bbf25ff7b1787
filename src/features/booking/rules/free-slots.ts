import type { ChosenDay, ChosenTime } from '../../offer/rules/offer-choice.ts';
import { venueInstant } from '../../../lib/time/calendar-stamp.ts';
import { slotInstant, type Slot } from '../../../lib/time/slots.ts';
import { addDays } from '../../../lib/time/venue-date.ts';
import { dayChecker } from './day-availability.ts';
import { offeredSlots, type SlotContext } from './offered-slots.ts';

/** How many replacements a lost slot or day gets. */
const REPLACEMENTS = 3;

const freeSlots = (context: SlotContext, date: string) =>
  offeredSlots(context, date).flatMap(({ slot, disabled }) => (disabled ? [] : [slot]));

/**
 * The free slots nearest in time to a lost one, in order of time. Leaves out those that are still chosen, and the lost
 * slot, which the loaded calendar may still contain; both are recognized by their starts.
 */
export function nearestFreeSlots(
  lost: Pick<Slot, 'startTime'>,
  chosen: ReadonlySet<string>,
  context: SlotContext,
): readonly Slot[] {
  const at = slotInstant(lost);
  return [...context.calendar.keys()]
    .flatMap((date) => freeSlots(context, date))
    .filter((slot) => slotInstant(slot) !== at && !chosen.has(slot.startTime))
    .sort((a, b) => Math.abs(slotInstant(a) - at) - Math.abs(slotInstant(b) - at))
    .slice(0, REPLACEMENTS)
    .sort((a, b) => slotInstant(a) - slotInstant(b));
}

/** How far a replacement may be from the lost day. */
const MAX_DISTANCE_DAYS = 30;

/** The free days of the loaded calendar nearest to a lost one, in order, each as a slot at its start. */
export function nearestFreeDays(lost: string, context: SlotContext): readonly Slot[] {
  const check = dayChecker(context);
  return [...Array(MAX_DISTANCE_DAYS).keys()]
    .flatMap((index) => [addDays(lost, -index - 1), addDays(lost, index + 1)])
    .filter((date) => date <= context.loadedUntil && check(date) === null)
    .slice(0, REPLACEMENTS)
    .sort()
    .map((date) => ({
      startTime: venueInstant(date, '00:00', context.timeZone),
      durationSec: 0,
      capacity: context.people,
    }));
}

/**
 * The chosen slots that the calendar no longer offers: taken, full, or within the lead time by now. Those of days that are
 * not loaded count as free.
 */
export function unavailableSlots(
  dateTimes: readonly ChosenDay[],
  context: SlotContext,
): readonly ChosenTime[] {
  const check = dayChecker(context);
  return dateTimes.flatMap(({ date, times }) => {
    if (check(date) === 'unloaded') return [];
    const free = new Set(freeSlots(context, date).map((slot) => slot.startTime));
    return times.filter(({ startTime }) => !free.has(startTime));
  });
}
