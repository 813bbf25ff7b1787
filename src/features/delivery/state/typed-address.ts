import { atom } from 'jotai/vanilla';

import { type AddressFields, EMPTY_ADDRESS } from '../rules/address-form.ts';
import type { Country } from '../rules/addresses.ts';

/** The address typed in the delivery step, for a menu order or by a guest of product checkout. Never stored. */
export const typedAddressAtom = atom<AddressFields>(EMPTY_ADDRESS);

/** The countries to choose from; null before they are loaded. */
export const countriesAtom = atom<readonly Country[] | null>(null);
