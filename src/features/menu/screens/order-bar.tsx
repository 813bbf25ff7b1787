import { useAtomValue, useSetAtom } from 'jotai';

import { countPieces } from '../../cart/rules/cart.ts';
import { viewOrderAction } from '../state/view-order.ts';
import { transportCartAtom } from '../../cart/state/transport-cart-atoms.ts';
import { ActionBar } from '../../../ui/action/action-bar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useCartMoney } from '../../cart/screens/use-cart-money.ts';
import { useTranslate } from '../../../screen-kit/use-translate.ts';

const SUMMARY_ID = 'mc-menu-order';

/** "View order" with subtotal and final price, always at hand. Spec section 2 "Steps per flow". */
export function OrderBar() {
  const cart = useAtomValue(transportCartAtom);
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
