import { useAtomValue, useSetAtom } from 'jotai';
import { atom } from 'jotai/vanilla';
import { useLayoutEffect } from 'react';

import { formatLocaleAtom } from '../../../context/config-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';
import { voucherAtom } from '../../../flow/state/booking-state-atoms.ts';
import { stepShownAtAtom } from '../../../flow/state/press-atoms.ts';
import { formatVenueDate } from '../../../lib/time/venue-format.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { SummaryList, type SummaryRow } from '../../../ui/display/summary-list.tsx';
import { customerEmailAtom } from '../../booking/state/booking-result.ts';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { bookableAtom, venueAtom } from '../../offer/state/offer-atoms.ts';
import { chosenPrizeAtom, priceAtom } from '../../offer/state/price-atoms.ts';
import { voucherExpiryAtom } from '../../vouchers/state/voucher-form.ts';

/** Props of all views of the payment step. */
export interface PaymentViewProps {
  /** Another view of the step was shown before: the heading takes the focus. */
  focusTitle: boolean;
}

const viewShownAction = atom(null, (get, set) =>
  set(stepShownAtAtom, get(servicesAtom).host.now()),
);

/**
 * Ignores the second tap of a double tap, so that it cannot confirm a question or a view that has just opened. Does
 * nothing while `view` is false; each other value is a separate view.
 */
export function useFreshView(view: string | boolean): void {
  const shown = useSetAtom(viewShownAction);
  useLayoutEffect(() => {
    if (view !== false) shown();
  }, [view, shown]);
}

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

/** The purchase line by line: quantity, price, prize, recipient and total. */
export function PurchaseSummary() {
  const price = useAtomValue(priceAtom);
  const product = useAtomValue(bookableAtom);
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
