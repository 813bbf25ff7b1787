import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import type { Id } from '../../../lib/config/id.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { NoTransport } from '../../offer/screens/no-transport.tsx';
import {
  transportCostAtom,
  transportTermsAtom,
  transportTypeAtom,
} from '../../offer/state/transport-terms-atoms.ts';
import { isCartEmpty } from '../rules/cart.ts';
import { menuCartAtom, removedLineAtom, unavailableItemsAtom } from '../state/cart-atoms.ts';
import { removeItemAction, setItemQuantityAction, undoRemovalAction } from '../state/cart-edits.ts';
import { CartShops, CartTotals, EmptyCart } from './cart-contents.tsx';
import { ChangesNotice, RemovedNotice, UnavailableItemsNotice } from './cart-notices.tsx';
import { useCartMoney } from './use-cart-money.ts';

/** What it comes to, and what delivery would add while nobody has chosen. */
function Totals() {
  const cart = useAtomValue(menuCartAtom);
  const { types, discountPercent, deliveryCostCents } = useAtomValue(transportTermsAtom);
  const type = useAtomValue(transportTypeAtom);
  const deliveryCents = useAtomValue(transportCostAtom);
  const money = useCartMoney(cart.currency);
  const t = useTranslate();
  const mayCostMore = type === null && types.includes('delivery') && deliveryCostCents > 0;
  return (
    <CartTotals
      cart={cart}
      discountLabel={t('cart.discountPercent', { percent: Math.abs(discountPercent) })}
      deliveryCents={deliveryCents}
      note={mayCostMore ? t('cart.deliveryHint', { cost: money(deliveryCostCents) }) : undefined}
    />
  );
}

/** The cart of an order from a menu, which the customer's browser keeps. Spec section 2 screen 7. */
export function MenuCart() {
  const cart = useAtomValue(menuCartAtom);
  const last = useAtomValue(removedLineAtom);
  const leftOut = useAtomValue(unavailableItemsAtom);
  const setQuantity = useSetAtom(setItemQuantityAction);
  const remove = useSetAtom(removeItemAction);
  const undo = useSetAtom(undoRemovalAction);
  const [backId, setBackId] = useState<Id | null>(null);
  const putBack = () => {
    setBackId(last?.removed.line.productId ?? null);
    undo();
  };
  return (
    <>
      <NoTransport />
      <UnavailableItemsNotice leftOut={leftOut} />
      <ChangesNotice />
      {last && (
        <RemovedNotice key={last.removed.line.productId} name={last.name} onUndo={putBack} />
      )}
      {isCartEmpty(cart) ? (
        <EmptyCart />
      ) : (
        <>
          <CartShops
            cart={cart}
            backId={backId}
            onQuantity={({ productId }, to) => setQuantity({ productId, to })}
            onRemove={({ productId }) => remove(productId)}
          />
          <Totals />
        </>
      )}
    </>
  );
}
