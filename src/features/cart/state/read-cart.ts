import type { Getter, Setter } from 'jotai/vanilla';

import { getShoppingCart } from '../calls/cart.ts';
import { cartChanges } from '../rules/cart-changes.ts';
import { toCart } from '../rules/server-cart.ts';
import type { ShoppingCart } from '../rules/shopping-cart.ts';
import type { Id } from '../../../lib/config/id.ts';
import { playDeliveryAction } from '../../delivery/state/play-delivery.ts';
import { announceCart } from './announce-cart.ts';
import { cartAtom } from './cart-atom.ts';
import { cartChangesAtom } from './cart-state-atoms.ts';
import { cartShopId } from '../../account/state/session-id-atom.ts';
import { deliveryAtom } from '../../delivery/state/delivery-atoms.ts';
import { runSignalAtom } from '../../../context/run-atom.ts';
import { servicesAtom } from '../../../context/services.ts';
import { cartTokenAtom, leftCartAtom, shoppingCartAtom } from './shopping-cart-atom.ts';
import {
  chosenPaymentAtom,
  offeredPaymentsAtom,
  UNKNOWN_PAYMENTS,
} from '../../delivery/state/order-payment-atoms.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';

/** Ids as a text to compare, whatever their order. */
const inWords = (ids: readonly Id[]) => [...ids].sort().join();

interface Row {
  id: Id;
  productId?: Id | null;
}

/** By what a row is known again: a line that was taken out and put in again may have another id. */
const keysOf = ({ id, productId }: Row) => (productId ? [id, `product ${productId}`] : [id]);

/** Rows where they stood; new ones come after them. */
function inPlace<R extends Row>(rows: readonly R[], stood: readonly Row[]) {
  const places = new Map(stood.flatMap((row, index) => keysOf(row).map((key) => [key, index])));
  const placeOf = (row: R) => {
    const key = keysOf(row).find((each) => places.has(each)) ?? '';
    return places.get(key) ?? stood.length;
  };
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other));
}

/**
 * The server's cart is another one now: the page is told, and the delivery follows the shops that are left. What the
 * customer sees stays in its place, in whatever order the server tells it.
 */
export function takeCart(get: Getter, set: Setter, cart: ShoppingCart): void {
  const { shops, items } = get(cartAtom);
  set(shoppingCartAtom, {
    ...cart,
    shops: inPlace(cart.shops, shops).map((shop) => ({
      ...shop,
      items: inPlace(shop.items, items),
    })),
  });
  announceCart(get, set);
  const shopIds = get(cartAtom).shops.map(({ id }) => id);
  const known = get(deliveryAtom).shops.map(({ shopId }) => shopId);
  if (inWords(shopIds) === inWords(known)) return;
  // Other shops may be paid in other ways; a single one is taken anew, and does not lead back.
  set(offeredPaymentsAtom, UNKNOWN_PAYMENTS);
  set(chosenPaymentAtom, null);
  void set(playDeliveryAction, { kind: 'cartChanged', shopIds });
}

/** The same, for a change that the customer did not ask for: what was and what is now stays to be seen. */
export function takeChangedCart(get: Getter, set: Setter, cart: ShoppingCart): boolean {
  const left = get(leftCartAtom);
  const seen = left ? toCart(left) : get(cartAtom);
  set(leftCartAtom, null);
  takeCart(get, set, cart);
  const changes = cartChanges(seen, get(cartAtom));
  if (changes.length > 0) set(cartChangesAtom, changes);
  return changes.length > 0;
}

/** The cart as the server keeps it now, for who is signed in now. Rejects with an `ApiError`. */
export async function readCart(get: Getter, set: Setter): Promise<ShoppingCart> {
  const { call } = get(servicesAtom);
  const signal = get(runSignalAtom);
  const token = get(credentialsAtom)?.token ?? null;
  const cart = await call(getShoppingCart, [cartShopId(get), token], { signal });
  signal.throwIfAborted();
  // Somebody else has signed in meanwhile: that cart is not theirs.
  if (token !== (get(credentialsAtom)?.token ?? null)) return readCart(get, set);
  set(cartTokenAtom, token);
  return cart;
}
