import { useAtomValue, useSetAtom } from 'jotai';

import { voucherAtom } from '../../../flow/state/booking-state-atoms.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Checkbox } from '../../../ui/field/checkbox.tsx';
import { Stack } from '../../../ui/frame/stack.tsx';
import { giftIcon, smartIcon } from '../../../ui/icon/booking-icons.ts';
import { InvoiceFields } from '../../contact/screens/invoice-fields.tsx';
import { CallShopButton } from '../../offer/screens/ask-shop-part.tsx';
import { campaignInfoAtom } from '../../offer/state/campaign-atoms.ts';
import { isPremiumReservationAtom } from '../../offer/state/premium-reservation-atom.ts';
import {
  askVoucherInvoiceAction,
  editVoucherAction,
  leaveVoucherFieldAction,
} from '../state/voucher-form.ts';
import { useVoucherFault, VOUCHER_FIELD_IDS } from './voucher-fields.ts';

/** An offer without a price cannot be bought here: whom to ask instead. */
export function NotOnline() {
  const info = useAtomValue(campaignInfoAtom);
  const isPremium = useAtomValue(isPremiumReservationAtom);
  const t = useTranslate();
  const shop = info?.shopName ?? '';
  return (
    <EmptyState
      icon={isPremium ? smartIcon : giftIcon}
      title={t(isPremium ? 'voucher.notOnline.premiumTitle' : 'voucher.notOnline.voucherTitle')}
      action={<CallShopButton />}
    >
      {t(info?.shopPhone ? 'voucher.notOnline.phone' : 'voucher.notOnline.noPhone', { shop })}
    </EmptyState>
  );
}

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
