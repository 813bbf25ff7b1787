import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { isCartEmpty } from '../rules/cart.ts';
import type { Id } from '../../../lib/config/id.ts';
import {
  removeItemAction,
  setItemQuantityAction,
  undoRemovalAction,
} from '../state/change-cart.ts';
import { removedLineAtom } from '../state/cart-state-atoms.ts';
import { leftOutAtom, transportCartAtom } from '../state/transport-cart-atoms.ts';
import {
  transportCostAtom,
  transportTermsAtom,
  transportTypeAtom,
} from '../../offer/state/transport-terms-atoms.ts';
import { ChangesNotice, LeftOutNotice, RemovedNotice } from './cart-notices.tsx';
import { CartShops } from './cart-shops.tsx';
import { CartTotals } from './cart-totals.tsx';
import { useCartMoney } from './use-cart-money.ts';
import { NoTransport } from '../../offer/screens/no-transport.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import { EmptyCart } from './empty-cart.tsx';

/** What it comes to, and what delivery would add while nobody has chosen. */
function Totals() {
  const cart = useAtomValue(transportCartAtom);
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
export function TransportCart() {
  const cart = useAtomValue(transportCartAtom);
  const last = useAtomValue(removedLineAtom);
  const leftOut = useAtomValue(leftOutAtom);
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
      <LeftOutNotice leftOut={leftOut} />
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
