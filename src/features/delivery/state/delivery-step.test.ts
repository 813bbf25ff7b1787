import { describe, expect, it } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { someRates } from '../../../../test/support/delivery/some-rates.ts';
import { hasNoMethods } from '../rules/delivery-check.ts';
import { submitCartAction } from '../../cart/state/page-cart.ts';
import {
  addressDialogAtom,
  ADDRESS_FORM,
  openAddressDialogAction,
  saveAddressAction,
} from './address-dialog-state.ts';
import { addressesAtom } from './saved-addresses-state.ts';
import { GUEST_ADDRESS } from './guest-address.ts';
import { typedAddressAtom } from './typed-address.ts';
import {
  chooseDeliveryTypeAction,
  enterDeliveryStepAction,
  submitDeliveryAction,
} from './delivery-step.ts';
import {
  foundPointsAtom,
  pickPickupPointAction,
  positionStateAtom,
  showNearMeAction,
} from './pickup-points.ts';
import { goBackAction, nextStepAction } from '../../../flow/state/move-step.ts';
import { setServerQuantityAction } from '../../cart/state/change-server-cart.ts';
import { cartChangesAtom } from '../../cart/state/cart-atoms.ts';
import { deliveryAtom, deliveryCentsAtom, shopDeliveriesAtom } from './product-order-atoms.ts';
import { alertAtom, stepNoticeAtom } from '../../../context/problems.ts';
import { userAtom } from '../../../context/checkout-context.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import type { ShoppingCart } from '../../cart/rules/server-cart-schema.ts';
import {
  aCart,
  ALL_WAYS,
  HOME,
  reloadOrder,
} from '../../../../test/support/order/start-product-checkout.ts';
import { ANA, stepOf, toDelivery } from '../../../../test/support/order/product-steps.ts';

describe('choosing the delivery', () => {
  it('waits for an answer about the last address, whatever comes late', async () => {
    const waiting: ((rates: ReturnType<typeof someRates>) => void)[] = [];
    const checkout = await toDelivery();
    const { store, shop } = checkout;
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    shop.rates = () => new Promise((resolve) => waiting.push(resolve));
    void store.set(GUEST_ADDRESS.edit, { postalCode: '1000205' });
    void store.set(GUEST_ADDRESS.edit, { postalCode: '9980-024' });
    waiting[1]?.(someRates());
    waiting[0]?.(someRates(ALL_WAYS('3')));
    await expect
      .poll(() => hasNoMethods(store.get(deliveryAtom), store.get(shopDeliveriesAtom)))
      .toBe(true);
    expect(store.get(deliveryCentsAtom)).toBeNull();
  });

  it('asks for no rates while the postal code of a guest is incomplete', async () => {
    const { store, shop } = await toDelivery();
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    const before = shop.calls.length;
    await store.set(GUEST_ADDRESS.edit, { postalCode: '1000-2' });
    expect(shop.calls.slice(before)).not.toContain('getDeliveryRates');
  });

  it('does not go on with a guest address that lacks its street', async () => {
    const checkout = await toDelivery();
    const { store } = checkout;
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    await store.set(GUEST_ADDRESS.edit, { postalCode: '1000-205', city: 'Lisboa' });
    expect(store.get(deliveryCentsAtom)).not.toBeNull();
    store.set(submitDeliveryAction);
    expect(stepOf(checkout)).toBe('delivery');
    await store.set(GUEST_ADDRESS.edit, { street: 'Rua A 1' });
    store.set(submitDeliveryAction);
    expect(stepOf(checkout)).toBe('payment-method');
  });

  it('asks for the rates of what was typed last, also where Enter leaves no field', async () => {
    const checkout = await toDelivery();
    const { store, server, shop } = checkout;
    server.api.getCountries = async () => [
      { id: '139', name: 'Portugal' },
      { id: '68', name: 'Espanha' },
    ];
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    const there = { street: 'Calle Mayor 5', city: 'Badajoz', postalCode: '06001' };
    await store.set(GUEST_ADDRESS.edit, { ...there, countryId: '68' });
    expect(store.get(deliveryCentsAtom)).not.toBeNull();
    await store.set(GUEST_ADDRESS.edit, { postalCode: '35001' });
    const asked: unknown[] = [];
    shop.rates = async (place) => {
      asked.push(place);
      return someRates(ALL_WAYS('3'));
    };
    store.set(submitDeliveryAction);
    expect(stepOf(checkout)).toBe('delivery');
    await expect.poll(() => store.get(deliveryCentsAtom)).not.toBeNull();
    expect(asked).toEqual([{ countryId: '68', postalCode: '35001' }]);
    store.set(submitDeliveryAction);
    expect(stepOf(checkout)).toBe('payment-method');
  });

  it('reloads failed rates when the customer continues', async () => {
    const checkout = await toDelivery();
    const { store, shop } = checkout;
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    const { rates } = shop;
    shop.rates = async () => {
      throw new ApiError('network', 'lost');
    };
    const address = { street: 'Rua A 1', postalCode: '1000-205', city: 'Lisboa' };
    await store.set(GUEST_ADDRESS.edit, address);
    expect(store.get(deliveryCentsAtom)).toBeNull();
    shop.rates = rates;
    store.set(submitDeliveryAction);
    await expect.poll(() => store.get(deliveryCentsAtom)).not.toBeNull();
  });

  it('reads the pickup points too when the customer continues after a reload without rates', async () => {
    const checkout = await toDelivery();
    await checkout.store.set(chooseDeliveryTypeAction, 'PICKUP_POINT');
    const { shop } = checkout;
    const { rates } = shop;
    shop.rates = () => Promise.reject(new ApiError('network', 'lost'));
    const again = await reloadOrder(checkout);
    await again.set(enterDeliveryStepAction);
    expect(again.get(deliveryAtom).type).toBe('PICKUP_POINT');
    shop.rates = rates;
    again.set(submitDeliveryAction);
    await expect.poll(() => again.get(foundPointsAtom)).toHaveLength(1);
  });

  it('forgets the pickup point when the way is changed', async () => {
    const { store } = await toDelivery();
    await store.set(chooseDeliveryTypeAction, 'PICKUP_POINT');
    await store.set(pickPickupPointAction, '501');
    expect(store.get(deliveryCentsAtom)).not.toBeNull();
    await store.set(chooseDeliveryTypeAction, null);
    expect(store.get(deliveryAtom)).toMatchObject({ type: null, pickupPoint: null });
  });

  it('reads the pickup points of the shops that are left in the cart', async () => {
    const { store, server } = await toDelivery({ cart: aCart(1000, ['3', '4']) });
    await store.set(chooseDeliveryTypeAction, 'PICKUP_POINT');
    store.set(goBackAction);
    server.api.removeCartItem = async () => aCart(1000, ['3']);
    await store.set(setServerQuantityAction, { id: '41', to: () => 0 });
    store.set(submitCartAction);
    await store.set(enterDeliveryStepAction);
    expect(store.get(foundPointsAtom)).toHaveLength(1);
  });

  it('says that the position is unknown, and keeps the points', async () => {
    const { store } = await toDelivery();
    await store.set(chooseDeliveryTypeAction, 'PICKUP_POINT');
    await store.set(showNearMeAction);
    expect(store.get(positionStateAtom)).toBe('unknown');
    expect(store.get(foundPointsAtom)).toHaveLength(1);
    expect(store.get(alertAtom)).toBeNull();
  });
});

describe('the addresses of a user', () => {
  it('are chosen at once where there is only one, and kept when another cannot be saved', async () => {
    const { store, server } = await toDelivery({ user: A_USER }, ANA);
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    expect(store.get(deliveryAtom).address?.id).toBe(HOME.id);
    store.set(openAddressDialogAction, { use: 'delivery', id: null });
    store.set(ADDRESS_FORM.edit, { street: 'Rua B 2', postalCode: '4000001', city: 'Porto' });
    server.api.saveAddress = async () => {
      throw new ApiError('api', 'no', { status: 500, serverMessage: 'Agora não' });
    };
    await store.set(saveAddressAction);
    expect(store.get(addressDialogAtom)).toMatchObject({
      fields: { street: 'Rua B 2' },
      problem: { text: 'Agora não' },
    });
    expect(store.get(deliveryAtom).address?.id).toBe(HOME.id);
    server.api.saveAddress = async (_user, draft) => ({ ...draft, id: '9002' });
    await store.set(saveAddressAction);
    expect(store.get(addressDialogAtom)).toBeNull();
    expect(store.get(addressesAtom).map(({ id }) => id)).toEqual(['9001', '9002']);
    expect(store.get(deliveryAtom).address).toMatchObject({ id: '9002', postalCode: '4000-001' });
  });
});

describe('a new address that a session ends over', () => {
  it('is there in the next new one, once, and in a guest form', async () => {
    const { store, server } = await toDelivery({ user: A_USER }, { ...ANA, allowGuestLogin: true });
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    store.set(openAddressDialogAction, { use: 'delivery', id: null });
    const typed = { street: 'Rua B 2', postalCode: '4000-001', city: 'Porto' };
    store.set(ADDRESS_FORM.edit, typed);
    server.api.saveAddress = async () => {
      throw new ApiError('auth', 'ended', { status: 401 });
    };
    await store.set(saveAddressAction);
    expect(store.get(addressDialogAtom)).toBeNull();
    expect(store.get(typedAddressAtom)).toMatchObject(typed);
    store.set(userAtom, A_USER);
    store.set(openAddressDialogAction, { use: 'delivery', id: null });
    expect(store.get(addressDialogAtom)?.fields).toMatchObject(typed);
    server.api.saveAddress = async (_user, draft) => ({ ...draft, id: '9002' });
    await store.set(saveAddressAction);
    store.set(openAddressDialogAction, { use: 'delivery', id: null });
    expect(store.get(addressDialogAtom)?.fields.street).toBe('');
  });
});

describe('a session that ends at the delivery', () => {
  const ENDED = new ApiError('auth', 'ended', { status: 401 });

  /** Ana at the delivery step, after saving an address has ended her session. A guest gets the cart `guests`. */
  async function endAtDelivery(guests: ShoppingCart, config = {}) {
    const checkout = await toDelivery({ user: A_USER }, { ...ANA, ...config });
    const { store, server, shop } = checkout;
    server.api.getShoppingCart = async (_shop, token) => (token === null ? guests : shop.cart);
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    store.set(openAddressDialogAction, { use: 'delivery', id: null });
    store.set(ADDRESS_FORM.edit, { street: 'Rua B 2', postalCode: '4000-001', city: 'Porto' });
    server.api.saveAddress = async () => {
      throw ENDED;
    };
    await store.set(saveAddressAction);
    const signIn = async () => {
      store.set(userAtom, { ...A_USER, token: 'token-ana-2' });
      store.set(nextStepAction, 'login');
      await store.set(enterDeliveryStepAction);
    };
    return { ...checkout, signIn };
  }

  it('continues there after signing in again, with the cart that was seen', async () => {
    const checkout = await endAtDelivery(aCart(1000, []), { allowGuestLogin: false });
    expect(stepOf(checkout)).toBe('login');
    await checkout.signIn();
    expect(stepOf(checkout)).toBe('delivery');
    expect(checkout.store.get(deliveryAtom)).toMatchObject({
      type: 'DELIVERY',
      address: { id: HOME.id },
    });
    expect(checkout.store.get(cartChangesAtom)).toEqual([]);
    expect(checkout.store.get(stepNoticeAtom)).toBeNull();
  });

  it('leads to the cart where that has changed until the customer signs in again', async () => {
    const checkout = await endAtDelivery(aCart(1000, []), { allowGuestLogin: false });
    checkout.shop.cart = aCart(1200);
    await checkout.signIn();
    expect(stepOf(checkout)).toBe('cart-review');
    expect(checkout.store.get(cartChangesAtom)).toContainEqual({
      kind: 'price',
      name: 'Artigo 31',
      beforeCents: 1000,
      afterCents: 1200,
    });
  });

  it('leads a customer who continues as a guest to the session’s cart, which was not seen yet', async () => {
    const checkout = await endAtDelivery(aCart(700), { allowGuestLogin: true });
    await checkout.store.set(enterDeliveryStepAction);
    expect(stepOf(checkout)).toBe('cart-review');
    expect(checkout.store.get(deliveryAtom).address).toMatchObject({ postalCode: '4000-001' });
    checkout.store.set(submitCartAction);
    await checkout.store.set(enterDeliveryStepAction);
    expect(stepOf(checkout)).toBe('delivery');
  });
});

describe('an address that is changed for the invoice', () => {
  it('changes what the delivery costs, where the goods go there too', async () => {
    const { store, server, shop } = await toDelivery({ user: A_USER }, ANA);
    await store.set(chooseDeliveryTypeAction, 'DELIVERY');
    store.set(openAddressDialogAction, { use: 'invoice', id: HOME.id });
    store.set(ADDRESS_FORM.edit, { postalCode: '9980-024', vatId: '501442600' });
    server.api.saveAddress = async (_user, draft) => ({ ...draft, id: HOME.id });
    const before = shop.calls.length;
    await store.set(saveAddressAction);
    expect(store.get(deliveryAtom).address?.postalCode).toBe('9980-024');
    expect(shop.calls.slice(before)).toContain('getDeliveryRates');
  });
});
