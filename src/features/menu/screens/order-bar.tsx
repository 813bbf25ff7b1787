import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useCallback, useEffect, useState } from 'react';

import { useTranslate } from '../../../screen-kit/messages.ts';
import { ActionBar } from '../../../ui/action/action-bar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { countPieces } from '../../cart/rules/cart.ts';
import { useCartMoney } from '../../cart/screens/use-cart-money.ts';
import { menuCartAtom } from '../../cart/state/cart-atoms.ts';
import { viewOrderAction } from '../state/menu.ts';

/** How many are drawn at once, enough to fill a large screen, and with each further step. */
const FIRST = 12;
const MORE = 96;

/**
 * How many of `total` rows are drawn: the first ones at once, the others bit by bit when nothing else is to be done, so
 * that a long list is there as soon as a short one. The function draws all of them now.
 */
export function useGrowingCount(total: number): readonly [count: number, drawAll: () => void] {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + MORE));
  }, [count, total]);
  const drawAll = useCallback(() => setCount(Number.MAX_SAFE_INTEGER), []);
  return [count, drawAll];
}

const SUMMARY_ID = 'mc-menu-order';

/** "View order" with subtotal and final price, always at hand. Spec section 2 "Steps per flow". */
export function OrderBar() {
  const cart = useAtomValue(menuCartAtom);
  const viewOrder = useSetAtom(viewOrderAction);
  const money = useCartMoney(cart.currency);
  const t = useTranslate();
  const count = countPieces(cart);
  const summary =
    count === 0 ? (
      <span id={SUMMARY_ID}>{t('cart.emptyError')}</span>
    ) : (
      <>
        <span id={SUMMARY_ID}>
          {t('cart.pieces', { count })} · {t('cart.subtotal')} {money(cart.itemsTotalCents)}
        </span>
        <span className="mc-menu__total">
          {t('cart.total')} <strong>{money(cart.finalCents)}</strong>
        </span>
      </>
    );
  return (
    <ActionBar summary={summary}>
      <Button variant="primary" disabled={count === 0} describedBy={SUMMARY_ID} onClick={viewOrder}>
        {t('menu.viewOrder')}
      </Button>
    </ActionBar>
  );
}
