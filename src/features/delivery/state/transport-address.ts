import { atom } from 'jotai/vanilla';

import { hasResultAtom } from '../../../flow/state/flow-atoms.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { runAtom } from '../../../context/run-atom.ts';
import { transportTypeAtom } from '../../offer/state/transport-terms-atoms.ts';
import { type AddressFields, EMPTY_ADDRESS, normaliseAddress } from '../rules/address-form.ts';
import { addressOneLine } from '../rules/address-schema.ts';
import { ADDRESSES, addressesAtom } from './saved-addresses-state.ts';
import { typedAddressAtom } from './typed-address.ts';
import { type AddressForm, addressFormOf } from './address-form-model.ts';
import { PORTUGAL_COUNTRY_ID } from '../../../lib/limits.ts';
import { onlyOption } from '../../../lib/only-option.ts';

/** The account whose saved address was filled in; null for an address that the customer typed. */
const addressOwnerAtom = runAtom<string | null>(null);

/**
 * Where a menu order is delivered. A filled-in address counts only while its account is signed in; the confirmation keeps
 * that of the accepted order.
 */
const transportAddressAtom = atom((get): AddressFields => {
  const owner = get(addressOwnerAtom);
  const isOwn = owner === null || owner === get(userAtom)?.id || get(hasResultAtom);
  return isOwn ? get(typedAddressAtom) : EMPTY_ADDRESS;
});

/** The address form of a menu order; an edited saved address counts as typed. */
export const TRANSPORT_ADDRESS: AddressForm = addressFormOf({
  id: 'mc-transport',
  values: transportAddressAtom,
  store: atom(null, (_get, set, address: AddressFields) => {
    set(typedAddressAtom, address);
    set(addressOwnerAtom, null);
  }),
  context: atom((get) =>
    get(transportTypeAtom) === 'delivery' ? { countries: null, fiscal: false } : null,
  ),
});

/** The customer's saved addresses that a menu order can be delivered to: it stays in Portugal. */
export const transportAddressesAtom = atom((get) =>
  get(addressesAtom).filter(({ countryId }) => countryId === PORTUGAL_COUNTRY_ID),
);

/** The saved address that the form holds; null for any other. */
export const filledAddressIdAtom = atom((get): string | null => {
  const line = addressOneLine(get(transportAddressAtom));
  return get(transportAddressesAtom).find((saved) => addressOneLine(saved) === line)?.id ?? null;
});

/** Fills in a saved address, which can still be edited. */
export const fillTransportAddressAction = atom(null, (get, set, id: string) => {
  const saved = get(transportAddressesAtom).find((address) => address.id === id);
  if (!saved) return;
  const { street, floorDoor, postalCode, city } = normaliseAddress(saved);
  set(typedAddressAtom, { ...EMPTY_ADDRESS, street, floorDoor, postalCode, city });
  set(addressOwnerAtom, get(userAtom)?.id ?? null);
});

/** Loads the customer's saved addresses, and fills in the only one if nothing was typed. */
export const offerSavedAddressesAction = atom(null, async (get, set): Promise<void> => {
  if (get(userAtom) === null) return;
  await set(ADDRESSES.load);
  const sole = onlyOption(get(transportAddressesAtom));
  if (sole && addressOneLine(get(transportAddressAtom)) === '') {
    set(fillTransportAddressAction, sole.id);
  }
});
