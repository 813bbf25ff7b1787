import { servicesAtom } from '../../context/services.ts';
import { userAtom } from '../../context/user-atom.ts';
import { cartShopId } from '../account/state/identity.ts';
import { credentialsOf } from '../account/state/load-user.ts';
import {
  savedCartKeyAtom,
  busyItemAtom,
  cartTokenAtom,
  leftCartAtom,
  shoppingCartAtom,
} from './state/shopping-cart-atom.ts';
import { guestsMayGoOnAtom } from '../offer/state/campaign-atoms.ts';
import type { Feature, LoadContext } from '../../flow/feature.ts';
import { flowStatusAtom } from '../../flow/state/flow-atoms.ts';

/** Reads the cart that the server keeps for a session or for the user who is signed in. */
async function loadCart(context: LoadContext): Promise<void> {
  const { get, keep, signal } = context;
  const { call } = get(servicesAtom);
  const token = (await credentialsOf(context))?.token ?? null;
  const isRunning = get(flowStatusAtom).status === 'ready';
  const user = get(userAtom)?.token ?? null;
  // A session has ended where guests may not go on: the cart stands until somebody signs in, who is shown their own.
  const isLeft = token === null && get(cartTokenAtom) !== null && !get(guestsMayGoOnAtom);
  if (isRunning && isLeft) return;
  const cart = await call(
    () => import('./calls/cart.ts').then((calls) => calls.getShoppingCart),
    [cartShopId(get), token],
    { signal },
  );
  // Who has signed in meanwhile has a cart of their own.
  const now = get(userAtom)?.token ?? null;
  if (isRunning && now !== user && now !== token) return;
  if (get(cartTokenAtom) !== token) {
    keep(leftCartAtom, get(leftCartAtom) ?? get(shoppingCartAtom));
  }
  keep(shoppingCartAtom, cart);
  keep(cartTokenAtom, token);
}

/** What is put together to be ordered. */
export const cart: Feature = {
  loads: { cart: loadCart },
  isSending: (get) => get(busyItemAtom) !== null,
  savedKeys: (get) => [get(savedCartKeyAtom)],
};
