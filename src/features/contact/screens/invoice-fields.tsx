import { TextField, type TextFieldProps } from '../../../ui/field/text-field.tsx';
import { useTranslate } from '../../../screen-kit/messages.ts';

type InvoiceField = Pick<TextFieldProps, 'id' | 'value' | 'error' | 'onChange' | 'onBlur'>;

interface InvoiceFieldsProps {
  name: InvoiceField;
  vatId: InvoiceField;
}

/** Name and tax number of a VAT invoice. */
export function InvoiceFields({ name, vatId }: InvoiceFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <TextField {...name} label={t('invoice.name')} autoComplete="billing name" required />
      <TextField
        {...vatId}
        label={t('contact.vatId')}
        hint={t('contact.vatIdHint')}
        inputMode="numeric"
        autoComplete="off"
        required
        short
      />
    </>
  );
}
