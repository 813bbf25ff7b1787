import { atom } from 'jotai/vanilla';

import type { Message } from '../../../context/problems.ts';
import { ADDRESS_FIELDS, type AddressFields, addressIssues } from '../rules/address-form.ts';
import type { Address } from '../rules/addresses.ts';
import { countryIdsAtom, loadCountriesAction, savedAddressesAtom } from './saved-addresses.ts';
import { typedAddressAtom } from './typed-address.ts';
import { afterPressAction } from '../../../flow/state/press-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import { PORTUGAL_COUNTRY_ID } from '../../../lib/limits.ts';
import { normaliseNif } from '../../../lib/portugal/nif.ts';
import { normalisePostalCode } from '../../../lib/portugal/postal-code.ts';

/** What an address is saved for: it is chosen there once it is. */
export type AddressUse = 'delivery' | 'invoice';

/** The address that is being added or changed. */
export interface AddressDialog {
  use: AddressUse;
  /** Of the address that is changed; null for a new one. */
  id: Id | null;
  fields: AddressFields;
  /** Fields that were left, and so may be judged. */
  touched: ReadonlySet<keyof AddressFields>;
  attempts: number;
  status: 'open' | 'saving';
  /** Why it could not be saved; null while nothing went wrong. */
  problem: Message | null;
  /** Key of the save whose outcome is open, and what was sent with it: the same again is the same one. */
  open: { intentKey: Id; sent: string } | null;
}

/** The dialog that adds or changes an address; null while it is closed. Spec section 2 screen 9. */
export const addressDialogAtom = atom<AddressDialog | null>(null);

/** What is wrong with the address in the dialog. Spec section 5 "Address". */
export const dialogIssuesAtom = atom((get) => {
  const dialog = get(addressDialogAtom);
  if (!dialog) return [];
  return addressIssues(dialog.fields, {
    countryIds: get(countryIdsAtom),
    fiscal: dialog.use === 'invoice',
  });
});

/** Issues that may stand beside their field now. */
export const shownDialogIssuesAtom = atom((get) => {
  const dialog = get(addressDialogAtom);
  return get(dialogIssuesAtom).filter(
    ({ field }) => dialog && (dialog.attempts > 0 || dialog.touched.has(field)),
  );
});

function fieldsOf({ id: _id, ...fields }: Address): AddressFields {
  return fields;
}

/** Opens the dialog for a new address, or for one of the saved ones. Spec section 2 screen 9. */
export const openAddressDialogAction = atom(
  null,
  (get, set, { use, id }: { use: AddressUse; id: Id | null }) => {
    const saved = get(savedAddressesAtom).addresses.find((each) => each.id === id);
    // A new one begins with what was typed before signing in.
    const fields = saved ? fieldsOf(saved) : get(typedAddressAtom);
    void set(loadCountriesAction);
    set(addressDialogAtom, {
      use,
      id: saved?.id ?? null,
      fields,
      // An address that was right for a parcel may lack the number that an invoice takes: that is said at once.
      touched: new Set(saved ? ADDRESS_FIELDS : []),
      attempts: 0,
      status: 'open',
      problem: null,
      open: null,
    });
  },
);

/** Closes the dialog; not while the address is being saved. */
export const closeAddressDialogAction = atom(null, (get, set) => {
  if (get(addressDialogAtom)?.status !== 'saving') set(addressDialogAtom, null);
});

/** Takes over what is typed, as it is typed. */
export const editAddressAction = atom(null, (get, set, part: Partial<AddressFields>) => {
  const dialog = get(addressDialogAtom);
  if (dialog) set(addressDialogAtom, { ...dialog, fields: { ...dialog.fields, ...part } });
});

const validateFieldAction = atom(null, (get, set, field: keyof AddressFields) => {
  const dialog = get(addressDialogAtom);
  if (!dialog) return;
  const { postalCode, vatId, countryId } = dialog.fields;
  const tidy =
    countryId === PORTUGAL_COUNTRY_ID
      ? { postalCode: normalisePostalCode(postalCode), vatId: normaliseNif(vatId) }
      : {};
  set(addressDialogAtom, {
    ...dialog,
    fields: { ...dialog.fields, ...tidy },
    touched: new Set([...dialog.touched, field]),
  });
});

/** A field was left: it may be judged, after the press that took the focus away. */
export const leaveAddressFieldAction = atom(null, (_get, set, field: keyof AddressFields) =>
  set(afterPressAction, () => set(validateFieldAction, field)),
);

/** The saved address that the customer may be about to delete. */
export interface AddressRemoval {
  address: Address;
  status: 'open' | 'deleting';
  /** Why it could not be deleted; null while nothing went wrong. */
  problem: Message | null;
}

/** The question whether an address is to be deleted; null while nobody asks. Spec section 7 "user/addresses/delete". */
export const addressRemovalAtom = atom<AddressRemoval | null>(null);

/** How many addresses were deleted, for the focus to find another place. */
export const deletedAddressesAtom = atom(0);
