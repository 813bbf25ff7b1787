import { useAtomValue } from 'jotai';

import { errorsOf, FormErrors, type FormError } from '../../../screen-kit/form-errors.tsx';
import type { InvoiceFormField } from '../rules/contact-form.ts';
import { CONTACT } from '../state/contact-fields.ts';

/** Ids of the invoice box's controls. */
export const INVOICE_FIELD_IDS: Record<InvoiceFormField, string> = {
  name: 'mc-invoice-name',
  vatId: 'mc-invoice-vat-id',
};

/** All that keeps the form from going on, once the customer has tried to; others may join the contact's own. */
export function ContactErrors({ more = [] }: { more?: readonly FormError[] }) {
  const issues = useAtomValue(CONTACT.issues);
  return <FormErrors errors={[...errorsOf(issues, CONTACT.idOf), ...more]} />;
}
