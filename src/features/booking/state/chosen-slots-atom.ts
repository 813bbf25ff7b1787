import { atom } from 'jotai/vanilla';

import { DEFAULT_MIN_SLOTS } from '../../../lib/limits.ts';
import { countSlots } from '../rules/slot-selection.ts';
import { slotLimitsAtom } from './booking-form-atoms.ts';
import { bookAtom } from '../../../flow/state/booking-state-atoms.ts';

/** A chosen moment at the venue. */
export interface ChosenMoment {
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
}

/** The chosen slots of an offer that takes several, in order of time, with how many it takes. */
export interface ChosenSlots {
  moments: readonly ChosenMoment[];
  count: number;
  min: number;
  /** Null when there is no cap. */
  max: number | null;
  /** No more can be added. */
  isFull: boolean;
}

/** The chosen slots; null for offers that take a single one. Spec section 2 screen 4. */
export const chosenSlotsAtom = atom((get): ChosenSlots | null => {
  const { min, max } = get(slotLimitsAtom);
  if (min === DEFAULT_MIN_SLOTS) return null;
  const { dateTimes } = get(bookAtom);
  const count = countSlots(dateTimes);
  return {
    moments: dateTimes.flatMap(({ date, times }) => times.map(({ time }) => ({ date, time }))),
    count,
    min,
    max,
    isFull: max !== null && count >= max,
  };
});
