import { atom } from 'jotai/vanilla';

import type { Country } from '../rules/addresses.ts';

/** The countries that can be chosen; null while they are not known. */
export const countriesAtom = atom<readonly Country[] | null>(null);
