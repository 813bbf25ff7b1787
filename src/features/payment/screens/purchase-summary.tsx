import { PageSlot } from '../../../screen-kit/page-slot.tsx';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { servicesAtom } from '../../../context/checkout-context.ts';
import { voucherAtom } from '../../offer/state/choice-atoms.ts';
import { stepShownAtAtom } from '../../../flow/state/pointer-press.ts';
import { formatVenueDate } from '../../../platform/i18n/format-venue-date.ts';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { Card, SummaryList } from '../../../ui/display/card.tsx';
import { useOfferRow } from '../../booking/screens/booking-summary.tsx';
import { customerEmailAtom } from '../../booking/state/booking-result.ts';
import { UnitPrice, useMoney } from '../../offer/screens/unit-price.tsx';
import { chosenPrizeAtom, priceAtom } from '../../vouchers/state/price-atoms.ts';
import { voucherExpiryAtom } from '../../vouchers/state/voucher-form-state.ts';

/** Props of all views of the payment step. */
export interface PaymentViewProps {
  /** Focuses the heading, because another view of the step was shown before. */
  focusTitle: boolean;
}

const viewShownAction = atom(null, (get, set) =>
  set(stepShownAtAtom, get(servicesAtom).host.now()),
);

/**
 * Makes a new view or question ignore the second tap of a double tap. Does nothing while `view` is false; every other
 * value names a separate view.
 */
export function useFreshView(view: string | boolean): void {
  const shown = useSetAtom(viewShownAction);
  useLayoutEffect(() => {
    if (view !== false) shown();
  }, [view, shown]);
}

/** The rows of a voucher purchase that are shown both before and after payment. */
export function usePurchaseRows(count: number | undefined) {
  const offer = useOfferRow();
  const t = useTranslate();
  const expiry = formatVenueDate(useAtomValue(voucherExpiryAtom), t, 'withYear');
  return {
    offer,
    count: { label: t('payment.count'), value: count },
    validUntil: { label: t('payment.validUntil'), value: expiry },
  };
}

/** Quantity, price, prize, recipient and total of the purchase. */
export function PurchaseSummary() {
  const price = useAtomValue(priceAtom);
  const { offer, count, validUntil } = usePurchaseRows(price?.count);
  const prize = useAtomValue(chosenPrizeAtom);
  const { needVatInvoice, vatId } = useAtomValue(voucherAtom);
  const email = useAtomValue(customerEmailAtom);
  const money = useMoney();
  const t = useTranslate();
  const rows = [
    offer,
    count,
    price && { label: t('payment.unit'), value: <UnitPrice price={price} each={null} /> },
    price && prize && price.prizeCents > 0
      ? { label: t('payment.prize'), value: `−${money(price.prizeCents)}`, note: prize.prizeTitle }
      : null,
    validUntil,
    email === null ? null : { label: t('payment.sentTo'), value: email },
    needVatInvoice ? { label: t('payment.invoice'), value: vatId } : null,
  ];
  const total = price
    ? { label: t('confirm.total'), value: money(price.totalCents), note: t('confirm.taxes') }
    : undefined;
  return (
    <Card title={t('payment.summary')}>
      <SummaryList rows={rows} total={total} />
      <PageSlot name="in-summary" />
    </Card>
  );
}
