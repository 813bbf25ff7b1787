import { useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { useEffect, type ReactNode } from 'react';

import { shopNote, type Cart } from '../rules/cart.ts';
import type { CartEntry } from '../rules/server-cart-schema.ts';
import { cartAtom, shopNotesAtom } from '../state/cart-atoms.ts';
import { isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import { ContinueBar, type ContinueBarProps } from '../../../screen-kit/continue-bar.tsx';
import { useTranslate } from '../../../screen-kit/screen.tsx';
import { SummaryList, type SummaryRow } from '../../../ui/display/card.tsx';
import { Price } from '../../../ui/display/price.tsx';
import { moneyFormatter, percentOff } from '../../../lib/money/money.ts';
import { formatLocaleAtom } from '../../../context/checkout-context.ts';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import './cart-screens.css';

/** Formats cents in the currency of a line. */
export function useLineMoney(currency: string): (cents: number) => string {
  return moneyFormatter(currency, useAtomValue(formatLocaleAtom));
}

interface CartTotalsProps {
  cart: Omit<Cart, 'shops' | 'items' | 'couponCode' | 'currency' | 'hasSeveralCurrencies'>;
  /** Under the total: "Taxes included". */
  note?: ReactNode;
}

/** Subtotal, discount, delivery and total; skips redundant rows. Spec section 9 "Cart final price". */
export function CartTotals({ cart, note }: CartTotalsProps) {
  const { discountPercent: percent, deliveryCents } = cart;
  const money = useMoney();
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

type OrderLine = Pick<
  CartEntry,
  'id' | 'name' | 'quantity' | 'lineCents' | 'lineBeforeCents' | 'currency'
>;

interface LinePriceProps {
  line: Pick<OrderLine, 'lineCents' | 'lineBeforeCents' | 'currency'>;
  /** The percentage off every line, as the menu shows it; null without one. */
  percent: number | null;
}

/** The price of a line; with a discount, the old and the new one, as the menu shows them. */
export function LinePrice({ line, percent }: LinePriceProps) {
  const money = useLineMoney(line.currency);
  const t = useTranslate();
  const isReduced = percent !== null && percent > 0;
  const now = isReduced ? percentOff(line.lineCents, percent) : line.lineCents;
  const before = isReduced ? line.lineCents : line.lineBeforeCents;
  return (
    <Price
      now={money(now)}
      before={before === null || before === now ? undefined : money(before)}
      beforeText={t('price.before')}
      nowText={t('price.now')}
    />
  );
}

interface OrderLinesProps {
  items: readonly OrderLine[];
  percent: number | null;
}

/** The ordered items, read-only. */
export function OrderLines({ items, percent }: OrderLinesProps) {
  return (
    <ul className="mc-order-lines">
      {items.map((line, index) => (
        <li key={`${index} ${line.id}`} className="mc-order-line">
          <span className="mc-order-line__count">{line.quantity} ×</span>
          <span className="mc-order-line__name">{line.name}</span>
          <span className="mc-order-line__price">
            <LinePrice line={line} percent={percent} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The customer's note to a shop, read-only; nothing without one. */
export function OrderNote({ shopId }: { shopId: string }) {
  const note = shopNote(useAtomValue(shopNotesAtom), shopId);
  const t = useTranslate();
  return note !== '' && <p className="mc-order-note">{t('order.noteTo', { note })}</p>;
}

/** The continue button with the price of the cart. `label` defaults to the word for the total. */
export function CartContinueBar({ label, ...bar }: Pick<ContinueBarProps, 'label' | 'onPress'>) {
  const { finalCents } = useAtomValue(cartAtom);
  const isOfServer = useAtomValue(isProductCheckoutAtom);
  const total = useMoney()(finalCents);
  const t = useTranslate();
  const amount = isOfServer ? t('cart.plusDelivery', { total }) : total;
  return <ContinueBar label={label ?? t('cart.total')} amount={amount} {...bar} />;
}

/** Runs an action when a step is entered. */
export function useEntry(action: WritableAtom<null, [], unknown>): void {
  const enter = useSetAtom(action);
  useEffect(() => void enter(), [enter]);
}

/** Runs an action when a step is entered. Give it a key to run the action again when that changes. */
export function Entry({ action }: { action: WritableAtom<null, [], unknown> }) {
  useEntry(action);
  return null;
}
