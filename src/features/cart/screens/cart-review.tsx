import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { userAtom } from '../../../context/user-atom.ts';
import { type Cart, type CartEntry, countPieces, isCartEmpty } from '../rules/cart.ts';
import { CartTotals } from './cart-contents.tsx';
import { CartShops } from './cart-line.tsx';
import { ChangesNotice, RemovedNotice, UnavailableItemsNotice } from './cart-notices.tsx';
import { useCartMoney } from './use-cart-money.ts';
import {
  cartAtom,
  type CartBackend,
  cartBackendAtom,
  removedEntryAtom,
  unavailableItemsAtom,
} from '../state/cart-atoms.ts';
import { trackCartAction } from '../state/cart-tracking.ts';
import { submitCartAction } from '../state/page-cart.ts';
import { HaveAccount } from '../../contact/screens/have-account.tsx';
import { CallShopButton } from '../../offer/screens/call-shop-button.tsx';
import { NoTransport } from '../../offer/screens/no-transport.tsx';
import {
  noTransportAtom,
  transportTermsAtom,
  transportTypeAtom,
} from '../../offer/state/transport-terms-atoms.ts';
import { isMenuOrderAtom, isProductCheckoutAtom } from '../../../flow/state/flow-atoms.ts';
import { hasMenuStepAtom } from '../../../flow/state/flow-steps-atoms.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';
import type { Id } from '../../../lib/config/id.ts';
import { useTranslate } from '../../../screen-kit/messages.ts';
import { Picture } from '../../../screen-kit/picture.tsx';
import { StepScreen } from '../../../screen-kit/step-screen.tsx';
import { ContinueBar } from '../../../screen-kit/continue-bar.tsx';
import { Button } from '../../../ui/action/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { bagIcon } from '../../../ui/icon/shop-icons.ts';

/** Nothing to order, and the way to something. Spec section 8 "Empty cart". */
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

/** What it comes to, and what delivery would add while nobody has chosen. */
function Totals({ cart }: { cart: Cart }) {
  const { types, deliveryCostCents } = useAtomValue(transportTermsAtom);
  const isOpen = useAtomValue(transportTypeAtom) === null;
  const isMenuOrder = useAtomValue(isMenuOrderAtom);
  const money = useCartMoney(cart.currency);
  const t = useTranslate();
  const mayCostMore = isMenuOrder && isOpen && types.includes('delivery') && deliveryCostCents > 0;
  return (
    <CartTotals
      cart={cart}
      note={mayCostMore ? t('cart.deliveryHint', { cost: money(deliveryCostCents) }) : undefined}
    />
  );
}

const pictureOf = ({ image }: CartEntry) => <Picture src={image} />;

/** The cart is shown, and shown again to a customer who signs in or out: it is another cart then. */
function Entry({ backend }: { backend: CartBackend }) {
  const enter = useSetAtom(backend.enter);
  useEffect(() => void enter(), [enter]);
  return null;
}

/** The lines with what became of them; the backend says what the buttons do. */
function Contents({ backend }: { backend: CartBackend }) {
  const cart = useAtomValue(backend.shown);
  const removed = useAtomValue(removedEntryAtom);
  const leftOut = useAtomValue(unavailableItemsAtom);
  const user = useAtomValue(userAtom);
  const setQuantity = useSetAtom(backend.setQuantity);
  const remove = useSetAtom(backend.remove);
  const undo = useSetAtom(backend.undoRemoval);
  const [backProduct, setBackProduct] = useState<Id | null>(null);
  const putBack = () => {
    setBackProduct(removed?.productId ?? null);
    void undo();
  };
  const hasPictures = cart.items.some(({ image }) => image !== null);
  const back = cart.items.find(({ productId }) => productId === backProduct);
  return (
    <>
      <Entry key={user?.id} backend={backend} />
      <NoTransport />
      <UnavailableItemsNotice leftOut={leftOut} />
      <ChangesNotice />
      {removed && (
        <RemovedNotice
          key={removed.id}
          name={removed.name}
          byFault={removed.byFault}
          onUndo={putBack}
        />
      )}
      {isCartEmpty(cart) ? (
        <EmptyCart />
      ) : (
        <>
          <CartShops
            cart={cart}
            picture={hasPictures ? pictureOf : undefined}
            backId={back?.id}
            onQuantity={({ id }, to) => void setQuantity({ id, to })}
            onRemove={({ id }) => void remove(id)}
          />
          <Totals cart={cart} />
        </>
      )}
    </>
  );
}

function GoOn() {
  const cart = useAtomValue(cartAtom);
  const submit = useSetAtom(submitCartAction);
  const money = useCartMoney(cart.currency);
  const t = useTranslate();
  return (
    <ContinueBar
      label={t('cart.pieces', { count: countPieces(cart) })}
      amount={money(cart.finalCents)}
      onPress={submit}
    />
  );
}

/** What is in the cart, by shop, to be changed before it is ordered. Spec section 2 screen 7. */
export default function CartReview() {
  const backend = useAtomValue(cartBackendAtom);
  const isEmpty = isCartEmpty(useAtomValue(cartAtom));
  const isStuck = useAtomValue(noTransportAtom);
  const track = useSetAtom(trackCartAction);
  const t = useTranslate();
  useEffect(() => track(), [track]);
  return (
    <StepScreen title={t('cart.title')}>
      {backend && <Contents backend={backend} />}
      {!isEmpty && !isStuck && <GoOn />}
    </StepScreen>
  );
}
