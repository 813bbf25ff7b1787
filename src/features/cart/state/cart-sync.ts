import { atom, type Getter, type Setter } from 'jotai/vanilla';

import {
  isAbort,
  messageForError,
  stepNoticeAtom,
  type StepNotice,
} from '../../../context/problems.ts';
import { credentialsAtom, userAtom } from '../../../context/checkout-context.ts';
import { reportUserError } from '../../account/state/session.ts';
import { isCartEmpty } from '../rules/cart.ts';
import { cartAtom, cartChangesAtom, removedEntryAtom } from './cart-atoms.ts';
import { busyItemAtom } from './cart-keys.ts';
import { fillServerCartAction, mergePageItems } from './fill-server-cart.ts';
import { applyCart, applyChangedCart, fillIsDueAtom, readCart } from './server-cart.ts';
import {
  cartIsOwnAtom,
  cartTokenAtom,
  leftCartAtom,
  shoppingCartAtom,
} from './shopping-cart-atom.ts';
import { guestsAllowedAtom } from '../../offer/state/offer-atoms.ts';

const OTHER_CART: StepNotice = { tone: 'info', message: { key: 'order.otherCart' } };

/** Whether the customer has seen the kept cart: no sign-in or sign-out has happened since. */
export const hasSeenCart = (get: Getter): boolean =>
  get(cartIsOwnAtom) && get(leftCartAtom) === null;

/**
 * Reads the cart after a sign-in or sign-out. Adds the page's items that a guest had in the cart, or that are due. If the
 * cart differs from the one shown, calls `onChanged` and shows a notice. Returns whether the customer has seen the cart. Spec section 8 "On 401".
 */
export async function syncCart(get: Getter, set: Setter, onChanged?: () => void): Promise<boolean> {
  if (hasSeenCart(get)) return true;
  const token = get(credentialsAtom)?.token ?? null;
  const guestCart = token !== null && get(cartTokenAtom) === null ? get(shoppingCartAtom) : null;
  try {
    let cart = await readCart(get, set);
    if (guestCart && get(leftCartAtom) === guestCart) {
      // The step entered before is still adding them; the list of the cart shows it.
      onChanged?.();
      return false;
    }
    if (guestCart && get(shoppingCartAtom) === guestCart) {
      set(leftCartAtom, get(leftCartAtom) ?? guestCart);
      applyCart(get, set, cart);
      await mergePageItems(get, set, guestCart);
      cart = get(shoppingCartAtom) ?? cart;
    }
    const isOther = applyChangedCart(get, set, cart);
    if (get(fillIsDueAtom)) void set(fillServerCartAction);
    if (!isOther) return true;
    // A guest keeps the notice that the session has ended or that the user signed out.
    const notice = get(stepNoticeAtom);
    onChanged?.();
    set(stepNoticeAtom, get(credentialsAtom) ? OTHER_CART : notice);
    // An empty cart is another user's: do not list the former items as removed.
    if (isCartEmpty(get(cartAtom))) set(cartChangesAtom, []);
  } catch (error) {
    if (isAbort(error)) return false;
    const failure = await reportUserError(get, set, error, token);
    if (failure.code !== 'auth') {
      set(stepNoticeAtom, { tone: 'danger', message: messageForError(failure) });
    }
  }
  return false;
}

/**
 * Enters the cart step: reads the cart again after a sign-in or sign-out. If guests may not continue, the cart of an ended
 * session stays until the next sign-in.
 */
export const enterCartStepAction = atom(null, async (get, set): Promise<void> => {
  const isLeft = get(userAtom) === null && !get(guestsAllowedAtom);
  if (hasSeenCart(get) || isLeft || get(busyItemAtom) !== null) return;
  // A line removed from another user's cart cannot be put back into this one.
  set(removedEntryAtom, null);
  await syncCart(get, set);
});
