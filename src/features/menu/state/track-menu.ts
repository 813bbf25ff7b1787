import { atom } from 'jotai/vanilla';

import { measuredEntries } from '../../cart/rules/measured-entries.ts';
import { offerEvent } from '../../offer/rules/offer-events.ts';
import { MEASURED_LIST_MAX_ITEMS } from '../../../lib/limits.ts';
import { menuSectionsAtom } from './menu-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';
import { venueAtom } from '../../offer/state/venue-atom.ts';

/** Measures that the menu is looked at, by its first items: a report does not need all of a thousand. */
export const trackMenuAction = atom(null, (get) => {
  const items = get(menuSectionsAtom).flatMap((section) => section.items);
  const [first] = items;
  if (!first) return;
  const entries = items.slice(0, MEASURED_LIST_MAX_ITEMS).map(({ id, name, priceCents }) => ({
    productId: id,
    name,
    unitCents: priceCents,
    quantity: 1,
  }));
  const things = measuredEntries(entries, get(venueAtom).name);
  const { name, params } = offerEvent('view_item_list', { things, currency: first.currency });
  get(servicesAtom).host.track(name, params);
});
