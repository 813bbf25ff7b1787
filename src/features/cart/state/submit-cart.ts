import { atom } from 'jotai/vanilla';

import { isCartEmpty } from '../rules/cart.ts';
import { attemptsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { cartAtom } from './cart-atom.ts';
import { cartChangesAtom, pageLeftOutAtom, removedLineAtom } from './cart-state-atoms.ts';
import { leftCartAtom } from './shopping-cart-atom.ts';
import { dropLeftOutAction } from './drop-left-out.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';

/**
 * Goes on with the cart as it is shown: what could not be ordered and what has changed has now been seen. An empty
 * cart stays. Spec section 8 "Empty cart".
 */
export const submitCartAction = atom(null, (get, set) => {
  if (isCartEmpty(get(cartAtom))) return set(attemptsAtom, (count) => count + 1);
  set(dropLeftOutAction);
  set(pageLeftOutAtom, []);
  set(cartChangesAtom, []);
  set(removedLineAtom, null);
  set(leftCartAtom, null);
  set(nextStepAction, 'cart-review');
});
