import { atom } from 'jotai/vanilla';
import { nowAtom, servicesAtom, configAtom } from '../../../context/checkout-context.ts';
import { bookAtom } from '../../../flow/state/flow-atoms.ts';
import { DEFAULT_MIN_SLOTS } from '../../../lib/limits.ts';
import { venueTime, zoneOffset } from '../../../lib/time/time-zones.ts';
import { daySpan } from '../../../lib/time/venue-date.ts';
import { slotChoiceAtom, weekDateAtom } from './booking-form-atoms.ts';

/** The current venue time, `HH:MM`, if the customer's clock differs from it in the week shown; else null. */
export const differingVenueTimeAtom = atom((get) => {
  // Read first: should the zone's maths fail, a later turn of the clock derives it again.
  const now = get(nowAtom);
  const { timeZone } = get(configAtom);
  const { host } = get(servicesAtom);
  const { start } = daySpan(get(weekDateAtom), timeZone);
  const differs = host.visitorOffset(start) !== zoneOffset(timeZone)(start);
  return differs ? venueTime(now, timeZone) : null;
});

/** The chosen slots of an offer with several, in order of time; null for an offer with one. Spec section 2 screen 4. */
export const chosenSlotsAtom = atom((get) => {
  const { min, max } = get(slotChoiceAtom).limits;
  if (min === DEFAULT_MIN_SLOTS) return null;
  const { dateTimes } = get(bookAtom);
  return {
    /** Venue dates (`YYYY-MM-DD`) and times (`HH:MM`). */
    moments: dateTimes.flatMap(({ date, times }) => times.map(({ time }) => ({ date, time }))),
    min,
    max,
  };
});
