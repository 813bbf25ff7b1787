import { SINGLE_SLOT } from '../../../lib/limits.ts';
import type { ChosenDay, ChosenTime } from '../../offer/rules/offer-choice.ts';
import type { SlotLimits } from './offered-slots.ts';

/** A slot picked from the timetable. */
export interface PickedSlot extends Omit<ChosenTime, 'selectedAt'> {
  /** Venue date, `YYYY-MM-DD`. */
  date: string;
}

type SlotName = Pick<PickedSlot, 'date' | 'time'>;

/** Counts the chosen slots of all days. */
export function countSlots(dateTimes: readonly ChosenDay[]): number {
  return dateTimes.reduce((count, day) => count + day.times.length, 0);
}

/** Whether a slot is chosen, by its venue date and time. */
export function isSlotChosen(dateTimes: readonly ChosenDay[], slot: SlotName): boolean {
  return dateTimes.some(
    (day) => day.date === slot.date && day.times.some((each) => each.time === slot.time),
  );
}

/** Keeps the slots that pass a test; drops days without slots. */
export function filterSlots(
  dateTimes: readonly ChosenDay[],
  test: (time: ChosenTime, date: string) => boolean,
): readonly ChosenDay[] {
  return dateTimes
    .map(({ date, times }) => ({ date, times: times.filter((time) => test(time, date)) }))
    .filter(({ times }) => times.length > 0);
}

/** Removes a slot, and its day if it was the only one. */
export function removeSlot(dateTimes: readonly ChosenDay[], slot: SlotName): readonly ChosenDay[] {
  return filterSlots(dateTimes, ({ time }, date) => date !== slot.date || time !== slot.time);
}

function nextSelectedAt(dateTimes: readonly ChosenDay[]): number {
  const used = dateTimes.flatMap((day) => day.times.map((each) => each.selectedAt));
  return Math.max(-1, ...used) + 1;
}

/** Adds a slot; days and times stay in order. */
export function addSlot(dateTimes: readonly ChosenDay[], slot: PickedSlot): readonly ChosenDay[] {
  const { date, time, startTime, durationSec } = slot;
  const selectedAt = nextSelectedAt(dateTimes);
  // In the order of the saved state: `choiceOf` compares the text before and after a reload.
  const chosen = { time, selectedAt, startTime, durationSec };
  const others = dateTimes.filter((day) => day.date !== date);
  const sameDay = dateTimes.find((day) => day.date === date)?.times ?? [];
  const times = [...sameDay, chosen].sort((a, b) => (a.time < b.time ? -1 : 1));
  return [...others, { date, times }].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * Toggles a slot: removes a chosen one, replaces the only allowed one, or adds one; null if the maximum leaves no room.
 * Spec section 4 "Slot selection".
 */
export function toggleSlot(
  dateTimes: readonly ChosenDay[],
  slot: PickedSlot,
  limits: SlotLimits,
): readonly ChosenDay[] | null {
  if (isSlotChosen(dateTimes, slot)) return removeSlot(dateTimes, slot);
  if (limits.max === SINGLE_SLOT) return addSlot([], slot);
  if (limits.max !== null && countSlots(dateTimes) >= limits.max) return null;
  return addSlot(dateTimes, slot);
}
