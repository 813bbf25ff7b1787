import type { Feature } from '../../flow/feature-interface.ts';
import { persist } from '../../flow/persist.ts';
import { withoutCodes } from './rules/reservation.ts';
import { bookingFormAtom, modeAtom } from '../offer/state/choice-atoms.ts';
import { isMenuOrderAtom } from '../../flow/state/flow-atoms.ts';
import { choiceIsSkippedAtom } from '../offer/state/offer-atoms.ts';
import { reservationAtom } from './state/reservation-atom.ts';
import { bookingIssuesAtom } from './state/booking-form-atoms.ts';
import { loadSelectedDay, resetBooking } from './state/reset-booking.ts';
import { SERVICE_RESOURCES } from './state/service-resources.ts';

/** Choosing day, time and people. */
export const booking: Feature = {
  resources: { resources: SERVICE_RESOURCES },
  persist: persist({
    room: 'booking',
    save(get) {
      const reservation = get(reservationAtom);
      return { book: get(bookingFormAtom), reservation: reservation && withoutCodes(reservation) };
    },
    load: async () => (await import('./state/restore-booking.ts')).RESTORER,
  }),
  reset: resetBooking,
  onStarted: (get, set) => void loadSelectedDay(get, set),
  skipFacts: (get) => ({
    nothingToChoose: get(choiceIsSkippedAtom),
    asap: get(isMenuOrderAtom) && get(bookingFormAtom).transportInstant === 'asap',
  }),
  hasResult: (get) => get(reservationAtom) !== null,
  isFinished: {
    choice: (get) => get(modeAtom) !== 'book' || get(bookingIssuesAtom).length === 0,
    booking: (get) => get(bookingIssuesAtom).length === 0,
  },
};
