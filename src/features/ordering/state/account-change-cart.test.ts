import { describe, expect, it } from 'vitest';

import type { ShoppingCart } from '../../cart/rules/server-cart-schema.ts';
import { OFFERED_PAYMENTS } from '../../delivery/state/product-order-atoms.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { watchAccount } from '../../account/state/load-user.ts';
import { submitCartAction } from '../../cart/state/page-cart.ts';
import { submitDeliveryAction } from '../../delivery/state/delivery-step.ts';
import {
  setServerQuantityAction,
  undoServerRemovalAction,
} from '../../cart/state/change-server-cart.ts';
import { enterPaymentStepAction } from '../../delivery/state/delivery-step.ts';
import { submitOrderAction } from './submit-order.ts';
import { cartAtom, cartChangesAtom, removedEntryAtom } from '../../cart/state/cart-atoms.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { RUI } from '../../../../test/support/state/fake-accounts.ts';
import { aCart } from '../../../../test/support/order/start-product-checkout.ts';
import {
  ANA_AGAIN,
  changeCookies,
  endedCall,
  endSession,
  enterStep,
  goOnToConfirm,
  goToDelivery,
  lateCall,
  NO_CART,
  startAsAna,
  stepOf,
  switchAccount,
  type AccountCheckout,
} from '../../../../test/support/order/switch-account.ts';

const totalOf = ({ store }: AccountCheckout) => store.get(cartAtom).finalCents;

/** The server sends a guest's cart only when the test says so. */
function keepGuestCartBack({ server, kept }: AccountCheckout) {
  const { call, answer } = lateCall<ShoppingCart>();
  server.api.getShoppingCart = async (_shopId, token) => (token === null ? call() : kept.carts.ana);
  return answer;
}

describe('a session that ends over a change of the cart', () => {
  it.each([
    ['may go on', true],
    ['may not go on', false],
  ])('where guests %s: the cart is there after signing in again', async (_, allowGuestLogin) => {
    const checkout = await startAsAna({ guest: NO_CART }, { allowGuestLogin });
    const { store, server } = checkout;
    server.api.addCartItem = endedCall;
    await store.set(setServerQuantityAction, { id: '31', to: () => 3 });
    expect(store.get(stepNoticeAtom)?.message).toEqual({ key: 'errors.sessionEnded' });
    await enterStep(checkout);
    await switchAccount(checkout, ANA_AGAIN);
    expect(totalOf(checkout)).toBe(2000);
    store.set(submitCartAction);
    expect(stepOf(checkout)).toBe('delivery');
  });

  it('takes nothing out that could be put into the cart of a guest, and measures nothing', async () => {
    const checkout = await startAsAna({ guest: NO_CART });
    const { store, server, host } = checkout;
    server.api.addCartItem = endedCall;
    await store.set(setServerQuantityAction, { id: '31', to: () => 3 });
    expect(store.get(removedEntryAtom)).toBeNull();
    const measured = host.receivedEvents
      .filter(({ name }) => name === 'track')
      .map(({ detail }) => detail);
    expect(measured).not.toContainEqual(expect.objectContaining({ name: 'remove_from_cart' }));
    const added: unknown[] = [];
    server.api.addCartItem = async (item) => {
      added.push(item);
      return aCart();
    };
    await store.set(undoServerRemovalAction);
    expect(added).toEqual([]);
  });
});

describe('a line that is taken out as the session ends', () => {
  it('is not offered to be put into the cart of a guest', async () => {
    const checkout = await startAsAna({ guest: NO_CART });
    const { store, server } = checkout;
    server.api.removeCartItem = endedCall;
    await store.set(setServerQuantityAction, { id: '31', to: () => 0 });
    expect(totalOf(checkout)).toBe(0);
    expect(store.get(removedEntryAtom)).toBeNull();
  });
});

describe('a change of the cart', () => {
  it('completes for the customer who sent it, before a sign-in elsewhere applies', async () => {
    const checkout = await startAsAna({ rui: aCart(700) });
    const { store, server, host } = checkout;
    watchAccount(store, host);
    const sentAs: (string | null)[] = [];
    server.api.removeCartItem = async (_id, token) => {
      sentAs.push(token);
      changeCookies(checkout, RUI);
      host.changeAccountElsewhere();
      return NO_CART;
    };
    server.api.addCartItem = async (_item, token) => {
      sentAs.push(token);
      return aCart(500);
    };
    await store.set(setServerQuantityAction, { id: '31', to: () => 1 });
    expect(sentAs).toEqual(['token-ana', 'token-ana']);
    await expect.poll(() => store.get(userAtom)?.id).toBe(RUI.id);
    await enterStep(checkout);
    expect(totalOf(checkout)).toBe(1400);
  });
});

describe('the cart of a guest that comes late', () => {
  it('does not take the place of the one of who signed in again at the delivery', async () => {
    const checkout = await startAsAna();
    await goToDelivery(checkout);
    const answer = keepGuestCartBack(checkout);
    const signedOut = switchAccount(checkout, null);
    await expect.poll(() => checkout.store.get(userAtom)).toBeNull();
    await switchAccount(checkout, ANA_AGAIN);
    answer(aCart(300));
    await signedOut;
    expect(totalOf(checkout)).toBe(2000);
    expect(stepOf(checkout)).toBe('delivery');
  });

  it.each([
    ['may go on', true],
    ['may not go on', false],
  ])('where guests %s: who signed in again orders what is shown', async (_, allowGuestLogin) => {
    const checkout = await startAsAna({}, { allowGuestLogin });
    const { store, server, shop } = checkout;
    await goToDelivery(checkout, 'STORE_PICKUP');
    store.set(submitDeliveryAction);
    const answer = keepGuestCartBack(checkout);
    store.set(OFFERED_PAYMENTS.forget);
    server.api.getPaymentMethods = endedCall;
    const entered = store.set(enterPaymentStepAction);
    await expect.poll(() => store.get(userAtom)).toBeNull();
    server.api.getPaymentMethods = async () => ['online', 'offline'];
    await switchAccount(checkout, ANA_AGAIN);
    answer(NO_CART);
    await entered;
    expect(totalOf(checkout)).toBe(2000);
    await goOnToConfirm(checkout);
    await store.set(submitOrderAction);
    expect(shop.orders.map(({ token }) => token)).toEqual([ANA_AGAIN.token]);
  });
});

describe('a sign-in while the cart cannot be read', () => {
  it('stays at the delivery with the cart as seen, with a notice', async () => {
    const checkout = await startAsAna({ guest: NO_CART }, { allowGuestLogin: false });
    const { store, kept } = checkout;
    await goToDelivery(checkout);
    await endSession(checkout);
    expect(stepOf(checkout)).toBe('login');
    kept.areCartsDown = true;
    await switchAccount(checkout, ANA_AGAIN);
    expect(stepOf(checkout)).toBe('delivery');
    expect(totalOf(checkout)).toBe(2000);
    expect(store.get(stepNoticeAtom)?.tone).toBe('danger');
    expect(store.get(cartChangesAtom)).toEqual([]);
  });
});
