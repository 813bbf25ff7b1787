import { atom } from 'jotai/vanilla';

import { load, servicesAtom, userAtom } from '../../../context/checkout-context.ts';
import { isAbort, reportError } from '../../../context/problems.ts';
import { resource } from '../../../context/resource.ts';
import { flowStatusAtom, blocksLeavingAtom } from '../../../flow/state/flow-atoms.ts';
import { cartShopId, ensureGuestSession } from '../../account/state/cart-session.ts';
import { SIGN_IN } from '../../account/state/load-user.ts';
import { guestsAllowedAtom } from '../../offer/state/offer-atoms.ts';
import { getShoppingCart } from '../calls/cart-calls.ts';
import {
  cartIsOwnAtom,
  cartTokenAtom,
  leftCartAtom,
  shoppingCartAtom,
} from './shopping-cart-atom.ts';

/** Reads the cart in another language, and shows what else has changed in it. Skips a cart that was ordered. */
const translateCartAction = atom(null, async (get, set): Promise<void> => {
  if (get(blocksLeavingAtom) || !get(cartIsOwnAtom)) return;
  try {
    const { readCart, applyChangedCart } = await load(get, () => import('./server-cart.ts'));
    applyChangedCart(get, set, await readCart(get, set));
  } catch (error) {
    if (!isAbort(error)) reportError(get, error);
  }
});

/**
 * Loads the server's cart of the session or user into `shoppingCartAtom`, which every change of the cart replaces. The value
 * says whose it is: the token of its user, null for the session's cart.
 */
export const CART = resource<{ token: string | null }>({
  ofFlow: true,
  translated: translateCartAction,
  key: () => 'own',
  async read({ get, set, signal }) {
    const token = (await set(SIGN_IN.obtain))?.token ?? null;
    const isRunning = get(flowStatusAtom).status === 'ready';
    const user = get(userAtom)?.token ?? null;
    // If guests may not continue, the cart of an ended session stays until the next sign-in.
    const isLeft = token === null && get(cartTokenAtom) !== null && !get(guestsAllowedAtom);
    if (isRunning && isLeft) return { token: get(cartTokenAtom) };
    ensureGuestSession(get);
    const cart = await get(servicesAtom).call(getShoppingCart, [cartShopId(get), token], {
      signal,
    });
    signal.throwIfAborted();
    // Another user has signed in in the meantime.
    const now = get(userAtom)?.token ?? null;
    if (isRunning && now !== user && now !== token) return { token: get(cartTokenAtom) };
    if (get(cartTokenAtom) !== token) {
      set(leftCartAtom, get(leftCartAtom) ?? get(shoppingCartAtom));
    }
    set(shoppingCartAtom, cart);
    set(cartTokenAtom, token);
    return { token };
  },
});
