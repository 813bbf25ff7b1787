import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';

import { addressOneLine } from '../../delivery/rules/address-schema.ts';
import { pointAddress } from '../../delivery/rules/pickup-point-search.ts';
import { orderAddressAtom } from '../../delivery/state/guest-address.ts';
import { cartAtom } from '../../cart/state/cart-atoms.ts';
import {
  deliveryAtom,
  deliveryCentsAtom,
  orderTotalAtom,
  shopDeliveriesAtom,
  availablePaymentsAtom,
  orderPaymentAtom,
} from '../../delivery/state/product-order-atoms.ts';
import { SummaryList } from '../../../ui/display/card.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { cardIcon } from '../../../ui/icon/result-icons.ts';
import { AddressParts } from '../../offer/screens/address-parts.tsx';
import { CartTotals, OrderLines, OrderNote } from '../../cart/screens/cart-contents.tsx';
import {
  DELIVERY_TYPE_MESSAGES,
  PAYMENT_MESSAGES,
  usePriceMessages,
} from '../../delivery/screens/delivery-messages.ts';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { StepCard } from '../../booking/screens/booking-summary.tsx';
import { orderPaymentText } from './order-submit-texts.ts';
import { MIDDLE_DOT } from '../../../lib/text/non-breaking.ts';
import '../../booking/screens/price-notes.css';
import './order-summary.css';

/** The ordered items by shop, with notes and totals; `more` between both. */
export function ItemsCard({ more }: { more?: ReactNode }) {
  const cart = useAtomValue(cartAtom);
  const deliveryCents = useAtomValue(deliveryCentsAtom);
  const finalCents = useAtomValue(orderTotalAtom);
  const t = useTranslate();
  return (
    <StepCard title="cart.title" step="cart-review">
      {cart.shops.map(({ id, name, items }) => (
        <section key={id} className="mc-order-shop">
          {cart.shops.length > 1 && <h4 className="mc-order-shop__name">{name}</h4>}
          <OrderLines items={items} percent={cart.discountPercent} />
          <OrderNote shopId={id} />
        </section>
      ))}
      {more}
      <CartTotals cart={{ ...cart, finalCents, deliveryCents }} note={t('confirm.taxes')} />
    </StepCard>
  );
}

/** The address or pickup point in one line; empty for store pickup. */
function usePlaceLine(): string {
  const { pickupPoint, type } = useAtomValue(deliveryAtom);
  const address = useAtomValue(orderAddressAtom);
  if (type === 'PICKUP_POINT' && pickupPoint) {
    return `${pickupPoint.name}, ${pointAddress(pickupPoint)}`;
  }
  return address ? addressOneLine(address) : '';
}

/** The delivery by shop. */
export function DeliveryCard() {
  const { type } = useAtomValue(deliveryAtom);
  const shops = useAtomValue(shopDeliveriesAtom);
  const place = usePlaceLine();
  const price = usePriceMessages();
  const t = useTranslate();
  if (type === null) return null;
  const rows = shops.flatMap(({ shopName, method, openingHours }) => {
    if (!method) return [];
    const hours = type === 'STORE_PICKUP' && openingHours;
    const parts = [price(method.costCents), method.shopAddress, hours].filter(Boolean);
    return {
      label: shopName,
      value: method.name,
      note: <AddressParts text={parts.join(MIDDLE_DOT)} />,
    };
  });
  const how = {
    label: t('transport.how'),
    value: t(DELIVERY_TYPE_MESSAGES[type].title),
    note: place && <AddressParts text={place} />,
  };
  return (
    <StepCard title="cart.delivery" step="delivery">
      <SummaryList rows={[how, ...rows]} />
    </StepCard>
  );
}

/** How and when the order is paid, with a change button if there is a choice. */
export function PaymentCard() {
  const payment = useAtomValue(orderPaymentAtom);
  const kinds = useAtomValue(availablePaymentsAtom);
  const totalCents = useAtomValue(orderTotalAtom);
  const money = useMoney();
  const t = useTranslate();
  if (payment === null) return null;
  const text = t(orderPaymentText(totalCents, payment), { total: money(totalCents) });
  return (
    <StepCard title="order.payment" step={kinds.length > 1 ? 'payment-method' : null}>
      <p>{t(PAYMENT_MESSAGES[payment].title)}</p>
      <div className="mc-price-notes">
        <Notice icon={cardIcon}>{text}</Notice>
      </div>
    </StepCard>
  );
}
