import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { type Message, sentenceFor } from '../../../context/problems.ts';
import { runSignalAtom, servicesAtom } from '../../../context/services.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { cartShopId } from '../../account/state/identity.ts';
import { addCartItem, getShoppingCart, removeCartItem } from '../calls/cart.ts';
import { type CartChange, cartChanges, type CartEntry } from '../rules/cart.ts';
import type { CartStep } from '../rules/quantity-steps.ts';
import { type ShoppingCart, toCart } from '../rules/server-cart.ts';
import { cartAtom, cartChangesAtom } from './cart-atoms.ts';
import { announceCart } from './cart-tracking.ts';
import { cartTokenAtom, leftCartAtom, shoppingCartAtom } from './shopping-cart-atom.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';

/** Whether the page asked for other items while the cart was being changed; they go in once that has ended. */
export const fillIsDueAtom = atom(false);

/** Lines with the number of pieces that the customer wants, while the server's cart is brought there, in the order of asking. */
export const wantedLinesAtom = atom<readonly CartEntry[]>([]);

/** The server's cart as the customer wants it: what was pressed shows at once, what it costs when the server says so. */
export const wantedCartAtom = atom((get) => {
  const cart = get(cartAtom);
  const wanted = new Map(get(wantedLinesAtom).map(({ id, quantity }) => [id, quantity]));
  const shops = cart.shops.map((shop) => ({
    ...shop,
    items: shop.items.map((item) => ({ ...item, quantity: wanted.get(item.id) ?? item.quantity })),
  }));
  return { ...cart, shops };
});

/** The coupon field. */
export interface CouponState {
  /** As typed. */
  text: string;
  status: 'open' | 'applying';
  /** Why it does not count; null while nothing is wrong. */
  problem: Message | null;
}

export const EMPTY_COUPON: CouponState = { text: '', status: 'open', problem: null };

export const couponAtom = atom<CouponState>(EMPTY_COUPON);

/** What a coupon has changed besides what is to be paid: the customer sees it before ordering. */
export const couponChangesAtom = atom<readonly CartChange[]>([]);

/** What the customer reads of a change of the cart that failed: where the answer was lost, words of a cart and of no booking. */
export function cartMessage(error: ApiError): Message {
  return error.code === 'outcome_unknown' ? { key: 'cart.outcomeUnknown' } : sentenceFor(error);
}

/** What the shops that sell the cart mean to its order; set by the code of an order, as it begins. */
export const shopsChangeAtom = atom<{
  apply: (get: Getter, set: Setter, shopIds: readonly Id[]) => void;
} | null>(null);

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
export function applyCart(get: Getter, set: Setter, cart: ShoppingCart): void {
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
  get(shopsChangeAtom)?.apply(get, set, shopIds);
}

/** The same, for a change that the customer did not ask for: what was and what is now stays to be seen. */
export function applyChangedCart(get: Getter, set: Setter, cart: ShoppingCart): boolean {
  const left = get(leftCartAtom);
  const seen = left ? toCart(left) : get(cartAtom);
  set(leftCartAtom, null);
  applyCart(get, set, cart);
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

/** How many pieces of a product are in the cart. */
export const quantityIn = (get: Getter, productId: Id): number =>
  get(cartAtom)
    .items.filter((item) => item.productId === productId)
    .reduce((sum, item) => sum + item.quantity, 0);

/** Whether the cart holds what a step was to bring about, with so many pieces of its product before. */
export function stepIsDone(get: Getter, step: CartStep, before: number): boolean {
  if (step.kind === 'add') return quantityIn(get, step.productId) >= before + step.quantity;
  return get(cartAtom).items.every(({ id }) => id !== step.itemId);
}

/** Sends one change of the cart; resolves with the cart as it is then. Rejects with an `ApiError`. */
export function sendCartStep(get: Getter, step: CartStep): Promise<ShoppingCart> {
  const { call, host } = get(servicesAtom);
  const token = get(credentialsAtom)?.token ?? null;
  const options = { intentKey: host.randomId() };
  if (step.kind === 'remove') return call(removeCartItem, [step.itemId, token], options);
  const { productId, quantity } = step;
  const item = { shopId: cartShopId(get), productId, quantity };
  return call(addCartItem, [item, token], options);
}
