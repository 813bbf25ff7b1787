import { atom } from 'jotai/vanilla';

import { userAtom } from '../../../context/user-atom.ts';
import { type AddressFields, addressIssues, toAddressDraft } from '../rules/address-form.ts';
import type { Address } from '../rules/addresses.ts';
import { deliveryAtom } from './delivery-atoms.ts';
import { dispatchDeliveryEventAction } from './delivery-events.ts';
import { countryIdsAtom, ownAddressesAtom } from './saved-addresses.ts';
import { afterPressAction } from '../../../flow/state/press-atoms.ts';
import { shownIssuesOf } from '../../../flow/state/touched-fields.ts';
import type { Id } from '../../../lib/config/id.ts';
import { PORTUGAL_COUNTRY_ID } from '../../../lib/limits.ts';
import { normalisePostalCode } from '../../../lib/portugal/postal-code.ts';
import { ADDRESS_TOUCH, leaveTypedFieldAction, typedAddressAtom } from './typed-address.ts';

/** What stands in place of an id for the address that a guest typed: nobody keeps it. */
export const GUEST_ADDRESS_ID: Id = 'guest';

/** What is wrong with a guest's address; nothing where none is asked for. Spec section 5 "Address". */
export const guestAddressIssuesAtom = atom((get) => {
  const isAsked = get(userAtom) === null && get(deliveryAtom).type === 'DELIVERY';
  if (!isAsked) return [];
  return addressIssues(get(typedAddressAtom), { countryIds: get(countryIdsAtom), fiscal: false });
});

/** Issues that may stand beside their field now: the customer has left it, or has tried to go on. */
export const shownGuestAddressIssuesAtom = shownIssuesOf(guestAddressIssuesAtom, ADDRESS_TOUCH);

/** Where the goods go: the saved address that is chosen, or the one that a guest typed; null where there is none. */
export const orderAddressAtom = atom((get): Address | null => {
  const { type, address } = get(deliveryAtom);
  if (type !== 'DELIVERY' || !address) return null;
  if (get(userAtom) === null) {
    if (address.id !== GUEST_ADDRESS_ID) return null;
    return { ...toAddressDraft(get(typedAddressAtom), null), id: GUEST_ADDRESS_ID };
  }
  return get(ownAddressesAtom).find(({ id }) => id === address.id) ?? null;
});

/** Fields that rates depend on. */
const RATED_FIELDS: readonly (keyof AddressFields)[] = ['countryId', 'postalCode'];

/** What a guest typed becomes the place of the delivery as soon as country and postal code are right, and only then. */
export const offerGuestAddressAction = atom(null, async (get, set): Promise<void> => {
  const choice = get(deliveryAtom);
  if (choice.type !== 'DELIVERY' || get(userAtom)) return;
  const { countryId, postalCode } = get(typedAddressAtom);
  const isWrong = get(guestAddressIssuesAtom).some(({ field }) => RATED_FIELDS.includes(field));
  const code =
    countryId === PORTUGAL_COUNTRY_ID ? normalisePostalCode(postalCode) : postalCode.trim();
  const address = isWrong ? null : { id: GUEST_ADDRESS_ID, countryId, postalCode: code };
  const isSame =
    choice.address?.id === address?.id &&
    choice.address?.countryId === address?.countryId &&
    choice.address?.postalCode === address?.postalCode;
  if (!isSame) await set(dispatchDeliveryEventAction, { kind: 'addressChosen', address });
});

/** A Portuguese code says by itself when it is complete; any other only when its field is left. */
function isWorthAsking(part: Partial<AddressFields>, { countryId }: AddressFields): boolean {
  if (part.countryId !== undefined) return true;
  return part.postalCode !== undefined && countryId === PORTUGAL_COUNTRY_ID;
}

/** Takes over what a guest types, as it is typed. */
export const editGuestAddressAction = atom(
  null,
  async (get, set, part: Partial<AddressFields>): Promise<void> => {
    const address = { ...get(typedAddressAtom), ...part };
    set(typedAddressAtom, address);
    if (isWorthAsking(part, address)) await set(offerGuestAddressAction);
  },
);

/** The guest left a field: it may be judged, after the press that took the focus away. */
export const leaveGuestAddressFieldAction = atom(null, (_get, set, field: keyof AddressFields) =>
  set(afterPressAction, () => {
    set(leaveTypedFieldAction, field);
    if (RATED_FIELDS.includes(field)) void set(offerGuestAddressAction);
  }),
);
