import { atom } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';
import {
  fiscalAddressAtom,
  fiscalAddressesAtom,
  fiscalAddressIdAtom,
} from '../../delivery/state/fiscal-address-atoms.ts';
import { loadAddressesAction } from '../../delivery/state/load-addresses.ts';
import { editInvoiceAction } from '../../contact/state/edit-contact.ts';

/** Makes the invoice out to one of the saved addresses. */
export const chooseFiscalAddressAction = atom(null, (_get, set, id: Id) =>
  set(fiscalAddressIdAtom, id),
);

/** Ticks or unticks a user's VAT invoice; the only address that it can be made out to is chosen. Spec section 2 screen 12. */
export const askOrderInvoiceAction = atom(null, async (get, set, needVatInvoice: boolean) => {
  set(editInvoiceAction, { needVatInvoice });
  if (!needVatInvoice) return;
  await set(loadAddressesAction);
  const [sole, ...others] = get(fiscalAddressesAtom);
  if (sole && others.length === 0 && get(fiscalAddressAtom) === null) {
    set(fiscalAddressIdAtom, sole.id);
  }
});
