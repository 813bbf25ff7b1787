import { useAtomValue, useSetAtom } from 'jotai';

import type { InvoiceFormField } from '../rules/contact-form.ts';
import {
  askInvoiceAction,
  editInvoiceAction,
  leaveInvoiceFieldAction,
  shownInvoiceIssuesAtom,
} from '../state/contact-fields.ts';
import { invoiceAtom } from '../../../flow/state/flow-atoms.ts';
import { INVOICE_FIELD_IDS } from './contact-errors.tsx';
import { Invoice } from './invoice.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';

function useInvoiceField(field: InvoiceFormField) {
  const value = useAtomValue(invoiceAtom)[field];
  const issue = useAtomValue(shownInvoiceIssuesAtom).find((each) => each.field === field);
  const edit = useSetAtom(editInvoiceAction);
  const leave = useSetAtom(leaveInvoiceFieldAction);
  const t = useTranslate();
  return {
    id: INVOICE_FIELD_IDS[field],
    value,
    error: issue ? t(issue.message, issue.values) : null,
    onChange: (text: string) => edit({ [field]: text }),
    onBlur: () => leave(field),
  };
}

/** The VAT invoice of a booking or an order. Spec section 2 screen 12. */
export function InvoiceBox() {
  const { needVatInvoice } = useAtomValue(invoiceAtom);
  const ask = useSetAtom(askInvoiceAction);
  const name = useInvoiceField('name');
  const vatId = useInvoiceField('vatId');
  return <Invoice isWanted={needVatInvoice} onAsk={ask} name={name} vatId={vatId} />;
}
