import { configAtom } from '../../context/config-atoms.ts';
import { servicesAtom } from '../../context/services.ts';
import type { Feature, LoadContext } from '../../flow/feature.ts';
import { bookAtom, modeAtom } from '../../flow/state/booking-state-atoms.ts';
import { serviceIdAtom } from '../../flow/state/service-id-atoms.ts';
import { choiceIsSkippedAtom } from './state/availability-atoms.ts';
import { bookingIssuesAtom } from './state/booking-form-atoms.ts';
import { resetBooking } from './state/reset-booking.ts';
import { readResources, resourcesAtom } from './state/resources-atom.ts';
import { loadCalendarUntilAction } from './state/calendar.ts';

/** Reads who or what the flow's service can be booked with. */
export async function loadResources({
  get,
  keep,
  signal,
}: Pick<LoadContext, 'get' | 'keep' | 'signal'>): Promise<void> {
  const { call, host } = get(servicesAtom);
  const { shopId } = get(configAtom);
  const serviceId = get(serviceIdAtom) ?? '';
  keep(resourcesAtom, await readResources({ call, host, serviceId, shopId, signal }));
}

/** Choosing day, time and people. */
export const booking: Feature = {
  loads: { resources: loadResources },
  dropUnneeded({ keep, needs }) {
    if (!needs.includes('resources')) keep(resourcesAtom, []);
  },
  reset: resetBooking,
  onStarted(get, set) {
    const { date } = get(bookAtom);
    // Beyond the first stretch of the calendar: it comes while the step already shows.
    if (date !== null) void set(loadCalendarUntilAction, date);
  },
  skipFacts: (get) => ({ nothingToChoose: get(choiceIsSkippedAtom) }),
  isFinished: {
    choice: (get) => get(modeAtom) !== 'book' || get(bookingIssuesAtom).length === 0,
    booking: (get) => get(bookingIssuesAtom).length === 0,
  },
};
