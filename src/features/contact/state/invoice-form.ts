import { atom, type Atom, type WritableAtom } from 'jotai/vanilla';

import type { InvoiceState } from '../../offer/rules/offer-choice.ts';
import { submitCountAtom } from '../../../flow/state/flow-atoms.ts';
import { contactAtom } from './contact-atom.ts';
import { invoiceAtom } from './invoice-atom.ts';
import { type Form, formOf } from '../../../flow/state/form-model.ts';
import { normaliseNif } from '../../../lib/portugal/nif.ts';
import { invoiceIssues, type InvoiceFormField } from '../rules/contact-form-rules.ts';

/** The form of a VAT invoice, with name and tax number if the customer wants one. */
export interface InvoiceForm extends Form<InvoiceFormField> {
  values: Atom<InvoiceState>;
  /** How often the step was submitted; 0 if the invoice was ticked after the last time. */
  submitCount: Atom<number>;
  /** Ticks or unticks the invoice. An empty name is filled from the contact form. */
  ask: WritableAtom<null, [needVatInvoice: boolean], void>;
}

/** Makes an invoice form of a state; `id` is the prefix of the ids of its controls. Spec section 5 "Voucher". */
export function invoiceFormOf(
  id: string,
  values: Atom<InvoiceState>,
  edit: WritableAtom<null, [Partial<InvoiceState>], void>,
): InvoiceForm {
  // A new atom after each try.
  const isNewAtom = atom((get) => {
    get(submitCountAtom);
    return atom(false);
  });
  const submitCount = atom((get) => (get(get(isNewAtom)) ? 0 : get(submitCountAtom)));
  const ask = atom(null, (get, set, needVatInvoice: boolean) => {
    const name = get(values).name || (needVatInvoice ? get(contactAtom).name.trim() : '');
    set(edit, { needVatInvoice, name });
    set(get(isNewAtom), true);
  });
  const form = formOf<InvoiceFormField>({
    id,
    values,
    edit,
    issues: atom((get) => invoiceIssues(get(values))),
    submitCount,
    onLeave: (get, set, field) => {
      if (field === 'vatId') set(edit, { vatId: normaliseNif(get(values).vatId) });
    },
  });
  return { ...form, values, submitCount, ask };
}

export const editInvoiceAction = atom(null, (_get, set, part: Partial<InvoiceState>) =>
  set(invoiceAtom, (invoice) => ({ ...invoice, ...part })),
);

/** The VAT invoice of a booking or an order. Spec section 2 screen 12. */
export const INVOICE = invoiceFormOf('mc-invoice', invoiceAtom, editInvoiceAction);
