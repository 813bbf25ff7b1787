import { atom } from 'jotai/vanilla';

import { contactAtom, invoiceAtom } from '../../../flow/state/booking-state-atoms.ts';
import { editInvoiceAction } from './edit-contact.ts';

/** Ticks or unticks the VAT invoice; an empty name takes that of the contact form, to be changed. */
export const askInvoiceAction = atom(null, (get, set, needVatInvoice: boolean) => {
  const name = get(invoiceAtom).name || (needVatInvoice ? get(contactAtom).name.trim() : '');
  set(editInvoiceAction, { needVatInvoice, name });
});
