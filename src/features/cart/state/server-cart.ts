import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { isAbort, type Message, messageForError, toApiError } from '../../../context/problems.ts';
import { runSignalAtom, servicesAtom, credentialsAtom } from '../../../context/checkout-context.ts';
import type { PressContext } from '../../../submission/press-context.ts';
import { reportUserError } from '../../account/state/session.ts';
import { cartShopId, ensureGuestSession } from '../../account/state/cart-session.ts';
import { addCartItem, getShoppingCart, removeCartItem } from '../calls/cart-calls.ts';
import { cartChanges, isSameLineId, lineIdAt, type LineId, toCart } from '../rules/cart.ts';
import type { CartStep } from '../rules/quantity-steps.ts';
import type { CartEntry, ShoppingCart } from '../rules/server-cart-schema.ts';
import { cartAtom, cartChangesAtom } from './cart-atoms.ts';
import { emitCart } from './cart-tracking.ts';
import { cartTokenAtom, leftCartAtom, shoppingCartAtom } from './shopping-cart-atom.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';

/** Whether the page's new items are due after the change under way. */
export const fillIsDueAtom = atom(false);

/** A line that the customer changes: its identity, product and wanted quantity. */
export type WantedLine = Required<LineId> & Pick<CartEntry, 'productId' | 'quantity'>;

/** Lines with the wanted quantity, in the order of presses, until the server's cart has it. */
export const wantedLinesAtom = atom<readonly WantedLine[]>([]);

/** The cart with the wanted quantities, which show at once, and the server's prices. */
export const wantedCartAtom = atom((get) => {
  const cart = get(cartAtom);
  const wanted = get(wantedLinesAtom);
  const shops = cart.shops.map((shop) => ({
    ...shop,
    items: shop.items.map((item, index) => {
      const line = lineIdAt(shop, index);
      const change = wanted.find((each) => isSameLineId(each, line));
      return { ...item, quantity: change?.quantity ?? item.quantity };
    }),
  }));
  return { ...cart, shops };
});

/** The message for a failed change of the cart. */
export function cartMessage(error: ApiError): Message {
  return error.code === 'outcome_unknown' ? { key: 'cart.outcomeUnknown' } : messageForError(error);
}

interface Row {
  id: string;
  productId?: string | null;
}

/** The keys that identify a row; a line that is removed and added again may have another id. */
const keysOf = ({ id, productId }: Row) => (productId ? [id, `product ${productId}`] : [id]);

/** Sorts rows like the previous ones; new ones come last. Rows of one id keep their order: each takes a place of its own. */
function inPlace<R extends Row>(rows: readonly R[], previous: readonly Row[]) {
  const free = new Set(previous.keys());
  const placeOf = (row: R): number => {
    for (const key of keysOf(row)) {
      const place = [...free].find((index) => {
        const other = previous[index];
        return other && keysOf(other).includes(key);
      });
      if (place !== undefined) {
        free.delete(place);
        return place;
      }
    }
    return previous.length;
  };
  return rows
    .map((row) => ({ row, place: placeOf(row) }))
    .sort((one, other) => one.place - other.place)
    .map(({ row }) => row);
}

/** Applies a changed server cart: keeps the order of lines on the screen, and emits the cart. */
export function applyCart(get: Getter, set: Setter, cart: ShoppingCart): void {
  const { shops, items } = get(cartAtom);
  const linesOf = (shopId: string) => shops.find(({ id }) => id === shopId)?.items ?? items;
  set(shoppingCartAtom, {
    ...cart,
    shops: inPlace(cart.shops, shops).map((shop) => ({
      ...shop,
      items: inPlace(shop.items, linesOf(shop.id)),
    })),
  });
  emitCart(get, set);
}

/** Applies a change that the customer did not make, and stores the differences to show. Returns whether there are any. */
export function applyChangedCart(get: Getter, set: Setter, cart: ShoppingCart): boolean {
  const left = get(leftCartAtom);
  const seen = left ? toCart(left) : get(cartAtom);
  set(leftCartAtom, null);
  applyCart(get, set, cart);
  const changes = cartChanges(seen, get(cartAtom));
  if (changes.length > 0) set(cartChangesAtom, changes);
  return changes.length > 0;
}

/** Reads the server's cart of the current user. Rejects with an `ApiError`. */
export async function readCart(get: Getter, set: Setter): Promise<ShoppingCart> {
  const { call } = get(servicesAtom);
  const signal = get(runSignalAtom);
  const token = get(credentialsAtom)?.token ?? null;
  ensureGuestSession(get);
  const cart = await call(getShoppingCart, [cartShopId(get), token], { signal });
  signal.throwIfAborted();
  // The user has changed in the meantime: read their cart instead.
  if (token !== (get(credentialsAtom)?.token ?? null)) return readCart(get, set);
  set(cartTokenAtom, token);
  return cart;
}

/** Reads the server's cart as a press says. Rejects with an `ApiError`. */
export async function readPressedCart(
  get: Getter,
  set: Setter,
  press: PressContext,
): Promise<ShoppingCart> {
  const signal = get(runSignalAtom);
  const token = press.credentials?.token ?? null;
  const cart = await press.call(getShoppingCart, [press.cartShopId, token], { signal });
  signal.throwIfAborted();
  set(cartTokenAtom, token);
  return cart;
}

/** The pieces of a product in the cart. */
export const quantityIn = (get: Getter, productId: string): number =>
  get(cartAtom)
    .items.filter((item) => item.productId === productId)
    .reduce((sum, item) => sum + item.quantity, 0);

/** Whether a step has taken effect; `before` is the previous quantity of its product. */
export function stepIsDone(get: Getter, step: CartStep, before: number): boolean {
  if (step.kind === 'add') return quantityIn(get, step.productId) >= before + step.quantity;
  return get(cartAtom).items.every(({ id }) => id !== step.itemId);
}

/** Sends a change and returns the changed cart. Rejects with an `ApiError`. */
export function sendCartStep(get: Getter, step: CartStep): Promise<ShoppingCart> {
  const { call, host } = get(servicesAtom);
  const token = get(credentialsAtom)?.token ?? null;
  const options = { intentKey: host.randomId() };
  ensureGuestSession(get);
  if (step.kind === 'remove') return call(removeCartItem, [step.itemId, token], options);
  const { productId, quantity } = step;
  const item = { shopId: cartShopId(get), productId, quantity };
  return call(addCartItem, [item, token], options);
}

/** A change of the cart that has failed. */
interface FailedChange {
  /** The token that it was sent with; null for a guest. */
  token: string | null;
  /** Whether it shows in the cart. */
  isMade: () => boolean;
  /** Whether the server may have made it; by default, when its answer was lost. */
  mayBeMade?: (error: ApiError) => boolean | Promise<boolean>;
  /** Applies the cart that was read again. */
  apply?: typeof applyCart;
}

/**
 * Reports a failed change of the cart, and ends a session that the server refuses. If the change may have been made, reads
 * the cart again. Returns whether it was made, and the error to show.
 */
export async function recoverCart(
  get: Getter,
  set: Setter,
  cause: unknown,
  change: FailedChange,
): Promise<{ isMade: boolean; error: ApiError | null }> {
  const { token, isMade, mayBeMade = ({ code }) => code === 'outcome_unknown' } = change;
  const { apply = applyCart } = change;
  const error = await reportUserError(get, set, cause, token);
  if (error.code === 'auth') return { isMade: false, error: null };
  try {
    if (await mayBeMade(error)) apply(get, set, await readCart(get, set));
  } catch (failure) {
    return { isMade: false, error: isAbort(failure) ? null : toApiError(failure) };
  }
  return isMade() ? { isMade: true, error: null } : { isMade: false, error };
}
