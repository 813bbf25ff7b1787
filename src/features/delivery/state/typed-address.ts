import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { PORTUGAL_COUNTRY_ID } from '../../../lib/limits.ts';
import { normalisePostalCode } from '../../../lib/portugal/postal-code.ts';
import { type AddressFields, EMPTY_ADDRESS } from '../rules/address-form.ts';
import type { Country } from '../rules/addresses.ts';

/** The address typed in the delivery step, for a menu order or by a guest of product checkout. Never stored. */
export const typedAddressAtom = atom<AddressFields>(EMPTY_ADDRESS);

/** The countries to choose from; null before they are loaded. */
export const countriesAtom = atom<readonly Country[] | null>(null);

/** Formats a Portuguese postal code. */
export function tidyAddress(get: Getter, set: Setter): void {
  const address = get(typedAddressAtom);
  if (address.countryId === PORTUGAL_COUNTRY_ID) {
    set(typedAddressAtom, { ...address, postalCode: normalisePostalCode(address.postalCode) });
  }
}
