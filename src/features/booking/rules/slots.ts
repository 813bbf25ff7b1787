import { minutesToMs } from '../../../lib/time/instant.ts';
import { outsideSchedule, type Schedule, type Slot } from '../../../lib/time/slot.ts';
import { venueMoments } from '../../../lib/time/venue-clock.ts';

/** A slot of the timetable. */
export interface OfferedSlot {
  slot: Slot;
  /** Venue time, `HH:MM`. */
  time: string;
  /** Too early to be booked any more: shown, but not to be picked. */
  disabled: boolean;
}

/** What decides about slots; every rule takes the same. */
export interface SlotContext {
  /** The calendar's slots in any order: all of them, or only those of the day in question. */
  slots: readonly Slot[];
  people: number;
  /** Unix time in ms. */
  now: number;
  /** IANA zone of the venue. */
  timeZone: string;
  /** Minutes that must lie between now and a slot. */
  leadMinutes: number;
  /** Null where there is none (services): every day is inside. */
  schedule: Schedule | null;
}

/**
 * The slots that a venue date offers, by time. Those without room for `people` and those of other
 * days are left out; those before now plus the lead time are disabled. A wall time stands once:
 * when the clock is put back an hour is lived twice, and the first that can still be picked is
 * offered. A day outside the schedule offers nothing. Spec section 5 "Booking".
 */
export function offeredSlots(context: SlotContext & { date: string }): readonly OfferedSlot[] {
  const { date, people, now, timeZone, leadMinutes, schedule } = context;
  if (outsideSchedule(date, schedule)) return [];
  const earliest = now + minutesToMs(leadMinutes);
  const byTime = new Map<string, OfferedSlot>();
  for (const { item: slot, at, date: slotDate, time } of venueMoments(context.slots, timeZone)) {
    if (slotDate !== date || slot.capacity < people) continue;
    const disabled = at < earliest;
    const known = byTime.get(time);
    if (!known || (known.disabled && !disabled)) byTime.set(time, { slot, time, disabled });
  }
  return [...byTime.values()].sort((a, b) => (a.time < b.time ? -1 : 1));
}
