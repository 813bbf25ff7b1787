import { atom } from 'jotai/vanilla';

import { isSearchable, menuSections } from '../../domain/menu/menu.ts';
import { indexMenu, searchMenu } from '../../domain/menu/search-menu.ts';
import { currentEntryAtom } from '../flow-atoms.ts';
import { priceListAtom } from './price-list-atom.ts';

/** The menu: its sections with what is sold now. Spec section 2 "menu_only". */
export const menuSectionsAtom = atom((get) => menuSections(get(priceListAtom)));

/** Whether the menu is long enough to be searched. */
export const menuIsSearchableAtom = atom((get) => isSearchable(get(menuSectionsAtom)));

/** Whether the menu is only read: nothing can be ordered from it. */
export const menuIsReadOnlyAtom = atom((get) => get(currentEntryAtom)?.flow === 'menu_only');

/** What is searched for, as it was typed. */
export const menuQueryAtom = atom('');

const menuIndexAtom = atom((get) => indexMenu(get(menuSectionsAtom)));

/** Finds the sections that hold what is searched for; a blank search finds all. */
export const findInMenuAtom = atom((get) => {
  const index = get(menuIndexAtom);
  return (query: string) => searchMenu(index, query);
});
