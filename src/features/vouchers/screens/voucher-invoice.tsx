import { useAtomValue, useSetAtom } from 'jotai';

import {
  askVoucherInvoiceAction,
  editVoucherAction,
  leaveVoucherFieldAction,
} from '../state/edit-voucher.ts';
import { voucherAtom } from '../../../flow/state/voucher-atom.ts';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Stack } from '../../../ui/frame/stack.tsx';
import { InvoiceFields } from '../../contact/screens/invoice-fields.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { useVoucherFault } from './use-voucher-fault.ts';
import { VOUCHER_FIELD_IDS } from './voucher-field-ids.ts';

function useInvoiceField(field: 'name' | 'vatId') {
  const value = useAtomValue(voucherAtom)[field];
  const edit = useSetAtom(editVoucherAction);
  const leave = useSetAtom(leaveVoucherFieldAction);
  return {
    id: VOUCHER_FIELD_IDS[field],
    value,
    error: useVoucherFault(field),
    onChange: (text: string) => edit({ [field]: text }),
    onBlur: () => leave(field),
  };
}

function BoundInvoiceFields() {
  return <InvoiceFields name={useInvoiceField('name')} vatId={useInvoiceField('vatId')} />;
}

/** The VAT invoice: a box that nobody has ticked, and what an invoice needs once it is. Spec section 2 screen 5. */
export function VoucherInvoice() {
  const { needVatInvoice } = useAtomValue(voucherAtom);
  const ask = useSetAtom(askVoucherInvoiceAction);
  const t = useTranslate();
  return (
    <Stack>
      <Checkbox label={t('invoice.want')} checked={needVatInvoice} onChange={ask} />
      {needVatInvoice && <BoundInvoiceFields />}
    </Stack>
  );
}
