import { slotInstant, type Slot } from '../../../lib/time/slot.ts';
import { groupSlotsByDate } from './group-slots.ts';
import { type OfferedSlot, offeredSlots, type SlotContext } from './slots.ts';

/** A free slot on any day. */
export interface FreeSlot extends OfferedSlot {
  /** Venue date, `YYYY-MM-DD`. */
  date: string;
}

/** How many stand-ins a lost slot gets. */
export const NEAREST_SLOTS = 3;

/**
 * The free slots nearest in time to one that was lost, itself left out, in order of time. A slot
 * taken by somebody else may still be in the list that was loaded; its start tells it.
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
