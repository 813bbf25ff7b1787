import { atom } from 'jotai/vanilla';

import { isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import { type AddressFields, EMPTY_ADDRESS } from '../rules/address-form.ts';
import type { Country } from '../rules/addresses.ts';

/** The address typed in the delivery step, for a menu order or by a guest of product checkout. Never stored. */
export const typedAddressAtom = atom<AddressFields>(EMPTY_ADDRESS);

/** The countries that goods can be sent to; null before they are loaded. */
export const countriesAtom = atom<readonly Country[] | null>(null);

/** The countries to choose from; null where any is allowed, and for a menu order, which stays in Portugal. */
export const offeredCountriesAtom = atom((get) =>
  get(isProductCheckoutAtom) ? get(countriesAtom) : null,
);
