import { atom } from 'jotai/vanilla';

import { isCartEmpty } from '../../cart/rules/cart.ts';
import { removedLineAtom } from '../../cart/state/cart-state-atoms.ts';
import { transportCartAtom } from '../../cart/state/transport-cart-atoms.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';

/** Goes on from the menu to the cart; an empty cart stays. What was taken out before is forgotten. Spec section 2 "view order". */
export const viewOrderAction = atom(null, (get, set) => {
  if (isCartEmpty(get(transportCartAtom))) return;
  set(removedLineAtom, null);
  set(nextStepAction, 'menu');
});
