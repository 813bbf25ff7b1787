import { useAtomValue } from 'jotai';

import { useEntry } from '../../cart/screens/cart-contents.tsx';
import { AnswerList } from '../../questions/screens/questions.tsx';
import { transportTypeAtom } from '../../offer/state/transport-terms-atoms.ts';
import { endOrderAction } from '../../ordering/state/menu-order.ts';
import { reservationAtom } from '../../booking/state/reservation-atom.ts';
import { Card } from '../../../ui/display/card.tsx';
import {
  OrderItems,
  OrderMoment,
  PayShopNotice,
} from '../../ordering/screens/transport-confirm.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { BookingResult } from './success.tsx';
import { ActivationQrCode, ChargeNotice, useProofRows } from './booking-cards.tsx';

/** The order with its transport, its time and its number. */
function OrderCard() {
  const reservation = useAtomValue(reservationAtom);
  const t = useTranslate();
  const proof = useProofRows();
  return (
    <Card title={t('cart.title')}>
      <OrderMoment more={proof}>
        <AnswerList />
      </OrderMoment>
      <ActivationQrCode />
      <OrderItems />
      {/* `ChargeNotice` covers a charge. */}
      {reservation?.valueChargedCents === 0 && <PayShopNotice />}
      <ChargeNotice />
    </Card>
  );
}

/** The result of an order from a menu. Spec section 2 screen 14. */
export default function MenuOrderSuccess() {
  const isDelivered = useAtomValue(transportTypeAtom) === 'delivery';
  useEntry(endOrderAction);
  return <BookingResult card={<OrderCard />} isAddressShown={!isDelivered} />;
}
