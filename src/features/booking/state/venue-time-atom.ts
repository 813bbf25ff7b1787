import { atom } from 'jotai/vanilla';

import { daySpan } from '../../../lib/time/venue-date.ts';
import { zoneDiffers } from '../../../lib/time/zone.ts';
import { venueTime } from '../../../lib/time/venue-clock.ts';
import { weekDateAtom } from './booking-form-atoms.ts';
import { nowAtom } from '../../../context/clock-atom.ts';
import { configAtom } from '../../../context/config-atom.ts';
import { servicesAtom } from '../../../context/services.ts';

/** The time at the venue now, `HH:MM`, for customers whose own clock differs from it in the week shown; else null. */
export const differingVenueTimeAtom = atom((get) => {
  const { timeZone } = get(configAtom);
  const visitorZone = get(servicesAtom).host.visitorTimeZone();
  const { start } = daySpan(get(weekDateAtom), timeZone);
  return zoneDiffers(visitorZone, timeZone, start) ? venueTime(get(nowAtom), timeZone) : null;
});
