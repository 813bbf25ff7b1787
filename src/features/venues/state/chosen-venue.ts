import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { chosenVenueAtom, configAtom } from '../../../context/checkout-context.ts';
import { rememberOpenPayment } from '../../../flow/state/payment-elsewhere.ts';
import { savedRecord } from '../../../flow/state/saved-record.ts';
import { pageKeyAtom } from '../../../flow/state/saved-state.ts';
import type { Venue } from '../../../lib/config/venues.ts';
import { chosenVenue } from '../rules/chosen-config.ts';
import { savedVenueSchema } from '../rules/saved-venue.ts';

/** The storage key of the choice. */
export const venueKeyAtom = atom((get) => `${get(pageKeyAtom)}:venue`);

/** The choice among the page's venues, which a reload needs before it knows the flow. */
export const SAVED_VENUE = savedRecord(savedVenueSchema, (get) => get(venueKeyAtom));

/** The venue that was left last: the list shows it again, with the focus on its button. */
export const leftVenueAtom = atom<Venue | null>(null);

/** Chooses a venue; what is shown is up to the next start. */
export function enterVenue(get: Getter, set: Setter, venue: Venue): void {
  const before = get(configAtom);
  set(chosenVenueAtom, chosenVenue(venue));
  SAVED_VENUE.write(get, { venue });
  rememberOpenPayment(get, set, before);
}

/** Returns to the choice, also after a reload; what is shown is up to the caller. */
export function leaveVenue(get: Getter, set: Setter): void {
  const before = get(configAtom);
  set(leftVenueAtom, get(chosenVenueAtom)?.venue ?? null);
  set(chosenVenueAtom, null);
  SAVED_VENUE.write(get, { venue: null });
  rememberOpenPayment(get, set, before);
}
