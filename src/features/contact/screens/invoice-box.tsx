import { useAtomValue, useSetAtom } from 'jotai';

import type { InvoiceFormField } from '../rules/contact-form.ts';
import {
  askInvoiceAction,
  editInvoiceAction,
  INVOICE_TOUCH,
  leaveFieldAction,
  shownInvoiceIssuesAtom,
} from '../state/contact-fields.ts';
import { invoiceAtom } from '../../../flow/state/booking-state-atoms.ts';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Stack } from '../../../ui/field/form.tsx';
import { INVOICE_FIELD_IDS } from './contact-errors.tsx';
import { InvoiceFields } from './invoice-fields.tsx';
import { useTranslate } from '../../../screen-kit/messages.ts';

function useInvoiceField(field: InvoiceFormField) {
  const value = useAtomValue(invoiceAtom)[field];
  const issue = useAtomValue(shownInvoiceIssuesAtom).find((each) => each.field === field);
  const edit = useSetAtom(editInvoiceAction);
  const leave = useSetAtom(leaveFieldAction);
  const t = useTranslate();
  return {
    id: INVOICE_FIELD_IDS[field],
    value,
    error: issue ? t(issue.message, issue.values) : null,
    onChange: (text: string) => edit({ [field]: text }),
    onBlur: () => leave(INVOICE_TOUCH + field),
  };
}

function BoundInvoiceFields() {
  return <InvoiceFields name={useInvoiceField('name')} vatId={useInvoiceField('vatId')} />;
}

/** The VAT invoice: a box that nobody has ticked, and what an invoice needs once it is. Spec section 2 screen 12. */
export function InvoiceBox() {
  const { needVatInvoice } = useAtomValue(invoiceAtom);
  const ask = useSetAtom(askInvoiceAction);
  const t = useTranslate();
  return (
    <Stack>
      <Checkbox label={t('invoice.want')} checked={needVatInvoice} onChange={ask} />
      {needVatInvoice && <BoundInvoiceFields />}
    </Stack>
  );
}
