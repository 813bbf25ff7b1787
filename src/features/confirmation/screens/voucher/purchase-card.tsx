import { useAtomValue } from 'jotai';

import { configAtom, formatLocaleAtom } from '../../../../context/config-atoms.ts';
import { groupReference, type BankReference } from '../../../../lib/payment/bank-reference.ts';
import { venueDate, venueTime } from '../../../../lib/time/time-zones.ts';
import { formatVenueDate, formatVenueTime } from '../../../../lib/time/venue-format.ts';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { SummaryList } from '../../../../ui/display/summary-list.tsx';
import { useMoney } from '../../../offer/screens/unit-price.tsx';
import { bookableAtom, venueAtom } from '../../../offer/state/offer-atoms.ts';
import type { VoucherResult } from '../../../payment/state/payment-atoms.ts';
import { voucherExpiryAtom } from '../../../vouchers/state/voucher-form.ts';
import { CopiedText } from '../reference-row.tsx';

/** The purchase: offer, count, expiry, number and amount. */
export function PurchaseCard({ result }: { result: VoucherResult }) {
  const bookable = useAtomValue(bookableAtom);
  const { name } = useAtomValue(venueAtom);
  const expiry = useAtomValue(voucherExpiryAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const money = useMoney();
  const t = useTranslate();
  const { paymentId, amountCents, count } = result;
  const number = <CopiedText value={paymentId} label={t('success.copyReference')} />;
  return (
    <Card title={t('payment.summary')}>
      <SummaryList
        rows={[
          { label: t('booking.offer'), value: bookable?.productTitle, note: name },
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

function useUntil({ expiresAt }: BankReference): string | null {
  const { timeZone } = useAtomValue(configAtom);
  const locale = useAtomValue(formatLocaleAtom);
  const t = useTranslate();
  if (expiresAt === null) return null;
  const date = formatVenueDate(venueDate(expiresAt, timeZone), locale, 'fullWithYear');
  const time = formatVenueTime(venueTime(expiresAt, timeZone), locale);
  return t('banner.dateTime', { date, time });
}

interface ReferenceCardProps {
  reference: BankReference;
  amountCents: number;
}

/** Entity, reference in groups of three, amount and last moment, each with a button to copy. */
export function ReferenceCard({ reference, amountCents }: ReferenceCardProps) {
  const until = useUntil(reference);
  const money = useMoney();
  const t = useTranslate();
  const { entity } = reference;
  const rows = [
    {
      label: t('payment.reference.entity'),
      value: <CopiedText value={entity} label={t('payment.reference.copyEntity')} />,
    },
    {
      label: t('payment.reference.number'),
      value: (
        <CopiedText
          shown={groupReference(reference.reference)}
          value={reference.reference}
          label={t('payment.reference.copyNumber')}
        />
      ),
    },
    {
      label: t('payment.reference.amount'),
      value: (
        <CopiedText
          shown={money(amountCents)}
          value={(amountCents / 100).toFixed(2)}
          label={t('payment.reference.copyAmount')}
        />
      ),
    },
  ];
  return (
    <Card title={t('payment.reference.title')}>
      <SummaryList
        rows={
          until === null ? rows : [...rows, { label: t('payment.reference.until'), value: until }]
        }
      />
      <p className="mc-success__how">{t('payment.reserved.how')}</p>
    </Card>
  );
}
