import { atom } from 'jotai/vanilla';

import { touchFieldAction } from '../../../flow/state/touched-fields.ts';
import { PORTUGAL_COUNTRY_ID } from '../../../lib/limits.ts';
import { normalisePostalCode } from '../../../lib/portugal/postal-code.ts';
import { type AddressField, type AddressFields, EMPTY_ADDRESS } from '../rules/address-form.ts';
import type { Country } from '../rules/addresses.ts';

/** The address typed in the delivery step, for a menu order or by a guest of product checkout. Never stored. */
export const typedAddressAtom = atom<AddressFields>(EMPTY_ADDRESS);

/** The countries to choose from; null before they are loaded. */
export const countriesAtom = atom<readonly Country[] | null>(null);

/** Prefix of address fields among the touched fields. */
export const ADDRESS_TOUCH = 'address.';

/** The customer left a field: formats a Portuguese postal code and shows the field's issue. */
export const leaveTypedFieldAction = atom(null, (get, set, field: AddressField) => {
  const address = get(typedAddressAtom);
  if (address.countryId === PORTUGAL_COUNTRY_ID) {
    set(typedAddressAtom, { ...address, postalCode: normalisePostalCode(address.postalCode) });
  }
  set(touchFieldAction, ADDRESS_TOUCH + field, address[field]);
});
