import { atom } from 'jotai/vanilla';

import { bookingFormAtom } from '../../offer/state/choice-atoms.ts';
import { bookableAtom } from '../../offer/state/offer-atoms.ts';
import type { CalendarResource } from '../calls/resource-calls.ts';
import { NO_RESOURCES, SERVICE_RESOURCES } from './service-resources.ts';
import { SEATING_AREAS } from './seating-areas.ts';

/** Whether the resources are seating areas: those of a campaign, not the staff or places of a service. */
export const isSeatingAtom = atom((get) => (get(bookableAtom)?.campaignId ?? null) !== null);

/** The resources to choose from; empty or at least two. */
export const resourcesAtom = atom((get) => {
  const { state } = get(isSeatingAtom) ? SEATING_AREAS : SERVICE_RESOURCES;
  return get(state).value ?? NO_RESOURCES;
});

/** The chosen resource; null for "any". */
export const chosenResourceAtom = atom((get): CalendarResource | null => {
  const { resourceId = null } = get(bookingFormAtom);
  return get(resourcesAtom).find(({ id }) => id === resourceId) ?? null;
});

/** Chooses a resource; null for "any". */
export const chooseResourceAction = atom(null, (get, set, resourceId: string | null) =>
  set(bookingFormAtom, { ...get(bookingFormAtom), resourceId }),
);
