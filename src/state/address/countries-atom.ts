import { atom } from 'jotai/vanilla';

import type { Country } from '../../domain/address/country.ts';

/** The countries that can be chosen; null while they are not known. */
export const countriesAtom = atom<readonly Country[] | null>(null);
