import { useTranslate } from '../../../screen-kit/screen.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Stack } from '../../../ui/field/form.tsx';
import { TextField, type TextFieldProps } from '../../../ui/field/text-field.tsx';

type InvoiceField = Pick<TextFieldProps, 'id' | 'value' | 'error' | 'onChange' | 'onBlur'>;

interface InvoiceProps {
  isWanted: boolean;
  onAsk: (isWanted: boolean) => void;
  name: InvoiceField;
  vatId: InvoiceField;
}

/** The VAT invoice: an unticked box, and its name and tax number once ticked. */
export function Invoice({ isWanted, onAsk, name, vatId }: InvoiceProps) {
  const t = useTranslate();
  return (
    <Stack>
      <Checkbox label={t('invoice.want')} checked={isWanted} onChange={onAsk} />
      {isWanted && (
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
      )}
    </Stack>
  );
}
