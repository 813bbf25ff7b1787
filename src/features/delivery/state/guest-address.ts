import { atom } from 'jotai/vanilla';

import { userAtom } from '../../../context/user-atom.ts';
import { invoiceAtom, touchedFieldsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { afterPressAction } from '../../../flow/state/press-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import { PORTUGAL_COUNTRY_ID } from '../../../lib/limits.ts';
import { normalisePostalCode } from '../../../lib/portugal/postal-code.ts';
import type { AddressFields } from '../rules/address-form.ts';
import type { Address } from '../rules/address.ts';
import {
  fiscalAddressIssue,
  isFiscalAddress,
  type FiscalMessageId,
} from '../rules/saved-addresses.ts';
import {
  GUEST_ADDRESS_ID,
  guestAddressAtom,
  guestAddressIssuesAtom,
  guestAddressTouch,
  ownAddressesAtom,
} from './address-atoms.ts';
import { deliveryAtom } from './delivery-atoms.ts';
import { dispatchDeliveryEventAction } from './play-delivery.ts';

/** The saved address that the invoice is made out to; null while none is chosen. Spec section 3 "fiscalAddressId". */
export const fiscalAddressIdAtom = atom<Id | null>(null);

/** The address of the invoice; null where none is wanted or chosen, and for guests, whose addresses nobody keeps. */
export const fiscalAddressAtom = atom((get): Address | null => {
  if (!get(invoiceAtom).needVatInvoice || get(userAtom) === null) return null;
  const id = get(fiscalAddressIdAtom);
  return get(ownAddressesAtom).find((address) => address.id === id) ?? null;
});

/** What is wrong with a user's invoice; null when nothing is. Guests fill in a form instead. Spec section 5 "Contact". */
export const fiscalIssueAtom = atom((get): FiscalMessageId | null => {
  if (get(userAtom) === null) return null;
  const { needVatInvoice } = get(invoiceAtom);
  return fiscalAddressIssue(needVatInvoice, get(ownAddressesAtom), get(fiscalAddressIdAtom));
});

/** The addresses that an invoice can be made out to; the others lack a tax number. */
export const fiscalAddressesAtom = atom((get) => get(ownAddressesAtom).filter(isFiscalAddress));

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
    const address = { ...get(guestAddressAtom), ...part };
    set(guestAddressAtom, address);
    if (isWorthAsking(part, address)) await set(offerGuestAddressAction);
  },
);

const validateFieldAction = atom(null, (get, set, field: keyof AddressFields) => {
  const address = get(guestAddressAtom);
  if (field === 'postalCode' && address.countryId === PORTUGAL_COUNTRY_ID) {
    set(guestAddressAtom, { ...address, postalCode: normalisePostalCode(address.postalCode) });
  }
  set(touchedFieldsAtom, (touched) => new Set([...touched, guestAddressTouch(field)]));
  if (RATED_FIELDS.includes(field)) void set(offerGuestAddressAction);
});

/** The guest left a field: it may be judged, after the press that took the focus away. */
export const leaveGuestAddressFieldAction = atom(null, (_get, set, field: keyof AddressFields) =>
  set(afterPressAction, () => set(validateFieldAction, field)),
);
