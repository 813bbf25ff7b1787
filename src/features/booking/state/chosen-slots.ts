import { atom } from 'jotai/vanilla';

import { configAtom } from '../../../context/config-atoms.ts';
import { nowAtom, servicesAtom } from '../../../context/services.ts';
import { bookAtom } from '../../../flow/state/booking-state-atoms.ts';
import { DEFAULT_MIN_SLOTS } from '../../../lib/limits.ts';
import { venueTime } from '../../../lib/time/time-zones.ts';
import { daySpan } from '../../../lib/time/venue-date.ts';
import { zoneDiffers } from '../../../lib/time/zone.ts';
import { countSlots } from '../rules/slot-selection.ts';
import { slotLimitsAtom, weekDateAtom } from './booking-form-atoms.ts';

/** The time at the venue now, `HH:MM`, for customers whose own clock differs from it in the week shown; else null. */
export const differingVenueTimeAtom = atom((get) => {
  const { timeZone } = get(configAtom);
  const visitorZone = get(servicesAtom).host.visitorTimeZone();
  const { start } = daySpan(get(weekDateAtom), timeZone);
  return zoneDiffers(visitorZone, timeZone, start) ? venueTime(get(nowAtom), timeZone) : null;
});

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
