import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { countPieces, isCartEmpty } from '../rules/cart.ts';
import { submitCartAction } from '../state/cart-edits.ts';
import { trackCartAction } from '../state/cart-tracking.ts';
import { cartAtom, cartIsOfServerAtom } from '../state/cart-atoms.ts';
import { noTransportAtom } from '../../offer/state/no-transport-atom.ts';
import { ActionBar } from '../../../ui/action/action-bar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { useCartMoney } from './use-cart-money.ts';
import { Deferred } from '../../../screen-kit/deferred-view.tsx';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { deferred } from '../../../screen-kit/deferred.ts';
import { MenuCart } from './menu-cart.tsx';

/** The cart that the server keeps, with what its calls need. */
const SERVER_CART = deferred(() => import('./server-cart.tsx'));

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

/** What it shows as things stand: `deferred` waits for it. @public */
export const innerViewAtom = atom((get) => (get(cartIsOfServerAtom) ? SERVER_CART : null));

/** What is in the cart, by shop, to be changed before it is ordered. Spec section 2 screen 7. */
export default function CartReview() {
  const isOfServer = useAtomValue(cartIsOfServerAtom);
  const isEmpty = isCartEmpty(useAtomValue(cartAtom));
  const isStuck = useAtomValue(noTransportAtom);
  const track = useSetAtom(trackCartAction);
  const t = useTranslate();
  useEffect(() => track(), [track]);
  return (
    <StepScreen title={t('cart.title')}>
      {isOfServer ? <Deferred of={SERVER_CART} /> : <MenuCart />}
      {!isEmpty && !isStuck && <GoOn />}
    </StepScreen>
  );
}
