import { atom } from 'jotai/vanilla';

import { servicesAtom } from '../../../context/services.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { MEASURED_LIST_MAX_ITEMS } from '../../../lib/limits.ts';
import { measuredEntries } from '../../cart/state/cart-tracking.ts';
import { isCartEmpty } from '../../cart/rules/cart.ts';
import { menuCartAtom, removedEntryAtom } from '../../cart/state/cart-atoms.ts';
import { isSearchable, menuSections } from '../../offer/rules/menu.ts';
import { offerEvent } from '../../offer/rules/offer-events.ts';
import { noTransportAtom } from '../../offer/state/transport-terms-atoms.ts';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { priceListAtom } from '../../offer/state/price-list-atom.ts';
import { indexMenu, searchMenu, type MenuIndex } from '../rules/search-menu.ts';

/** The menu: its sections with what is sold now. Spec section 2 "menu_only". */
export const menuSectionsAtom = atom((get) => menuSections(get(priceListAtom)));

/** Whether the menu is long enough to be searched. */
export const menuIsSearchableAtom = atom((get) => isSearchable(get(menuSectionsAtom)));

/** Whether the menu is only read: nothing can be ordered from it. */
export const menuIsReadOnlyAtom = atom(
  (get) => get(currentEntryAtom)?.flow === 'menu_only' || get(noTransportAtom),
);

/** What is searched for, as it was typed. */
export const menuQueryAtom = atom('');

/**
 * Finds the sections that hold what is searched for. The menu is prepared for it with the first search only: a
 * thousand items take their time on a slow phone.
 */
export const findInMenuAtom = atom((get) => {
  const sections = get(menuSectionsAtom);
  let index: MenuIndex | undefined;
  return (query: string) =>
    query.trim() === '' ? sections : searchMenu((index ??= indexMenu(sections)), query);
});

/** Goes on from the menu to the cart; an empty cart stays. What was taken out before is forgotten. Spec section 2 "view order". */
export const viewOrderAction = atom(null, (get, set) => {
  if (isCartEmpty(get(menuCartAtom))) return;
  set(removedEntryAtom, null);
  set(nextStepAction, 'menu');
});

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
