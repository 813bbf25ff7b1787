import { SINGLE_SLOT } from '../../../lib/limits.ts';
import type { ChosenDay, ChosenTime } from '../../../flow/rules/booking-state.ts';
import type { SlotLimits } from './slots.ts';

/** A slot as the timetable hands it over. */
export interface PickedSlot {
  /** Venue date, `YYYY-MM-DD`. */
  date: string;
  /** Venue time, `HH:MM`. */
  time: string;
  /** ISO 8601 with offset, as the server gave it. */
  startTime: string;
  durationSec: number;
}

export interface SlotSelection {
  dateTimes: readonly ChosenDay[];
  /** Nothing was added because the maximum is reached: show reservation.dateTimesLimitReached. */
  limitReached: boolean;
}

type SlotName = Pick<PickedSlot, 'date' | 'time'>;

/** How many slots are chosen on all days. */
export function countSlots(dateTimes: readonly ChosenDay[]): number {
  return dateTimes.reduce((count, day) => count + day.times.length, 0);
}

/** Whether a slot is among the chosen ones, by its venue date and time. */
export function isSlotChosen(dateTimes: readonly ChosenDay[], slot: SlotName): boolean {
  return dateTimes.some(
    (day) => day.date === slot.date && day.times.some((each) => each.time === slot.time),
  );
}

/** Removes a slot, and its day when that has no other. */
export function removeSlot(dateTimes: readonly ChosenDay[], slot: SlotName): readonly ChosenDay[] {
  return dateTimes
    .map((day) =>
      day.date === slot.date
        ? { date: day.date, times: day.times.filter((each) => each.time !== slot.time) }
        : day,
    )
    .filter((day) => day.times.length > 0);
}

function nextSelectedAt(dateTimes: readonly ChosenDay[]): number {
  const taken = dateTimes.flatMap((day) => day.times.map((each) => each.selectedAt));
  return Math.max(-1, ...taken) + 1;
}

function addSlot(dateTimes: readonly ChosenDay[], slot: PickedSlot): readonly ChosenDay[] {
  const { date, time, startTime, durationSec } = slot;
  const chosen: ChosenTime = {
    time,
    selectedAt: nextSelectedAt(dateTimes),
    startTime,
    durationSec,
  };
  const others = dateTimes.filter((day) => day.date !== date);
  const sameDay = dateTimes.find((day) => day.date === date)?.times ?? [];
  const times = [...sameDay, chosen].sort((a, b) => (a.time < b.time ? -1 : 1));
  return [...others, { date, times }].sort((a, b) => (a.date < b.date ? -1 : 1));
}

/**
 * Toggles a slot. A chosen slot is removed; where only one is allowed, the new one replaces it; otherwise
 * it is added up to the maximum. Days and times stay in order. Spec section 4 "Slot selection".
 */
export function toggleSlot(
  dateTimes: readonly ChosenDay[],
  slot: PickedSlot,
  limits: SlotLimits,
): SlotSelection {
  if (isSlotChosen(dateTimes, slot)) {
    return { dateTimes: removeSlot(dateTimes, slot), limitReached: false };
  }
  if (limits.max === SINGLE_SLOT) return { dateTimes: addSlot([], slot), limitReached: false };
  if (limits.max !== null && countSlots(dateTimes) >= limits.max) {
    return { dateTimes, limitReached: true };
  }
  return { dateTimes: addSlot(dateTimes, slot), limitReached: false };
}
