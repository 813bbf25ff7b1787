import type { ReactNode } from 'react';

import type { Cart, CartEntry } from '../rules/cart.ts';
import { useCartMoney } from './use-cart-money.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { SummaryList, type SummaryRow } from '../../../ui/display/summary-list.tsx';
import './cart.css';

interface CartTotalsProps {
  cart: Omit<Cart, 'shops' | 'items' | 'couponCode'>;
  /** Under the total: "Taxes included". */
  note?: ReactNode;
}

/** Subtotal, discount, delivery and total: rows that say nothing new are left out. Spec section 9 "Cart final price". */
export function CartTotals({ cart, note }: CartTotalsProps) {
  const { discountPercent: percent, deliveryCents } = cart;
  const money = useCartMoney(cart.currency);
  const t = useTranslate();
  const rows: SummaryRow[] = [];
  if (cart.discountCents > 0) {
    const label = percent === null ? t('cart.discount') : t('cart.discountPercent', { percent });
    rows.push({ label, value: `−${money(cart.discountCents)}` });
  }
  if (deliveryCents !== null && deliveryCents > 0) {
    rows.push({ label: t('cart.delivery'), value: money(deliveryCents) });
  }
  if (rows.length > 0) {
    rows.unshift({ label: t('cart.subtotal'), value: money(cart.itemsTotalCents) });
  }
  return (
    <SummaryList
      rows={rows}
      total={{ label: t('cart.total'), value: money(cart.finalCents), note }}
    />
  );
}

function Line({ entry }: { entry: CartEntry }) {
  const money = useCartMoney(entry.currency);
  return (
    <li className="mc-order-line">
      <span className="mc-order-line__count">{entry.quantity} ×</span>
      <span className="mc-order-line__name">{entry.name}</span>
      <span className="mc-order-line__price">{money(entry.lineCents)}</span>
    </li>
  );
}

/** What is ordered, line by line, to be read. */
export function OrderLines({ items }: { items: readonly CartEntry[] }) {
  return (
    <ul className="mc-order-lines">
      {items.map((entry) => (
        <Line key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}
