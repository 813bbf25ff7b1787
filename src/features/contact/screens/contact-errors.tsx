import { useAtomValue } from 'jotai';

import { attemptsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { ErrorSummary, type ErrorSummaryItem } from '../../../ui/field/error-summary.tsx';
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

const NO_ERRORS: readonly ErrorSummaryItem[] = [];

/** All that keeps the form from going on, once the customer has tried to; others may join the contact's own. */
export function ContactErrors({ more = NO_ERRORS }: { more?: readonly ErrorSummaryItem[] }) {
  const issues = useAtomValue(contactIssuesAtom);
  const attempts = useAtomValue(attemptsAtom);
  const t = useTranslate();
  if (attempts === 0) return null;
  const own = issues.map((issue) => ({
    fieldId: CONTACT_FIELD_IDS[issue.field],
    message: t(issue.message, issue.values),
  }));
  return (
    <ErrorSummary title={t('forms.errorSummary')} errors={[...own, ...more]} focusKey={attempts} />
  );
}
