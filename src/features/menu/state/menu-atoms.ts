import { atom } from 'jotai/vanilla';

import { isSearchable, menuSections } from '../../offer/rules/menu.ts';
import { indexMenu, searchMenu, type MenuIndex } from '../rules/search-menu.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { noTransportAtom } from '../../offer/state/no-transport-atom.ts';
import { priceListAtom } from '../../offer/state/price-list-atom.ts';

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
