import { useAtomValue, useSetAtom } from 'jotai';
import { useState, type ReactNode } from 'react';

import { userAtom } from '../../../context/checkout-context.ts';
import { type Cart, countPieces, isCartEmpty, isCartOrderable } from '../rules/cart.ts';
import { CartContinueBar, CartTotals, Entry, useEntry } from './cart-contents.tsx';
import { CartShops } from './cart-line.tsx';
import {
  ChangesNotice,
  CurrenciesNotice,
  RemovedNotice,
  UnavailableItemsNotice,
  UnpaidOrderNotice,
} from './cart-notices.tsx';
import { cartAtom, changedLineAtom, removedEntryAtom } from '../state/cart-atoms.ts';
import { type CartBackend, orderAtom } from '../state/order-atom.ts';
import { wantedCartAtom } from '../state/server-cart.ts';
import { trackCartAction } from '../state/cart-tracking.ts';
import { submitCartAction } from '../state/page-cart.ts';
import { HaveAccount } from '../../contact/screens/have-account.tsx';
import { CallShopButton } from '../../offer/screens/call-shop-button.tsx';
import { useMoney } from '../../offer/screens/unit-price.tsx';
import { NoTransport } from '../../offer/screens/no-transport.tsx';
import {
  chosenTransportAtom,
  noTransportAtom,
  transportTermsAtom,
} from '../../offer/state/transport-terms-atoms.ts';
import { isMenuOrderAtom, isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import { hasMenuStepAtom } from '../../../flow/state/flow-steps-atoms.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import { useTranslate, StepScreen } from '../../../screen-kit/screen.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { WithSum } from '../../../ui/frame/frame.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { bagIcon } from '../../../ui/icon/shop-icons.ts';
import { RefusalNotice } from '../../../screen-kit/refusal-notice.tsx';

/** The empty cart with a way to fill it. Spec section 8 "Empty cart". */
function EmptyCart() {
  const hasMenu = useAtomValue(hasMenuStepAtom);
  const isOfServer = useAtomValue(isProductCheckoutAtom);
  const jump = useSetAtom(jumpToStepAction);
  const t = useTranslate();
  const action = hasMenu ? (
    <Button variant="primary" onClick={() => jump('menu')}>
      {t('cart.toMenu')}
    </Button>
  ) : (
    <>
      {isOfServer && <HaveAccount />}
      <CallShopButton />
    </>
  );
  return (
    <EmptyState icon={bagIcon} title={t('cart.emptyError')} action={action}>
      {hasMenu && t('cart.emptyText')}
    </EmptyState>
  );
}

/** The totals, with the possible delivery cost before a choice. */
function Totals({ cart }: { cart: Cart }) {
  const { types, deliveryCostCents } = useAtomValue(transportTermsAtom);
  const isOpen = useAtomValue(chosenTransportAtom) === null && types.length > 1;
  const isMenuOrder = useAtomValue(isMenuOrderAtom);
  const money = useMoney();
  const t = useTranslate();
  const isOfServer = useAtomValue(isProductCheckoutAtom);
  const mayCostMore = isMenuOrder && isOpen && deliveryCostCents > 0;
  const hint = mayCostMore ? t('cart.deliveryHint', { cost: money(deliveryCostCents) }) : undefined;
  return <CartTotals cart={cart} note={isOfServer ? t('cart.deliveryLater') : hint} />;
}

/** The lines with their notices. */
function Contents({ backend }: { backend: CartBackend }) {
  const cart = useAtomValue(wantedCartAtom);
  const removed = useAtomValue(removedEntryAtom);
  const changed = useAtomValue(changedLineAtom);
  const user = useAtomValue(userAtom);
  const setQuantity = useSetAtom(backend.setQuantity);
  const undo = useSetAtom(backend.undoRemoval);
  const [backProduct, setBackProduct] = useState<string | null>(null);
  const putBack = () => {
    setBackProduct(removed?.productId ?? null);
    void undo();
  };
  const notice = removed && (
    <RemovedNotice
      key={removed.id}
      name={removed.name}
      byFault={removed.place === null}
      onUndo={putBack}
    />
  );
  // The notice takes the line's place so that nothing jumps, or stands above the cart if the shop is gone too.
  const place = removed?.place ?? null;
  const gap = cart.shops.some(({ id }) => id === place?.shopId) ? place : null;
  const back = cart.items.find(({ productId }) => productId === backProduct);
  return (
    <>
      <Entry key={user?.id} action={backend.enter} />
      <NoTransport />
      <UnavailableItemsNotice />
      <ChangesNotice />
      <CurrenciesNotice />
      {gap === null && notice}
      {/* If a line could not be put back, there is no line to show the refusal on. */}
      {!cart.items.some(({ productId }) => productId === changed) && <RefusalNotice of="cart" />}
      {isCartEmpty(cart) ? (
        <>
          <UnpaidOrderNotice />
          <EmptyCart />
        </>
      ) : (
        <CartShops
          cart={cart}
          backId={back?.id}
          gap={gap}
          notice={notice}
          setQuantity={(change) => void setQuantity(change)}
        />
      )}
    </>
  );
}

interface CartReviewProps {
  /** Below the cart, before the way on. */
  after?: ReactNode;
}

/** The cart by shop, editable before ordering. Spec section 2 screen 7. */
export default function CartReview({ after }: CartReviewProps) {
  const order = useAtomValue(orderAtom);
  const cart = useAtomValue(cartAtom);
  const submit = useSetAtom(submitCartAction);
  const wanted = useAtomValue(wantedCartAtom);
  const isStuck = useAtomValue(noTransportAtom);
  const t = useTranslate();
  useEntry(trackCartAction);
  const hasTotals = order !== null && !isCartEmpty(wanted) && !wanted.hasSeveralCurrencies;
  const sum = (
    <>
      {hasTotals && <Totals cart={wanted} />}
      {order && after}
      {isCartOrderable(cart) && !isStuck && (
        <CartContinueBar label={t('cart.pieces', { count: countPieces(cart) })} onPress={submit} />
      )}
    </>
  );
  return (
    <StepScreen title={t('cart.title')}>
      <WithSum sum={sum}>{order && <Contents backend={order.cart} />}</WithSum>
    </StepScreen>
  );
}
