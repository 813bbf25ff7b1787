import { useAtomValue } from 'jotai';

import { errorsOf, FormErrors, type FormError } from '../../../screen-kit/form-errors.tsx';
import type { ContactFormField, InvoiceFormField } from '../rules/contact-form.ts';
import { contactIssuesAtom } from '../state/contact-form.ts';

/** Ids of the contact form's controls, where the links of an error summary lead. */
export const CONTACT_FIELD_IDS: Record<ContactFormField, string> = {
  name: 'mc-contact-name',
  email: 'mc-contact-email',
  prefix: 'mc-contact-prefix',
  phone: 'mc-contact-phone',
  vatId: 'mc-contact-vat-id',
};

/** The same for the invoice box. */
export const INVOICE_FIELD_IDS: Record<InvoiceFormField, string> = {
  name: 'mc-invoice-name',
  vatId: 'mc-invoice-vat-id',
};

/** All that keeps the form from going on, once the customer has tried to; others may join the contact's own. */
export function ContactErrors({ more = [] }: { more?: readonly FormError[] }) {
  const issues = useAtomValue(contactIssuesAtom);
  return <FormErrors errors={[...errorsOf(issues, CONTACT_FIELD_IDS), ...more]} />;
}
