import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { countPieces, isCartEmpty } from '../rules/cart.ts';
import { submitCartAction } from '../state/submit-cart.ts';
import { trackCartAction } from '../state/track-cart.ts';
import { cartAtom, cartIsOfServerAtom } from '../state/cart-atom.ts';
import { noTransportAtom } from '../../offer/state/no-transport-atom.ts';
import { ActionBar } from '../../../ui/action/action-bar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useCartMoney } from './use-cart-money.ts';
import { LazyPartView } from '../../../screen-kit/lazy-part.tsx';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { useTranslate } from '../../../screen-kit/use-translate.ts';
import type { LazyPart, Screen } from '../../../screen-kit/screen.ts';
import { TransportCart } from './transport-cart.tsx';

/** The cart that the server keeps, with what its calls need. */
const SERVER_CART: LazyPart = {
  load: () => import('./server-cart.tsx'),
  catalogs: ['order', 'contact'],
};

function GoOn() {
  const cart = useAtomValue(cartAtom);
  const submit = useSetAtom(submitCartAction);
  const money = useCartMoney(cart.currency);
  const t = useTranslate();
  const summary = (
    <>
      <span>{t('cart.pieces', { count: countPieces(cart) })}</span>
      <strong>{money(cart.finalCents)}</strong>
    </>
  );
  return (
    <ActionBar summary={summary}>
      <Button variant="primary" onClick={submit}>
        {t('common.continue')}
      </Button>
    </ActionBar>
  );
}

/** What is in the cart, by shop, to be changed before it is ordered. Spec section 2 screen 7. */
function CartReview() {
  const isOfServer = useAtomValue(cartIsOfServerAtom);
  const isEmpty = isCartEmpty(useAtomValue(cartAtom));
  const isStuck = useAtomValue(noTransportAtom);
  const track = useSetAtom(trackCartAction);
  const t = useTranslate();
  useEffect(() => track(), [track]);
  return (
    <StepScreen title={t('cart.title')}>
      {isOfServer ? <LazyPartView part={SERVER_CART} /> : <TransportCart />}
      {!isEmpty && !isStuck && <GoOn />}
    </StepScreen>
  );
}

export const screen: Screen = {
  Component: CartReview,
  partNow: (get) => (get(cartIsOfServerAtom) ? SERVER_CART : null),
};
