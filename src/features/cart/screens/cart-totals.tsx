import type { ReactNode } from 'react';

import type { Cart } from '../rules/cart.ts';
import { SummaryList, type SummaryRow } from '../../../ui/display/summary-list.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { useCartMoney } from './use-cart-money.ts';

interface CartTotalsProps {
  cart: Pick<Cart, 'itemsTotalCents' | 'discountCents' | 'finalCents' | 'currency'>;
  /** What the discount is called: "10% discount"; "Discount" when not told. */
  discountLabel?: string | undefined;
  /** What is paid for delivery; null while nobody knows. */
  deliveryCents: number | null;
  /** Under the total: "Taxes included". */
  note?: ReactNode;
}

/** Subtotal, discount, delivery and total: rows that say nothing new are left out. Spec section 9 "Cart final price". */
export function CartTotals({ cart, discountLabel, deliveryCents, note }: CartTotalsProps) {
  const money = useCartMoney(cart.currency);
  const t = useTranslate();
  const rows: SummaryRow[] = [];
  if (cart.discountCents > 0) {
    const label = discountLabel ?? t('cart.discount');
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
