import { atom } from 'jotai/vanilla';

import { addressIssues, type AddressFields } from '../rules/address-form.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { Sentence } from '../../../context/problem-atoms.ts';
import { countryIdsAtom } from './address-atoms.ts';

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
  problem: Sentence | null;
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
