import { servicesAtom, userAtom } from '../../context/checkout-context.ts';
import { cartShopId } from '../account/state/cart-session.ts';
import { credentialsOf } from '../account/state/load-user.ts';
import {
  savedCartKeyAtom,
  busyItemAtom,
  cartTokenAtom,
  leftCartAtom,
  shoppingCartAtom,
} from './state/shopping-cart-atom.ts';
import { guestsMayGoOnAtom } from '../offer/state/offer-atoms.ts';
import type { Feature, LoadContext } from '../../flow/feature.ts';
import { flowStatusAtom } from '../../flow/state/flow-atoms.ts';

/** Loads the server's cart of the session or user. */
async function loadCart(context: LoadContext): Promise<void> {
  const { get, keep, signal } = context;
  const { call } = get(servicesAtom);
  const token = (await credentialsOf(context))?.token ?? null;
  const isRunning = get(flowStatusAtom).status === 'ready';
  const user = get(userAtom)?.token ?? null;
  // If guests may not continue, the cart of an ended session stays until the next sign-in.
  const isLeft = token === null && get(cartTokenAtom) !== null && !get(guestsMayGoOnAtom);
  if (isRunning && isLeft) return;
  const cart = await call(
    () => import('./calls/cart.ts').then((calls) => calls.getShoppingCart),
    [cartShopId(get), token],
    { signal },
  );
  // Another user has signed in in the meantime.
  const now = get(userAtom)?.token ?? null;
  if (isRunning && now !== user && now !== token) return;
  if (get(cartTokenAtom) !== token) {
    keep(leftCartAtom, get(leftCartAtom) ?? get(shoppingCartAtom));
  }
  keep(shoppingCartAtom, cart);
  keep(cartTokenAtom, token);
}

/** The cart of an order. */
export const cart: Feature = {
  loads: { cart: loadCart },
  isSending: (get) => get(busyItemAtom) !== null,
  savedKeys: (get) => [get(savedCartKeyAtom)],
};
