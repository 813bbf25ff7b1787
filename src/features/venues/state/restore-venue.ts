import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { chosenVenueAtom, pageConfigAtom } from '../../../context/checkout-context.ts';
import { reportConfigProblem } from '../../../context/problems.ts';
import { shownKeyAtom } from '../../../flow/state/saved-state.ts';
import { attributeName } from '../../../lib/config/attributes.ts';
import type { CheckoutConfig } from '../../../lib/config/checkout-config.ts';
import type { Venue } from '../../../lib/config/venues.ts';
import { chosenVenue, findVenue } from '../rules/chosen-config.ts';
import { SAVED_VENUE } from './chosen-venue.ts';

/** The attributes beside `venues` that name one of them, and what of a venue each names. */
const NAMED_BY = [
  ['shopId', 'shop'],
  ['campaignId', 'campaign'],
  ['serviceId', 'service'],
] as const;

/** The venue that the page's own attributes name; null if they name none. An unknown one is a config problem. */
function namedByPage(get: Getter, page: CheckoutConfig): Venue | null {
  const given = NAMED_BY.filter(([key]) => page[key] !== null);
  if (given.length === 0) return null;
  const named = page.venues.find((venue) =>
    given.every(([key, field]) => venue[field] === page[key]),
  );
  if (named) return named;
  const said = given.map(([key]) => `${attributeName(key)}="${page[key]}"`).join(' ');
  reportConfigProblem(get, `None of venues has ${said}: the list is shown.`);
  return null;
}

/** What the page's own attributes named at the last start, as a text to compare; null before the first. */
const lastNamedAtom = atom<string | null>(null);

/** Whether the page names another venue, or none any more, since something was shown. Call it at each start. */
export function isNamedAnew(get: Getter, set: Setter): boolean {
  const page = get(pageConfigAtom);
  const before = get(lastNamedAtom);
  const named = JSON.stringify(NAMED_BY.map(([key]) => page?.[key]));
  set(lastNamedAtom, named);
  return get(shownKeyAtom) !== null && before !== null && named !== before;
}

/**
 * Chooses the venue that the customer had chosen before a reload, else the one that the page's attributes name beside `venues`.
 * If they have changed since something was shown, they alone decide. Without either, the list is shown. Contract section 1 `venues`.
 */
export async function restoreVenue(
  get: Getter,
  set: Setter,
  signal: AbortSignal,
  isByPage: boolean,
): Promise<void> {
  const page = get(pageConfigAtom);
  if (!page) return;
  // A choice made while the page named the same before is over, also for a reload.
  if (isByPage) SAVED_VENUE.remove(get);
  const saved = isByPage ? null : await SAVED_VENUE.read(get);
  if (signal.aborted) return;
  const chosen = saved?.venue;
  const known = chosen && findVenue(page.venues, chosen);
  const venue = saved ? known : namedByPage(get, page);
  set(chosenVenueAtom, venue ? chosenVenue(venue) : null);
}
