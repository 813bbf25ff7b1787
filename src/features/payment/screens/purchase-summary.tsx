import { useAtomValue } from 'jotai';

import { formatVenueDate } from '../../../lib/time/format-venue.ts';
import { formatLocaleAtom } from '../../../context/language-atom.ts';
import { chosenPrizeAtom, priceAtom } from '../../offer/state/price-atoms.ts';
import { productAtom } from '../../offer/state/product-atom.ts';
import { customerEmailAtom } from '../../booking/state/result-atoms.ts';
import { venueAtom } from '../../offer/state/venue-atom.ts';
import { voucherAtom } from '../../../flow/state/voucher-atom.ts';
import { voucherExpiryAtom } from '../../vouchers/state/voucher-form-atoms.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { SummaryList, type SummaryRow } from '../../../ui/display/summary-list.tsx';
import { useMoney } from '../../offer/screens/use-money.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

function useUnitRow(): SummaryRow | null {
  const price = useAtomValue(priceAtom);
  const money = useMoney();
  const t = useTranslate();
  if (!price) return null;
  const { unitCents, beforeUnitCents } = price;
  const value = (
    <Price
      now={money(unitCents)}
      before={beforeUnitCents === null ? undefined : money(beforeUnitCents)}
      beforeText={t('price.before')}
      nowText={t('price.now')}
    />
  );
  return { label: t('payment.unit'), value };
}

/** What is bought, how many, what each costs, what a prize takes off, where it goes, and the total. */
export function PurchaseSummary() {
  const price = useAtomValue(priceAtom);
  const product = useAtomValue(productAtom);
  const { name } = useAtomValue(venueAtom);
  const prize = useAtomValue(chosenPrizeAtom);
  const { needVatInvoice, vatId } = useAtomValue(voucherAtom);
  const email = useAtomValue(customerEmailAtom);
  const expiry = useAtomValue(voucherExpiryAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const unit = useUnitRow();
  const money = useMoney();
  const t = useTranslate();
  const rows: readonly (SummaryRow | null)[] = [
    { label: t('booking.offer'), value: product?.productTitle, note: name },
    { label: t('payment.count'), value: price?.count },
    unit,
    price && prize && price.prizeCents > 0
      ? { label: t('payment.prize'), value: `−${money(price.prizeCents)}`, note: prize.prizeTitle }
      : null,
    { label: t('payment.validUntil'), value: formatVenueDate(expiry, locale, 'fullWithYear') },
    email === null ? null : { label: t('payment.sentTo'), value: email },
    needVatInvoice ? { label: t('payment.invoice'), value: vatId } : null,
  ];
  const total = price
    ? { label: t('confirm.total'), value: money(price.totalCents), note: t('confirm.taxes') }
    : undefined;
  return (
    <Card title={t('payment.summary')}>
      <SummaryList rows={rows.filter((row) => row !== null)} total={total} />
    </Card>
  );
}
