import { atom, type Getter, type Setter } from 'jotai/vanilla';

import {
  chosenVenueAtom,
  nowAtom,
  pageConfigAtom,
  runSignalAtom,
  servicesAtom,
} from '../../../context/checkout-context.ts';
import { VENUE_LIST } from '../../../flow/flow-rows.ts';
import { timesNeedsOf } from '../../../flow/select-flow.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import type { Venue } from '../../../lib/config/venues.ts';
import type { Coordinates } from '../../../lib/distance.ts';
import { loadOfferCalendar, type OfferCalendar } from '../../booking/calls/offer-calendar.ts';
import { nextTimes } from '../../booking/rules/next-times.ts';
import { getCampaign } from '../../offer/calls/campaign-calls.ts';
import { getShop } from '../../offer/calls/shop-calls.ts';
import { clampPeople } from '../../offer/rules/bookable.ts';
import { addressLine, type AddressView } from '../../offer/rules/shop.ts';
import { configOfVenue } from '../rules/chosen-config.ts';
import {
  byDistance,
  groupByArea,
  isSearched,
  placeOf,
  searchVenues,
  venueDistance,
  type VenueRow,
} from '../rules/venue-list.ts';
import { enterVenue, leaveVenue } from './chosen-venue.ts';

/** How many venues are read at the same time; each takes up to three calls. */
const READ_AT_ONCE = 3;

/** Answers that are older than this are read again when the list is looked at, in ms. */
const STALE_AFTER_MS = 60_000;

/** What the platform has answered about a venue. */
interface VenueFacts {
  address: string;
  /** Null where no free time is shown. */
  calendar: OfferCalendar | null;
  isLoading: boolean;
  /** When the calls were made, Unix ms; 0 if they were cancelled. */
  askedAt: number;
}

const NO_FACTS: VenueFacts = { address: '', calendar: null, isLoading: true, askedAt: 0 };

/** Identifies what is read of a venue within one element, whose middleware never changes; two venues may share it. */
const keyOf = ({ shop, campaign, service }: Venue) => JSON.stringify([shop, campaign, service]);

/** The answers by venue; they stay while a venue is visited. */
const factsAtom = atom<ReadonlyMap<string, VenueFacts>>(new Map<string, VenueFacts>());

/** The page's venues, in its order. */
const venuesAtom = atom((get): readonly Venue[] => get(pageConfigAtom)?.venues ?? []);

/** The search text; stays while a venue is visited. */
export const venueQueryAtom = atom('');

/** The visitor's position after "near me"; never stored. */
export const visitorAtom = atom<Coordinates | null>(null);

/** The state of "near me". */
export const visitorStateAtom = atom<'idle' | 'asking' | 'unknown'>('idle');

/** Forgets what a customer has looked for: the next one sees the whole list in the page's order. */
export function resetList(set: Setter): void {
  set(venueQueryAtom, '');
  set(visitorAtom, null);
  set(visitorStateAtom, 'idle');
}

/** Whether the list can be searched. */
export const isSearchedAtom = atom((get) => isSearched(get(venuesAtom)));

/** Whether the page says of any venue where it is. */
export const hasPlacesAtom = atom((get) =>
  get(venuesAtom).some((venue) => placeOf(venue) !== null),
);

const rowsAtom = atom((get): readonly VenueRow[] => {
  const { people } = get(pageConfigAtom)?.prefill ?? {};
  return get(venuesAtom).map((venue) => {
    const { address, calendar, isLoading } = get(factsAtom).get(keyOf(venue)) ?? NO_FACTS;
    const distance = venueDistance(venue, get(visitorAtom));
    if (!calendar) return { venue, address, isLoading, distance, next: undefined };
    const { bookable, contextFor } = calendar;
    const party = clampPeople(people ?? bookable.defaultPeople, bookable.people);
    const [next = null] = nextTimes(contextFor(party, get(nowAtom)));
    return { venue, address, isLoading, distance, next };
  });
});

/** The rows found, the nearest first if the visitor's position is known. */
export const foundVenuesAtom = atom((get) => {
  const found = searchVenues(get(rowsAtom), get(venueQueryAtom));
  return get(visitorAtom) ? byDistance(found) : found;
});

/** The rows found by area; one group without an area by distance. */
export const venueGroupsAtom = atom((get) => {
  const rows = get(foundVenuesAtom);
  return get(visitorAtom) ? [{ area: null, rows }] : groupByArea(rows);
});

/** The address where no calendar is read. */
async function readAddress(
  get: Getter,
  { shopId, campaignId }: CheckoutConfig,
  signal: AbortSignal,
): Promise<AddressView | null> {
  const { call } = get(servicesAtom);
  const answer =
    shopId === null
      ? await call(getCampaign, [campaignId ?? ''], { signal })
      : await call(getShop, [shopId], { signal });
  return answer.addressView;
}

/** Reads what is shown of a venue. One whose calls fail shows less. */
async function readVenue(
  get: Getter,
  set: Setter,
  { venue, config }: { venue: Venue; config: CheckoutConfig },
  signal: AbortSignal,
): Promise<void> {
  const { call, host } = get(servicesAtom);
  const key = keyOf(venue);
  const note = (facts: Partial<VenueFacts>) =>
    set(factsAtom, (all) => new Map(all).set(key, { ...(all.get(key) ?? NO_FACTS), ...facts }));
  const onAddress = (address: AddressView | null) => note({ address: addressLine(address) });
  const now = host.now();
  note({ askedAt: now });
  try {
    if (timesNeedsOf(config)) {
      const people = config.prefill.people ?? null;
      note({ calendar: await loadOfferCalendar({ config, call, signal, people, now, onAddress }) });
    } else onAddress(await readAddress(get, config, signal));
    note({ isLoading: false });
  } catch {
    note(signal.aborted ? { askedAt: 0 } : { isLoading: false, calendar: null });
  }
}

/** Reads what is shown of the venues, a few at a time, unless it is known. Stops when a venue is chosen and with the element. */
export const readVenuesAction = atom(null, async (get, set): Promise<void> => {
  const page = get(pageConfigAtom);
  if (!page) return;
  const signal = get(runSignalAtom);
  const since = get(servicesAtom).host.now() - STALE_AFTER_MS;
  const isDue = (venue: Venue) => (get(factsAtom).get(keyOf(venue))?.askedAt ?? 0) < since;
  const due = page.venues.filter(isDue);
  const work = async () => {
    for (let venue = due.shift(); venue && !signal.aborted; venue = due.shift()) {
      await readVenue(get, set, { venue, config: configOfVenue(page, venue) }, signal);
    }
  };
  await Promise.all([...Array(READ_AT_ONCE).keys()].map(work));
});

/** "Near me": asks for the visitor's position and shows the nearest venues first. Spec section 8 "Geolocation failure". */
export const showNearestAction = atom(null, async (get, set): Promise<void> => {
  if (get(visitorStateAtom) === 'asking') return;
  set(visitorStateAtom, 'asking');
  const position = await get(servicesAtom).host.locate();
  set(visitorStateAtom, position ? 'idle' : 'unknown');
  if (position) set(visitorAtom, position);
});

/** Starts the flow of a venue; Back at its first step returns to the list. */
export const chooseVenueAction = atom(null, async (get, set, venue: Venue): Promise<void> => {
  // A late second press.
  if (get(currentEntryAtom)?.step !== VENUE_LIST.step || get(chosenVenueAtom)) return;
  enterVenue(get, set, venue);
  await set(startCheckoutAction, null);
});

/** Shows the list in place of a venue that cannot be shown. */
export const chooseAgainAction = atom(null, async (get, set): Promise<void> => {
  leaveVenue(get, set);
  await set(startCheckoutAction, null);
});
