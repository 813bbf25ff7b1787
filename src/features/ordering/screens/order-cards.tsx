import { useAtomValue } from 'jotai';

import { shopNote } from '../../cart/rules/cart.ts';
import { addressOneLine } from '../../delivery/rules/addresses.ts';
import { orderAddressAtom } from '../../delivery/state/guest-address.ts';
import { cartAtom, shopNotesAtom } from '../../cart/state/cart-atoms.ts';
import {
  deliveryAtom,
  deliveryCentsAtom,
  orderTotalAtom,
  shopDeliveriesAtom,
} from '../../delivery/state/delivery-atoms.ts';
import {
  availablePaymentsAtom,
  orderPaymentAtom,
} from '../../delivery/state/product-order-atoms.ts';
import { Card } from '../../../ui/display/card.tsx';
import { SummaryList } from '../../../ui/display/summary-list.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { cardIcon } from '../../../ui/icon/result-icons.ts';
import { AddressParts } from '../../offer/screens/address-parts.tsx';
import { CartTotals } from '../../cart/screens/cart-contents.tsx';
import { OrderLines } from '../../cart/screens/cart-contents.tsx';
import {
  DELIVERY_TYPE_MESSAGES,
  PAYMENT_MESSAGES,
  usePriceMessages,
} from '../../delivery/screens/delivery-messages.ts';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { ChangeButton } from '../../booking/screens/booking-summary.tsx';
import { orderPaymentText } from '../../booking/screens/confirm-bar.tsx';
import '../../booking/screens/price-notes.css';
import './order-summary.css';

/** The ordered items by shop, with notes and totals. */
export function ItemsCard() {
  const cart = useAtomValue(cartAtom);
  const notes = useAtomValue(shopNotesAtom);
  const deliveryCents = useAtomValue(deliveryCentsAtom);
  const finalCents = useAtomValue(orderTotalAtom);
  const t = useTranslate();
  const title = t('cart.title');
  return (
    <Card title={title} aside={<ChangeButton step="cart-review" subject={title} />}>
      {cart.shops.map(({ id, name, items }) => (
        <section key={id} className="mc-order-shop">
          {cart.shops.length > 1 && <h4 className="mc-order-shop__name">{name}</h4>}
          <OrderLines items={items} />
          {shopNote(notes, id) !== '' && (
            <p className="mc-order-shop__note">
              {t('order.noteTo', { note: shopNote(notes, id) })}
            </p>
          )}
        </section>
      ))}
      <CartTotals cart={{ ...cart, finalCents, deliveryCents }} note={t('confirm.taxes')} />
    </Card>
  );
}

/** Where the goods go or are handed out, in one line; empty for the shops themselves. */
function usePlaceLine(): string {
  const { pickupPoint, type } = useAtomValue(deliveryAtom);
  const address = useAtomValue(orderAddressAtom);
  if (type === 'PICKUP_POINT' && pickupPoint) {
    const { name, address: street, postalCode, city } = pickupPoint;
    return `${name}, ${addressOneLine({ street, floorDoor: '', postalCode, city })}`;
  }
  return address ? addressOneLine(address) : '';
}

/** How the goods get to the customer, shop by shop. */
export function DeliveryCard() {
  const { type } = useAtomValue(deliveryAtom);
  const shops = useAtomValue(shopDeliveriesAtom);
  const place = usePlaceLine();
  const price = usePriceMessages();
  const t = useTranslate();
  if (type === null) return null;
  const title = t('cart.delivery');
  const rows = shops.flatMap(({ shopName, chosen }) =>
    chosen
      ? [
          {
            label: shopName,
            value: chosen.name,
            note: (
              <AddressParts
                text={[price(chosen.costCents), chosen.shopAddress].filter(Boolean).join(' · ')}
              />
            ),
          },
        ]
      : [],
  );
  const how = {
    label: t('transport.how'),
    value: t(DELIVERY_TYPE_MESSAGES[type].title),
    note: place && <AddressParts text={place} />,
  };
  return (
    <Card title={title} aside={<ChangeButton step="delivery" subject={title} />}>
      <SummaryList rows={[how, ...rows]} />
    </Card>
  );
}

/** How and when it is paid; to be changed where there is a choice. */
export function PaymentCard() {
  const payment = useAtomValue(orderPaymentAtom);
  const kinds = useAtomValue(availablePaymentsAtom);
  const totalCents = useAtomValue(orderTotalAtom);
  const money = useMoney();
  const t = useTranslate();
  if (payment === null) return null;
  const title = t('order.payment');
  const text = t(orderPaymentText({ totalCents, payment }), { total: money(totalCents) });
  return (
    <Card
      title={title}
      aside={kinds.length > 1 && <ChangeButton step="payment-method" subject={title} />}
    >
      <p>{t(PAYMENT_MESSAGES[payment].title)}</p>
      <div className="mc-price-notes">
        <Notice icon={cardIcon}>{text}</Notice>
      </div>
    </Card>
  );
}
