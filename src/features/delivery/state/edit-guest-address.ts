import { atom } from 'jotai/vanilla';

import type { AddressFields } from '../rules/address-form.ts';
import { normalisePostalCode } from '../../../lib/portugal/postal-code.ts';
import { PORTUGAL_COUNTRY_ID } from '../../../lib/limits.ts';
import {
  GUEST_ADDRESS_ID,
  guestAddressAtom,
  guestAddressIssuesAtom,
  guestAddressTouch,
} from './address-atoms.ts';
import { touchedFieldsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { deliveryAtom } from './delivery-atoms.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { afterPressAction } from '../../../flow/state/press-atoms.ts';
import { playDeliveryAction } from './play-delivery.ts';

/** Fields that rates depend on. */
const RATED_FIELDS: readonly (keyof AddressFields)[] = ['countryId', 'postalCode'];

/** What a guest typed becomes the place of the delivery as soon as country and postal code are right, and only then. */
export const offerGuestAddressAction = atom(null, async (get, set): Promise<void> => {
  const choice = get(deliveryAtom);
  if (choice.type !== 'DELIVERY' || get(userAtom)) return;
  const { countryId, postalCode } = get(guestAddressAtom);
  const isWrong = get(guestAddressIssuesAtom).some(({ field }) => RATED_FIELDS.includes(field));
  const code =
    countryId === PORTUGAL_COUNTRY_ID ? normalisePostalCode(postalCode) : postalCode.trim();
  const address = isWrong ? null : { id: GUEST_ADDRESS_ID, countryId, postalCode: code };
  const isSame =
    choice.address?.id === address?.id &&
    choice.address?.countryId === address?.countryId &&
    choice.address?.postalCode === address?.postalCode;
  if (!isSame) await set(playDeliveryAction, { kind: 'addressChosen', address });
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
    const address = { ...get(guestAddressAtom), ...part };
    set(guestAddressAtom, address);
    if (isWorthAsking(part, address)) await set(offerGuestAddressAction);
  },
);

const judgeFieldAction = atom(null, (get, set, field: keyof AddressFields) => {
  const address = get(guestAddressAtom);
  if (field === 'postalCode' && address.countryId === PORTUGAL_COUNTRY_ID) {
    set(guestAddressAtom, { ...address, postalCode: normalisePostalCode(address.postalCode) });
  }
  set(touchedFieldsAtom, (touched) => new Set([...touched, guestAddressTouch(field)]));
  if (RATED_FIELDS.includes(field)) void set(offerGuestAddressAction);
});

/** The guest left a field: it may be judged, after the press that took the focus away. */
export const leaveGuestAddressFieldAction = atom(null, (_get, set, field: keyof AddressFields) =>
  set(afterPressAction, () => set(judgeFieldAction, field)),
);
