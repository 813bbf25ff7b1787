import { atom } from 'jotai/vanilla';

import type { StepId } from '../../../flow/step-ids.ts';
import { announceCart } from '../../cart/state/cart-tracking.ts';
import { applyPageCart } from './begin-order.ts';
import { keepCart } from '../../cart/state/saved-cart.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { reservationAtom } from '../../../flow/state/booking-state-atoms.ts';
import { jumpToStepAction } from '../../../flow/state/move-step.ts';

/** Steps that show the cart themselves. */
const STEPS_WITH_CART: readonly StepId[] = ['menu', 'cart-review'];

/**
 * Takes the page's cart in the middle of an order; what was typed stays. Further on the cart is shown first: nobody
 * confirms what they have not seen. A result that stands is not touched.
 */
export const replaceCartAction = atom(null, (get, set) => {
  if (get(reservationAtom)) return;
  applyPageCart(get, set);
  keepCart(get);
  announceCart(get, set);
  const step = get(currentEntryAtom)?.step;
  if (step !== undefined && !STEPS_WITH_CART.includes(step)) set(jumpToStepAction, 'cart-review');
});
