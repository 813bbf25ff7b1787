import { atom } from 'jotai/vanilla';

import type { FiscalMessageId } from '../../delivery/rules/saved-addresses.ts';
import type { InvoiceFormField } from '../../contact/rules/contact-form.ts';
import type { FormIssue } from '../../../lib/form/form-issues.ts';
import { attemptsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { invoiceIssuesAtom } from '../../contact/state/contact-form-atoms.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { fiscalIssueAtom } from '../../delivery/state/fiscal-address-atoms.ts';

/** Something wrong with the invoice: a guest's form, or a user's choice of address. */
export type OrderInvoiceIssue =
  | FormIssue<InvoiceFormField>
  | { field: 'fiscalAddressId'; message: FiscalMessageId };

/** What keeps the invoice from going on; empty where none is wanted. Spec section 5 "Contact". */
export const orderInvoiceIssuesAtom = atom((get): readonly OrderInvoiceIssue[] => {
  if (get(userAtom) === null) return get(invoiceIssuesAtom);
  const message = get(fiscalIssueAtom);
  return message ? [{ field: 'fiscalAddressId', message }] : [];
});

/** The same beside the choice of address, once the customer has tried to go on. */
export const shownFiscalIssueAtom = atom((get) =>
  get(attemptsAtom) > 0 ? get(fiscalIssueAtom) : null,
);
