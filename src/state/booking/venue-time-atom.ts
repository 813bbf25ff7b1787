import { atom } from 'jotai/vanilla';

import { daySpan } from '../../domain/time/day-span.ts';
import { venueTime } from '../../domain/time/venue-clock.ts';
import { zoneDiffers } from '../../domain/time/zone-differs.ts';
import { weekDateAtom } from './booking-form-atoms.ts';
import { nowAtom } from '../config/clock-atom.ts';
import { configAtom } from '../config/config-atom.ts';
import { servicesAtom } from '../services.ts';

/** The time at the venue now, `HH:MM`, for customers whose own clock differs from it in the week shown; else null. */
export const differingVenueTimeAtom = atom((get) => {
  const { timeZone } = get(configAtom);
  const visitorZone = get(servicesAtom).host.visitorTimeZone();
  const { start } = daySpan(get(weekDateAtom), timeZone);
  return zoneDiffers(visitorZone, timeZone, start) ? venueTime(get(nowAtom), timeZone) : null;
});
