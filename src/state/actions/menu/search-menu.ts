import { atom } from 'jotai/vanilla';

import { menuQueryAtom } from '../../menu/menu-atoms.ts';

/** Searches the menu; a blank text shows all of it again. */
export const searchMenuAction = atom(null, (_get, set, query: string) => set(menuQueryAtom, query));
