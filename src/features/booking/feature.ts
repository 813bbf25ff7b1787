import type { Feature } from '../../flow/feature.ts';
import { bookAtom, isMenuOrderAtom, modeAtom } from '../../flow/state/flow-atoms.ts';
import { choiceIsSkippedAtom } from '../offer/state/offer-atoms.ts';
import { bookingIssuesAtom } from './state/booking-form-atoms.ts';
import { resetBooking } from './state/reset-booking.ts';
import { loadResources, resourcesAtom } from './state/resources.ts';
import { loadCalendarUntilAction } from './state/calendar.ts';

/** Choosing day, time and people. */
export const booking: Feature = {
  loads: { resources: loadResources },
  dropUnneeded({ keep, needs }) {
    if (!needs.includes('resources')) keep(resourcesAtom, []);
  },
  reset: resetBooking,
  onStarted(get, set) {
    const { date } = get(bookAtom);
    // The slots of a date beyond the first period load while the step is already shown.
    if (date !== null) void set(loadCalendarUntilAction, date);
  },
  skipFacts: (get) => ({
    nothingToChoose: get(choiceIsSkippedAtom),
    asap: get(isMenuOrderAtom) && get(bookAtom).transportInstant === 'asap',
  }),
  isFinished: {
    choice: (get) => get(modeAtom) !== 'book' || get(bookingIssuesAtom).length === 0,
    booking: (get) => get(bookingIssuesAtom).length === 0,
  },
};
