import { atom, type Getter, type Setter } from 'jotai/vanilla';

import {
  type Message,
  isAbort,
  reportError,
  messageForError,
  toApiError,
} from '../../../context/problems.ts';
import { runAtom } from '../../../context/run-atom.ts';
import { ADDRESS_FIELDS, type AddressFields, EMPTY_ADDRESS } from '../rules/address-form.ts';
import { ADDRESSES, addressesAtom, fiscalAddressIdAtom } from './saved-addresses-state.ts';
import { chooseAddressAction } from './chosen-address.ts';
import { COUNTRIES, countriesAtom } from './countries.ts';
import { typedAddressAtom } from './typed-address.ts';
import { touchedFieldsAtom } from '../../../flow/state/flow-atoms.ts';
import { type AddressForm, addressFormOf } from './address-form-model.ts';
import { saveAddress } from '../calls/address-calls.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';
import { type Address, withSavedAddress } from '../rules/address-schema.ts';
import { deliveryAtom } from './product-order-atoms.ts';
import { servicesAtom, credentialsAtom } from '../../../context/checkout-context.ts';
import { endSessionAction } from '../../account/state/session.ts';

/** The use of a saved address; it is chosen for that use afterwards. */
export type AddressUse = 'delivery' | 'invoice';

/** An address being added or changed. */
export interface AddressDialog {
  use: AddressUse;
  /** Null for a new address. */
  id: string | null;
  fields: AddressFields;
  submitCount: number;
  status: 'open' | 'saving';
  /** Why it could not be saved. */
  problem: Message | null;
  /** Key and content of a save with unknown outcome; saving the same content again reuses the key. */
  open: { intentKey: string; sent: string } | null;
}

/** The address dialog; null while it is closed. Spec section 2 screen 9. */
export const addressDialogAtom = runAtom<AddressDialog | null>(null);

/** Closes the dialog, unless the address is being saved. */
export const closeAddressDialogAction = atom(null, (get, set) => {
  if (get(addressDialogAtom)?.status !== 'saving') set(addressDialogAtom, null);
});

/** The address form of the dialog, which counts its own tries; an address for an invoice needs a tax number. */
export const ADDRESS_FORM: AddressForm = addressFormOf({
  id: 'mc-address',
  values: atom((get) => get(addressDialogAtom)?.fields ?? EMPTY_ADDRESS),
  store: atom(null, (_get, set, fields: AddressFields) =>
    set(addressDialogAtom, (dialog) => dialog && { ...dialog, fields }),
  ),
  context: atom((get) => {
    const dialog = get(addressDialogAtom);
    return dialog && { countries: get(countriesAtom), fiscal: dialog.use === 'invoice' };
  }),
  submitCount: atom((get) => get(addressDialogAtom)?.submitCount ?? 0),
});

/** Opens the dialog for a new or saved address. Spec section 2 screen 9. */
export const openAddressDialogAction = atom(
  null,
  (get, set, { use, id }: { use: AddressUse; id: string | null }) => {
    const saved = get(addressesAtom).find((each) => each.id === id);
    // A new address starts with what was typed before signing in.
    const { id: savedId, ...fields } = saved ?? { ...get(typedAddressAtom), id: null };
    void set(COUNTRIES.load);
    set(addressDialogAtom, {
      use,
      id: savedId,
      fields,
      submitCount: 0,
      status: 'open',
      problem: null,
      open: null,
    });
    const touched = new Set(get(touchedFieldsAtom));
    for (const field of ADDRESS_FIELDS) {
      // A saved address may lack the tax number for an invoice: show that at once.
      if (saved) touched.add(ADDRESS_FORM.idOf(field));
      else touched.delete(ADDRESS_FORM.idOf(field));
    }
    set(touchedFieldsAtom, touched);
  },
);

/** "Saving a new or edited address selects it and replaces the same-id item or appends." Spec section 4 "Delivery". */
async function accept(get: Getter, set: Setter, saved: Address, use: AddressUse): Promise<void> {
  set(ADDRESSES.state, withSavedAddress(get(addressesAtom), saved));
  set(addressDialogAtom, null);
  set(typedAddressAtom, EMPTY_ADDRESS);
  if (use === 'invoice') set(fiscalAddressIdAtom, saved.id);
  // A change of the delivery address applies to the delivery, even if it was made for the invoice.
  const isDelivered = use === 'delivery' || get(deliveryAtom).address?.id === saved.id;
  if (isDelivered) await set(chooseAddressAction, saved.id);
}

async function refuse(
  get: Getter,
  set: Setter,
  error: ApiError,
  { sent, token }: { sent: AddressDialog['open']; token: string },
) {
  reportError(get, error);
  const dialog = get(addressDialogAtom);
  const isUnknown = error.code === 'outcome_unknown';
  if (dialog) {
    const problem = isUnknown ? { key: 'address.outcomeUnknown' as const } : messageForError(error);
    const open = isUnknown ? sent : null;
    set(addressDialogAtom, { ...dialog, status: 'open', problem, open });
  }
  // It may have been saved: then the list behind the dialog shows it.
  if (isUnknown) await set(ADDRESSES.reload);
  if (error.code !== 'auth') return;
  if (dialog?.id === null && dialog.use === 'delivery') set(typedAddressAtom, dialog.fields);
  set(addressDialogAtom, null);
  await set(endSessionAction, token);
}

/**
 * Saves the address of the dialog, or shows its issues. On failure the dialog stays open with the reason; a session that
 * has ended closes it and keeps the typed address. Spec section 2 screen 9.
 */
export const saveAddressAction = atom(null, async (get, set): Promise<void> => {
  const { call, host } = get(servicesAtom);
  const dialog = get(addressDialogAtom);
  const user = get(credentialsAtom);
  if (!dialog || dialog.status === 'saving') return;
  if (!user || (dialog.id !== null && !get(addressesAtom).some(({ id }) => id === dialog.id))) {
    if (dialog.id === null && dialog.use === 'delivery') set(typedAddressAtom, dialog.fields);
    return set(addressDialogAtom, null);
  }
  const tried: AddressDialog = { ...dialog, submitCount: dialog.submitCount + 1, problem: null };
  if (get(ADDRESS_FORM.issues).length > 0) return set(addressDialogAtom, tried);
  const draft = { id: dialog.id, ...get(ADDRESS_FORM.payload) };
  const content = JSON.stringify(draft);
  const isSame = dialog.open?.sent === content;
  const sent = { intentKey: (isSame && dialog.open?.intentKey) || host.randomId(), sent: content };
  set(addressDialogAtom, { ...tried, status: 'saving' });
  try {
    const saved = await call(saveAddress, [user, draft], { intentKey: sent.intentKey });
    // The address was saved in the account that it was typed for, not in one signed in since.
    if (get(credentialsAtom)?.userId !== user.userId) return set(addressDialogAtom, null);
    await accept(get, set, saved, dialog.use);
  } catch (error) {
    if (!isAbort(error)) await refuse(get, set, toApiError(error), { sent, token: user.token });
  }
});
