import { useAtomValue, useSetAtom } from 'jotai';

import { errorsOf, type FormError } from '../../../screen-kit/form-errors.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { useFields } from '../../../screen-kit/use-fields.ts';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Stack } from '../../../ui/field/form.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { InvoiceForm } from '../state/invoice-form.ts';

/** The errors of the invoice for the summary of a form, each marked as the invoice's. */
export function useInvoiceErrors(form: InvoiceForm): readonly FormError[] {
  const issues = useAtomValue(form.shownIssues);
  const t = useTranslate();
  return errorsOf(issues, form.idOf).map(({ fieldId, message, values }) => ({
    fieldId,
    message: 'invoice.error',
    values: { message: t(message, values) },
  }));
}

/** The VAT invoice: an unticked box, and its name and tax number once ticked. Spec section 2 screens 5 and 12. */
export function Invoice({ form }: { form: InvoiceForm }) {
  const { needVatInvoice } = useAtomValue(form.values);
  const ask = useSetAtom(form.ask);
  const field = useFields(form);
  const t = useTranslate();
  return (
    <Stack>
      <Checkbox label={t('invoice.want')} checked={needVatInvoice} onChange={ask} />
      {needVatInvoice && (
        <>
          <TextField
            {...field('name')}
            label={t('invoice.name')}
            autoComplete="billing name"
            required
          />
          <TextField
            {...field('vatId')}
            label={t('contact.vatId')}
            hint={t('contact.vatIdHint')}
            inputMode="numeric"
            autoComplete="off"
            required
            short
          />
        </>
      )}
    </Stack>
  );
}
