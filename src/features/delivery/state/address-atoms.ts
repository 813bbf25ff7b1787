import { atom } from 'jotai/vanilla';

import {
  addressIssues,
  EMPTY_ADDRESS,
  toAddressDraft,
  type AddressFields,
} from '../rules/address-form.ts';
import type { Address } from '../rules/address.ts';
import type { Id } from '../../../lib/config/id.ts';
import { attemptsAtom, touchedFieldsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { deliveryAtom } from './delivery-atoms.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { countriesAtom } from './countries-atom.ts';

/** The saved addresses of the signed-in user, as far as they are read. */
export interface SavedAddresses {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  addresses: readonly Address[];
  /** Whose they are. */
  userId: Id | null;
}

export const NO_ADDRESSES: SavedAddresses = { status: 'idle', addresses: [], userId: null };

export const savedAddressesAtom = atom<SavedAddresses>(NO_ADDRESSES);

/** Ids of the countries, for the form's judgement. */
export const countryIdsAtom = atom((get) => get(countriesAtom)?.map(({ id }) => id) ?? null);

/** What stands in place of an id for the address that a guest typed: nobody keeps it. */
export const GUEST_ADDRESS_ID: Id = 'guest';

/** The address that a guest types in place; kept in memory alone. */
export const guestAddressAtom = atom<AddressFields>(EMPTY_ADDRESS);

/** What an address field of a guest is called among the touched fields. */
export const guestAddressTouch = (field: keyof AddressFields) => `address.${field}`;

/** What is wrong with a guest's address; nothing where none is asked for. Spec section 5 "Address". */
export const guestAddressIssuesAtom = atom((get) => {
  const isAsked = get(userAtom) === null && get(deliveryAtom).type === 'DELIVERY';
  if (!isAsked) return [];
  return addressIssues(get(guestAddressAtom), { countryIds: get(countryIdsAtom), fiscal: false });
});

/** Issues that may stand beside their field now: the customer has left it, or has tried to go on. */
export const shownGuestAddressIssuesAtom = atom((get) => {
  const touched = get(touchedFieldsAtom);
  const all = get(attemptsAtom) > 0;
  return get(guestAddressIssuesAtom).filter(
    ({ field }) => all || touched.has(guestAddressTouch(field)),
  );
});

/** The saved addresses of who is signed in now; none while those of somebody else are kept. */
export const ownAddressesAtom = atom((get): readonly Address[] => {
  const { addresses, userId } = get(savedAddressesAtom);
  return userId === get(userAtom)?.id ? addresses : [];
});

/** Where the goods go: the saved address that is chosen, or the one that a guest typed; null where there is none. */
export const orderAddressAtom = atom((get): Address | null => {
  const { type, address } = get(deliveryAtom);
  if (type !== 'DELIVERY' || !address) return null;
  if (get(userAtom) === null) {
    if (address.id !== GUEST_ADDRESS_ID) return null;
    return { ...toAddressDraft(get(guestAddressAtom), null), id: GUEST_ADDRESS_ID };
  }
  return get(ownAddressesAtom).find(({ id }) => id === address.id) ?? null;
});
