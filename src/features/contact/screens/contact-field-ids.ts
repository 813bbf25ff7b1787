import type { ContactFormField, InvoiceFormField } from '../rules/contact-form.ts';

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
