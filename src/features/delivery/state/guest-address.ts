import { atom } from 'jotai/vanilla';

import { userAtom } from '../../../context/checkout-context.ts';
import {
  type AddressField,
  type AddressFields,
  addressIssues,
  normaliseAddress,
  toAddressDraft,
} from '../rules/address-form.ts';
import type { Address } from '../rules/address-schema.ts';
import { deliveryAtom, deliveryCentsAtom } from './product-order-atoms.ts';
import { dispatchDeliveryEventAction } from './delivery-events.ts';
import { addressesAtom } from './saved-addresses-state.ts';
import { formOf } from '../../../flow/state/form-model.ts';
import { PORTUGAL_COUNTRY_ID } from '../../../lib/limits.ts';
import { countriesAtom } from './countries.ts';
import { typedAddressAtom } from './typed-address.ts';

/** The id of the address that a guest typed, which is not saved. */
export const GUEST_ADDRESS_ID: string = 'guest';

/** The issues of a guest's address; empty if none is asked for. Spec section 5 "Address". */
const guestAddressIssuesAtom = atom((get) => {
  const isAsked = get(userAtom) === null && get(deliveryAtom).type === 'DELIVERY';
  if (!isAsked) return [];
  return addressIssues(get(typedAddressAtom), { countries: get(countriesAtom), fiscal: false });
});

/** The delivery address: the chosen saved one, or the one that a guest typed; null without one. */
export const orderAddressAtom = atom((get): Address | null => {
  const { type, address } = get(deliveryAtom);
  if (type !== 'DELIVERY' || !address) return null;
  if (get(userAtom) === null) {
    if (address.id !== GUEST_ADDRESS_ID) return null;
    return { ...toAddressDraft(get(typedAddressAtom), null), id: GUEST_ADDRESS_ID };
  }
  return get(addressesAtom).find(({ id }) => id === address.id) ?? null;
});

/** Whether the delivery of product checkout is complete, with its address. */
export const deliveryIsCompleteAtom = atom((get) => {
  const hasAddress = get(deliveryAtom).type !== 'DELIVERY' || get(orderAddressAtom) !== null;
  const hasIssues = get(guestAddressIssuesAtom).length > 0;
  return get(deliveryCentsAtom) !== null && hasAddress && !hasIssues;
});

/** Fields that rates depend on. */
const RATED_FIELDS: readonly AddressField[] = ['countryId', 'postalCode'];

/** Delivers to the typed address while its country and postal code are valid. */
export const chooseGuestAddressAction = atom(null, async (get, set): Promise<void> => {
  const choice = get(deliveryAtom);
  if (choice.type !== 'DELIVERY' || get(userAtom)) return;
  const { countryId, postalCode } = toAddressDraft(get(typedAddressAtom), null);
  const isWrong = get(guestAddressIssuesAtom).some(({ field }) => RATED_FIELDS.includes(field));
  const address = isWrong ? null : { id: GUEST_ADDRESS_ID, countryId, postalCode };
  const isSame = JSON.stringify(choice.address) === JSON.stringify(address);
  if (!isSame) await set(dispatchDeliveryEventAction, { kind: 'addressChosen', address });
});

/** Edits a guest's address. */
export const editGuestAddressAction = atom(
  null,
  async (get, set, part: Partial<AddressFields>): Promise<void> => {
    const address = { ...get(typedAddressAtom), ...part };
    set(typedAddressAtom, address);
    // A Portuguese code is recognisable as complete; any other counts when its field is left.
    const isCode = part.postalCode !== undefined && address.countryId === PORTUGAL_COUNTRY_ID;
    if (part.countryId !== undefined || isCode) await set(chooseGuestAddressAction);
  },
);

/** A guest's address. Spec section 2 screen 9. */
export const GUEST_ADDRESS = formOf<AddressField>({
  id: 'mc-delivery-address',
  values: typedAddressAtom,
  edit: editGuestAddressAction,
  issues: guestAddressIssuesAtom,
  onLeave: (_get, set, field) => {
    set(typedAddressAtom, normaliseAddress);
    if (RATED_FIELDS.includes(field)) void set(chooseGuestAddressAction);
  },
});
