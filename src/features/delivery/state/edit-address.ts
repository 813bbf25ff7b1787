import { atom } from 'jotai/vanilla';

import { ADDRESS_FIELDS, type AddressFields } from '../rules/address-form.ts';
import type { Address } from '../rules/address.ts';
import type { Id } from '../../../lib/config/id.ts';
import { PORTUGAL_COUNTRY_ID } from '../../../lib/limits.ts';
import { normaliseNif } from '../../../lib/portugal/nif.ts';
import { normalisePostalCode } from '../../../lib/portugal/postal-code.ts';
import { guestAddressAtom, savedAddressesAtom } from './address-atoms.ts';
import { addressDialogAtom, type AddressUse } from './address-dialog-atoms.ts';
import { afterPressAction } from '../../../flow/state/press-atoms.ts';
import { loadCountriesAction } from './load-addresses.ts';

function fieldsOf({ id: _id, ...fields }: Address): AddressFields {
  return fields;
}

/** Opens the dialog for a new address, or for one of the saved ones. Spec section 2 screen 9. */
export const openAddressDialogAction = atom(
  null,
  (get, set, { use, id }: { use: AddressUse; id: Id | null }) => {
    const saved = get(savedAddressesAtom).addresses.find((each) => each.id === id);
    // A new one begins with what was typed before signing in.
    const fields = saved ? fieldsOf(saved) : get(guestAddressAtom);
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

const judgeFieldAction = atom(null, (get, set, field: keyof AddressFields) => {
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
  set(afterPressAction, () => set(judgeFieldAction, field)),
);
