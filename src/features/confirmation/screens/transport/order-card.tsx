import { useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { endOrderAction } from '../../../ordering/state/menu-order.ts';
import { Card } from '../../../../ui/display/card.tsx';
import { OrderItems, OrderMoment } from '../../../ordering/screens/transport-confirm.tsx';
import { useTranslate } from '../../../../screen-kit/messages.ts';
import { ChargeNotice, useReferenceRow } from '../reference-row.tsx';

/** The order with its transport, its time and its number. */
export default function OrderCard() {
  const end = useSetAtom(endOrderAction);
  const t = useTranslate();
  useEffect(() => end(), [end]);
  const number = useReferenceRow();
  return (
    <Card title={t('cart.title')}>
      <OrderMoment more={number ? [number] : []} />
      <OrderItems />
      <ChargeNotice />
    </Card>
  );
}
