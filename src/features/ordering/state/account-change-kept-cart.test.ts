import { describe, expect, it } from 'vitest';

import { setServerQuantityAction } from '../../cart/state/change-server-cart.ts';
import { fillServerCartAction } from '../../cart/state/fill-server-cart.ts';
import { startCheckoutAction } from '../../../flow/state/start-checkout.ts';
import { translateResourcesAction } from '../../../context/resource.ts';
import { cartAtom, cartChangesAtom } from '../../cart/state/cart-atoms.ts';
import { configAtom } from '../../../context/checkout-context.ts';
import { deliveryAtom } from '../../delivery/state/product-order-atoms.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import type { ShoppingCart } from '../../cart/rules/server-cart-schema.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import { RUI } from '../../../../test/support/state/fake-accounts.ts';
import { aCart } from '../../../../test/support/order/start-product-checkout.ts';
import {
  ANA_AGAIN,
  changeCookies,
  endSession,
  goToConfirm,
  NO_CART,
  startAsAna,
  stepOf,
  enterStep,
  goToDelivery,
  switchAccount,
  switchElsewhere,
  type AccountCheckout,
} from '../../../../test/support/order/switch-account.ts';

const ask = (productId: string, qty: number) => ({ id: productId, productId, qty });

/** The same cart with another number of each item. */
const withQuantity = (cart: ShoppingCart, quantity: number): ShoppingCart => ({
  ...cart,
  shops: cart.shops.map((shop) => ({
    ...shop,
    items: shop.items.map((item) => ({ ...item, quantity })),
  })),
});

const totalOf = ({ store }: AccountCheckout) => store.get(cartAtom).finalCents;

const pressMore = ({ store }: AccountCheckout) =>
  store.set(setServerQuantityAction, { id: '31', to: (quantity) => quantity + 1 });

/** Collects the tokens of all items added from now on. */
function watchAdded({ server }: AccountCheckout) {
  const tokens: (string | null)[] = [];
  server.api.addCartItem = async (_item, token) => {
    tokens.push(token);
    return aCart();
  };
  return tokens;
}

describe('a press on the cart', () => {
  it('counts for who has signed in again with another token', async () => {
    const checkout = await startAsAna();
    const added = watchAdded(checkout);
    await switchAccount(checkout, ANA_AGAIN);
    await pressMore(checkout);
    expect(added).toEqual([ANA_AGAIN.token]);
  });

  it.each([
    ['who signed in elsewhere', RUI],
    ['a guest', null],
  ])('of %s, whose cart could not be read, shows it instead', async (_, user) => {
    const dear = aCart(7700);
    const checkout = await startAsAna({ rui: dear, guest: dear });
    const added = watchAdded(checkout);
    checkout.kept.areCartsDown = true;
    await switchAccount(checkout, user);
    expect(totalOf(checkout)).toBe(2000);
    checkout.kept.areCartsDown = false;
    await pressMore(checkout);
    expect(totalOf(checkout)).toBe(15_400);
    expect(stepOf(checkout)).toBe('cart-review');
    expect(added).toEqual([]);
  });
});

describe('the cart of an ended session, where guests may not go on', () => {
  const startEnded = async () => {
    const checkout = await startAsAna({ guest: NO_CART }, { allowGuestLogin: false });
    await goToConfirm(checkout, 'PICKUP_POINT');
    await endSession(checkout);
    expect(stepOf(checkout)).toBe('login');
    return checkout;
  };

  it('stands over another language until the customer signs in again', async () => {
    const checkout = await startEnded();
    const { store } = checkout;
    await store.set(translateResourcesAction);
    expect(totalOf(checkout)).toBe(2000);
    await switchAccount(checkout, ANA_AGAIN);
    expect(stepOf(checkout)).toBe('delivery');
    expect(store.get(deliveryAtom).type).toBe('PICKUP_POINT');
    expect(store.get(cartChangesAtom)).toEqual([]);
  });

  it('takes what the page wants in it once the customer has signed in again', async () => {
    const checkout = await startEnded();
    const { store, server } = checkout;
    const added = watchAdded(checkout);
    server.api.removeCartItem = async () => NO_CART;
    const cartItems = [{ id: '77', productId: '77', qty: 1 }];
    store.set(configAtom, { ...store.get(configAtom), cartItems });
    await store.set(fillServerCartAction);
    expect(added).toEqual([]);
    await switchAccount(checkout, ANA_AGAIN);
    await expect.poll(() => added).toEqual([ANA_AGAIN.token]);
  });
});

describe('the items of the page that a guest had in the cart', () => {
  /** A guest whose cart has three pieces of the page's item 31, signed in as Ana, whose cart has `own`. */
  async function signInWithItems(own: ShoppingCart, cartItems = [ask('31', 2)], goesOn = false) {
    const guest = withQuantity(aCart(), 3);
    const checkout = await startAsAna({ guest, ana: own });
    const { kept, server, store } = checkout;
    const added: unknown[] = [];
    changeCookies(checkout, null);
    store.set(configAtom, { ...store.get(configAtom), cartItems });
    await store.set(startCheckoutAction);
    server.api.addCartItem = async ({ productId, quantity }, token) => {
      added.push([productId, quantity, token]);
      return (kept.carts.ana = withQuantity(aCart(), 3));
    };
    await switchElsewhere(checkout, A_USER);
    const entered = enterStep(checkout);
    if (goesOn) await goToDelivery(checkout);
    await entered;
    return { ...checkout, added };
  }

  it('are in that of the account after the sign-in, in the guest’s number, and nothing is said of it', async () => {
    const { added, store } = await signInWithItems(NO_CART);
    expect(added).toEqual([['31', 3, A_USER.token]]);
    expect(store.get(cartAtom).items.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['31', 3],
    ]);
    expect(store.get(cartChangesAtom)).toEqual([]);
    expect(store.get(stepNoticeAtom)?.message).not.toEqual({ key: 'order.otherCart' });
  });

  it('are not added twice where the platform has joined both carts', async () => {
    const { added } = await signInWithItems(withQuantity(aCart(), 3));
    expect(added).toEqual([]);
  });

  it('are added once if the customer goes on while the cart of the account is read', async () => {
    const { added, store } = await signInWithItems(NO_CART, undefined, true);
    expect(added).toEqual([['31', 3, A_USER.token]]);
    expect(store.get(cartAtom).items.map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('and no others are taken along: the rest belongs to the guest’s session', async () => {
    const { added, store } = await signInWithItems(NO_CART, []);
    expect(added).toEqual([]);
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'order.otherCart' });
  });
});

describe('a new start', () => {
  it.each([
    ['as somebody else', async (checkout: AccountCheckout) => changeCookies(checkout, RUI)],
    [
      'after the session ended',
      async (checkout: AccountCheckout) => {
        await goToConfirm(checkout);
        await endSession(checkout);
      },
    ],
  ])('%s says nothing of the former cart', async (_, change) => {
    const other = aCart(700, ['4']);
    const checkout = await startAsAna({ rui: other, guest: other });
    const { store } = checkout;
    await change(checkout);
    await store.set(startCheckoutAction);
    await enterStep(checkout);
    expect(totalOf(checkout)).toBe(1400);
    expect(store.get(cartChangesAtom)).toEqual([]);
    expect(store.get(stepNoticeAtom)).toBeNull();
  });
});
