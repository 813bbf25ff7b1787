import type { ChosenDay, ChosenTime } from '../../../flow/rules/booking-state.ts';
import { groupSlotsByDate } from './group-slots.ts';
import { offeredSlots, type SlotContext } from './slots.ts';

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
