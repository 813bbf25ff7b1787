import { atom } from 'jotai/vanilla';

import { userAtom } from '../../../context/checkout-context.ts';
import type { AddressField } from '../rules/address-form.ts';
import type { Address } from '../rules/address-schema.ts';
import { deliveryAtom, deliveryCentsAtom } from './product-order-atoms.ts';
import { dispatchDeliveryEventAction } from './delivery-events.ts';
import { addressesAtom } from './saved-addresses-state.ts';
import { type AddressForm, addressFormOf } from './address-form-model.ts';
import { PORTUGAL_COUNTRY_ID } from '../../../lib/limits.ts';
import { countriesAtom } from './countries.ts';
import { typedAddressAtom } from './typed-address.ts';

/** The id of the address that a guest typed, which is not saved. */
export const GUEST_ADDRESS_ID: string = 'guest';

/** Fields that rates depend on. */
const RATED_FIELDS: readonly AddressField[] = ['countryId', 'postalCode'];

/** A guest's address. Spec section 2 screen 9. */
export const GUEST_ADDRESS: AddressForm = addressFormOf({
  id: 'mc-delivery-address',
  values: typedAddressAtom,
  store: typedAddressAtom,
  context: atom((get) => {
    const isAsked = get(userAtom) === null && get(deliveryAtom).type === 'DELIVERY';
    return isAsked ? { countries: get(countriesAtom), fiscal: false } : null;
  }),
  async onEdit(get, set, { countryId, postalCode }) {
    // A Portuguese code is recognisable as complete; any other counts when its field is left.
    const isPortuguese = get(typedAddressAtom).countryId === PORTUGAL_COUNTRY_ID;
    const isCode = postalCode !== undefined && isPortuguese;
    if (countryId !== undefined || isCode) await set(chooseGuestAddressAction);
  },
  onLeave(set, field) {
    if (RATED_FIELDS.includes(field)) void set(chooseGuestAddressAction);
  },
});

/** The delivery address: the chosen saved one, or the one that a guest typed; null without one. */
export const orderAddressAtom = atom((get): Address | null => {
  const { type, address } = get(deliveryAtom);
  if (type !== 'DELIVERY' || !address) return null;
  if (get(userAtom) === null) {
    if (address.id !== GUEST_ADDRESS_ID) return null;
    return { ...get(GUEST_ADDRESS.payload), id: GUEST_ADDRESS_ID };
  }
  return get(addressesAtom).find(({ id }) => id === address.id) ?? null;
});

/** Whether the delivery of product checkout is complete, with its address. */
export const deliveryIsCompleteAtom = atom((get) => {
  const hasAddress = get(deliveryAtom).type !== 'DELIVERY' || get(orderAddressAtom) !== null;
  const hasIssues = get(GUEST_ADDRESS.issues).length > 0;
  return get(deliveryCentsAtom) !== null && hasAddress && !hasIssues;
});

/** Delivers to the typed address while its country and postal code are valid. */
export const chooseGuestAddressAction = atom(null, async (get, set): Promise<void> => {
  const choice = get(deliveryAtom);
  if (choice.type !== 'DELIVERY' || get(userAtom)) return;
  const { countryId, postalCode } = get(GUEST_ADDRESS.payload);
  const isWrong = get(GUEST_ADDRESS.issues).some(({ field }) => RATED_FIELDS.includes(field));
  const address = isWrong ? null : { id: GUEST_ADDRESS_ID, countryId, postalCode };
  const isSame = JSON.stringify(choice.address) === JSON.stringify(address);
  if (!isSame) await set(dispatchDeliveryEventAction, { kind: 'addressChosen', address });
});
