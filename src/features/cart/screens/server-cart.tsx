import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';

import { isCartEmpty, type CartEntry } from '../rules/cart.ts';
import type { Id } from '../../../lib/config/id.ts';
import { setServerQuantityAction, undoServerRemovalAction } from '../state/change-server-cart.ts';
import { pageUnavailableItemsAtom } from '../state/cart-atoms.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { enterCartStepAction } from '../state/cart-sync.ts';
import { removedEntryAtom, wantedCartAtom } from '../state/server-cart-atoms.ts';
import { ChangesNotice, UnavailableItemsNotice, RemovedNotice } from './cart-notices.tsx';
import { CartShops, CartTotals, EmptyCart } from './cart-contents.tsx';
import { Picture } from '../../../screen-kit/picture.tsx';

const pictureOf = ({ image }: CartEntry) => <Picture src={image} />;

/** The cart is shown, and anew to who signs in or out: it is theirs then. */
function Entry() {
  const enter = useSetAtom(enterCartStepAction);
  useEffect(() => void enter(), [enter]);
  return null;
}

/** The cart that the server keeps, for product checkout. Spec section 2 screen 7. */
export default function ServerCart() {
  const cart = useAtomValue(wantedCartAtom);
  const removed = useAtomValue(removedEntryAtom);
  const leftOut = useAtomValue(pageUnavailableItemsAtom);
  const setQuantity = useSetAtom(setServerQuantityAction);
  const undo = useSetAtom(undoServerRemovalAction);
  const [backProduct, setBackProduct] = useState<Id | null>(null);
  const putBack = () => {
    setBackProduct(removed?.productId ?? null);
    void undo();
  };
  const user = useAtomValue(userAtom);
  const hasPictures = cart.items.some(({ image }) => image !== null);
  const back = cart.items.find(({ productId }) => productId === backProduct);
  return (
    <>
      <Entry key={user?.id} />
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
            onQuantity={({ id: itemId }, to) => void setQuantity({ itemId, to })}
            onRemove={({ id: itemId }) => void setQuantity({ itemId, to: () => 0 })}
          />
          <CartTotals cart={cart} deliveryCents={null} />
        </>
      )}
    </>
  );
}
