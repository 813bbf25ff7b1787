import { atom } from 'jotai/vanilla';

import { touchFieldAction } from '../../../flow/state/touched-fields.ts';
import { PORTUGAL_COUNTRY_ID } from '../../../lib/limits.ts';
import { normalisePostalCode } from '../../../lib/portugal/postal-code.ts';
import { type AddressField, type AddressFields, EMPTY_ADDRESS } from '../rules/address-form.ts';

/**
 * The address that is typed into the delivery step: of a menu order, or by a guest of product checkout. Kept in memory
 * alone; each start empties it.
 */
export const typedAddressAtom = atom<AddressFields>(EMPTY_ADDRESS);

/** Precedes the name of an address field among the touched fields. */
export const ADDRESS_TOUCH = 'address.';

/** A field was left: a Portuguese postal code becomes nnnn-nnn, and the field's issue may show. */
export const leaveTypedFieldAction = atom(null, (get, set, field: AddressField) => {
  const address = get(typedAddressAtom);
  if (address.countryId === PORTUGAL_COUNTRY_ID) {
    set(typedAddressAtom, { ...address, postalCode: normalisePostalCode(address.postalCode) });
  }
  set(touchFieldAction, ADDRESS_TOUCH + field);
});
