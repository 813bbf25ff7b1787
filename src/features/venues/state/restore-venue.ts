import type { Getter, Setter } from 'jotai/vanilla';

import { chosenVenueAtom, pageConfigAtom } from '../../../context/checkout-context.ts';
import { reportConfigProblem } from '../../../context/problems.ts';
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

/**
 * Chooses the venue that the customer had chosen before a reload, else the one that the page's attributes name beside `venues`.
 * Without either, the list is shown. Contract section 1 `venues`.
 */
export async function restoreVenue(get: Getter, set: Setter, signal: AbortSignal): Promise<void> {
  const page = get(pageConfigAtom);
  if (!page) return;
  const saved = await SAVED_VENUE.read(get);
  if (signal.aborted) return;
  const chosen = saved?.venue;
  const known = chosen && findVenue(page.venues, chosen);
  const venue = saved ? known : namedByPage(get, page);
  set(chosenVenueAtom, venue ? chosenVenue(venue) : null);
}
