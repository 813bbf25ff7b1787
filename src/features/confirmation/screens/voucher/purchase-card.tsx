import { useAtomValue, useSetAtom } from 'jotai';

import { formatVenueDate } from '../../../../lib/time/format-venue.ts';
import { copyTextAction } from '../../state/copy-text.ts';
import { formatLocaleAtom } from '../../../../context/language-atom.ts';
import type { VoucherResult } from '../../../payment/state/voucher-result.ts';
import { productAtom } from '../../../offer/state/product-atom.ts';
import { venueAtom } from '../../../offer/state/venue-atom.ts';
import { voucherExpiryAtom } from '../../../vouchers/state/voucher-form-atoms.ts';
import { CopyButton } from '../../../../ui/action/copy-button.tsx';
import { Card } from '../../../../ui/display/card.tsx';
import { SummaryList } from '../../../../ui/display/summary-list.tsx';
import { useMoney } from '../../../offer/screens/use-money.ts';
import { useTranslate } from '../../../../screen-kit/use-translate.ts';

/** What was bought, how many, until when it can be used, under which number, and what was paid. */
export function PurchaseCard({ result }: { result: VoucherResult }) {
  const product = useAtomValue(productAtom);
  const { name } = useAtomValue(venueAtom);
  const expiry = useAtomValue(voucherExpiryAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const copy = useSetAtom(copyTextAction);
  const money = useMoney();
  const t = useTranslate();
  const { paymentId, amountCents, count } = result;
  const number = (
    <span className="mc-success__reference">
      {paymentId}
      <CopyButton
        label={t('success.copyReference')}
        copiedLabel={t('success.copied')}
        onCopy={() => copy(paymentId)}
      />
    </span>
  );
  return (
    <Card title={t('payment.summary')}>
      <SummaryList
        rows={[
          { label: t('booking.offer'), value: product?.productTitle, note: name },
          { label: t('payment.count'), value: count },
          {
            label: t('payment.validUntil'),
            value: formatVenueDate(expiry, locale, 'fullWithYear'),
          },
          { label: t('payment.success.number'), value: number },
        ]}
        total={{ label: t('payment.success.paid'), value: money(amountCents) }}
      />
    </Card>
  );
}
