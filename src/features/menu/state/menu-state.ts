import { atom, type Atom, type Getter } from 'jotai/vanilla';
import { selectAtom } from 'jotai/vanilla/utils';

import { servicesAtom } from '../../../context/checkout-context.ts';
import { runAtom } from '../../../context/run-atom.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { MEASURED_LIST_MAX_ITEMS } from '../../../lib/limits.ts';
import { measuredEntries } from '../../cart/state/cart-tracking.ts';
import { isCartEmpty } from '../../cart/rules/cart.ts';
import { menuCartAtom, quantitiesAtom, removedEntryAtom } from '../../cart/state/cart-atoms.ts';
import { createMenuSearch, menuSections, type MenuUse } from '../../offer/rules/menu-rules.ts';
import {
  allergensOf,
  chooseAllergen,
  wordsOfChosen,
  type ChosenAllergen,
} from '../rules/allergens.ts';
import type { PriceListSection } from '../../offer/rules/shop.ts';
import { offerEvent } from '../../offer/rules/offer-events.ts';
import { noTransportAtom } from '../../offer/state/transport-terms-atoms.ts';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { priceListAtom } from '../../offer/state/price-list-atom.ts';

/** The sections of the menu with their active items. Spec section 2 "menu_only". */
export const menuSectionsAtom = atom((get) => menuSections(get(priceListAtom), get(menuUseAtom)));

/** Whether the menu is for ordering, or only for reading. */
export const menuUseAtom = atom((get): MenuUse =>
  get(currentEntryAtom)?.flow === 'menu_only' || get(noTransportAtom) ? 'read' : 'order',
);

/** The text in the search field. */
export const menuQueryAtom = runAtom('');

/** The allergens that the menu's dishes name. */
export const menuAllergensAtom = atom((get) => allergensOf(get(menuSectionsAtom)));

/** The allergens that the customer wants none of. Health data: in memory only, for this run. */
const chosenAllergensAtom = runAtom<readonly ChosenAllergen[]>([]);

/** The words for one of them in the menu as it is now, perhaps in another language. */
const wordsOf = (get: Getter, chosen: ChosenAllergen) =>
  wordsOfChosen(get(menuSectionsAtom), get(menuAllergensAtom), chosen);

/** The words for those of them that the menu names. */
export const excludedAllergensAtom = atom((get) => {
  const words = get(chosenAllergensAtom).flatMap((chosen) => wordsOf(get, chosen));
  return get(menuAllergensAtom).filter((name) => words.includes(name));
});

/** Excludes an allergen, or no longer. */
export const toggleAllergenAction = atom(null, (get, set, name: string) => {
  const chosen = get(chosenAllergensAtom);
  const others = chosen.filter((each) => !wordsOf(get, each).includes(name));
  const isChosen = others.length < chosen.length;
  set(
    chosenAllergensAtom,
    isChosen ? others : [...chosen, chooseAllergen(get(menuSectionsAtom), name)],
  );
});

/** Shows the whole menu: no search, no excluded allergen. */
export const showWholeMenuAction = atom(null, (_get, set) => {
  set(menuQueryAtom, '');
  set(chosenAllergensAtom, []);
});

/** Searches the menu by a query. */
export const findInMenuAtom = atom((get) => createMenuSearch(get(menuSectionsAtom)));

/** Continues to the cart unless it is empty, and forgets the last removed entry. Spec section 2 "view order". */
export const viewOrderAction = atom(null, (get, set) => {
  if (isCartEmpty(get(menuCartAtom))) return;
  set(removedEntryAtom, null);
  set(nextStepAction, 'menu');
});

/** Tracks a view of the menu, with the first items only, because a menu may have 1,000. */
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

type Quantities = ReadonlyMap<string, number>;

const isSame = (one: Quantities, other: Quantities) =>
  one.size === other.size && [...one].every(([id, quantity]) => other.get(id) === quantity);

/** The quantities of a section's items; changes only when one of them does. */
export function sectionQuantitiesAtom({ items }: PriceListSection): Atom<Quantities> {
  const ids = new Set(items.map(({ id }) => id));
  const ofSection = (all: Quantities): Quantities =>
    new Map([...all].filter(([id]) => ids.has(id)));
  return selectAtom(quantitiesAtom, ofSection, isSame);
}
