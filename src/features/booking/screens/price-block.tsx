import { useAtomValue } from 'jotai';

import { userAtom } from '../../../context/user-atom.ts';
import { pointsAtom, priceAtom } from '../../offer/state/price-atoms.ts';
import { venueAtom } from '../../offer/state/offer-atoms.ts';
import { Card } from '../../../ui/display/card.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { SummaryList } from '../../../ui/display/summary-list.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { starIcon } from '../../../ui/icon/booking-icons.ts';
import { cardIcon } from '../../../ui/icon/result-icons.ts';
import { InvoiceBox } from '../../contact/screens/invoice-box.tsx';
import { Discount, useMoney } from '../../offer/screens/unit-price.tsx';
import { Deferred, deferred } from '../../../screen-kit/deferred.tsx';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { owesMoney, paymentText } from './confirm-bar.tsx';
import './price-notes.css';

function PriceList() {
  const price = useAtomValue(priceAtom);
  const money = useMoney();
  const t = useTranslate();
  if (!price) return <Discount />;
  const { unitCents, beforeUnitCents, prizeCents, totalCents } = price;
  const unit = (
    <Price
      now={money(unitCents)}
      before={beforeUnitCents === null ? undefined : money(beforeUnitCents)}
      beforeText={t('price.before')}
      nowText={t('price.now')}
    />
  );
  return (
    <SummaryList
      rows={[
        { label: t('confirm.perPerson'), value: unit },
        ...(prizeCents > 0 ? [{ label: t('confirm.prize'), value: `−${money(prizeCents)}` }] : []),
      ]}
      total={{ label: t('confirm.total'), value: money(totalCents), note: t('confirm.taxes') }}
    />
  );
}

/** Loaded on demand: most customers have no prize. */
const PRIZE = deferred(() => import('./booking-prize.tsx'));

function Prize() {
  const isSignedIn = useAtomValue(userAtom) !== null;
  const owes = (useAtomValue(priceAtom)?.subtotalCents ?? 0) > 0;
  return isSignedIn && owes ? <Deferred of={PRIZE} waiting={null} /> : null;
}

/** Price, payment, points, and the invoice where the booking costs something. */
export function PriceBlock() {
  const totalCents = useAtomValue(priceAtom)?.totalCents ?? null;
  const points = useAtomValue(pointsAtom);
  const { name } = useAtomValue(venueAtom);
  const t = useTranslate();
  return (
    <Card title={t('confirm.price')}>
      <PriceList />
      <Prize />
      <div className="mc-price-notes">
        <Notice icon={cardIcon}>{t(paymentText(totalCents), { shop: name })}</Notice>
        {points !== null && (
          <Notice icon={starIcon}>{t('booking.points', { count: points })}</Notice>
        )}
        {owesMoney({ totalCents }) && <InvoiceBox />}
      </div>
    </Card>
  );
}
