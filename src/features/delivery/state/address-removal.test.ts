import { describe, expect, test } from 'vitest';

import { ApiError } from '../../../platform/api/http/api-error.ts';
import { addressesAtom, fiscalAddressIdAtom } from './saved-addresses-state.ts';
import {
  addressRemovalAtom,
  askToDeleteAddressAction,
  deleteAddressAction,
  keepAddressAction,
} from './address-removal.ts';
import { chooseAddressAction } from './chosen-address.ts';
import { deliveryAtom, shopDeliveriesAtom } from './product-order-atoms.ts';
import {
  HOME,
  startProductCheckout,
} from '../../../../test/support/order/start-product-checkout.ts';
import { A_USER } from '../../../../test/support/state/fake-server.ts';
import { submitCartAction } from '../../cart/state/page-cart.ts';
import { chooseDeliveryTypeAction, enterDeliveryStepAction } from './delivery-step.ts';

const WORK = { ...HOME, id: '9002', addressName: 'Escritório', vatId: '501442600' };
const SUMMER = { ...HOME, id: '9003', addressName: 'Praia', postalCode: '8600-544' };

/** A user with addresses, the first of them chosen for the delivery. */
async function withAddresses(addresses = [HOME, WORK, SUMMER]) {
  const checkout = await startProductCheckout(
    { user: A_USER, addresses },
    { userId: A_USER.id, token: A_USER.token },
  );
  const { store, server, shop } = checkout;
  const deleted: string[] = [];
  server.api.deleteAddress = async (_user, id) => {
    deleted.push(id);
    shop.addresses = shop.addresses.filter((each) => each.id !== id);
  };
  store.set(submitCartAction);
  await store.set(enterDeliveryStepAction);
  await store.set(chooseDeliveryTypeAction, 'DELIVERY');
  await store.set(chooseAddressAction, HOME.id);
  const idsOf = () => store.get(addressesAtom).map(({ id }) => id);
  return { ...checkout, deleted, idsOf };
}

describe('deleting a saved address', () => {
  test('asks first, and deletes nothing when the customer thinks better of it', async () => {
    const { store, deleted, idsOf } = await withAddresses();
    store.set(askToDeleteAddressAction, HOME.id);
    expect(store.get(addressRemovalAtom)?.address).toEqual(HOME);
    store.set(keepAddressAction);
    await store.set(deleteAddressAction);
    expect(deleted).toEqual([]);
    expect(idsOf()).toContain(HOME.id);
  });

  test('takes it out of the list, the delivery and the invoice, with one call however often it is pressed', async () => {
    const { store, deleted, idsOf } = await withAddresses();
    store.set(fiscalAddressIdAtom, HOME.id);
    store.set(askToDeleteAddressAction, HOME.id);
    await Promise.all([1, 2, 3].map(() => store.set(deleteAddressAction)));
    expect(deleted).toEqual([HOME.id]);
    expect(idsOf()).toEqual([WORK.id, SUMMER.id]);
    expect(store.get(deliveryAtom).address).toBeNull();
    expect(store.get(shopDeliveriesAtom).every(({ method }) => method === null)).toBe(false);
    expect(store.get(fiscalAddressIdAtom)).toBeNull();
    expect(store.get(addressRemovalAtom)).toBeNull();
  });

  test('chooses the only one that is left', async () => {
    const { store } = await withAddresses([HOME, SUMMER]);
    store.set(askToDeleteAddressAction, HOME.id);
    await store.set(deleteAddressAction);
    expect(store.get(deliveryAtom).address?.id).toBe(SUMMER.id);
  });

  test('keeps another address chosen', async () => {
    const { store } = await withAddresses();
    store.set(askToDeleteAddressAction, WORK.id);
    await store.set(deleteAddressAction);
    expect(store.get(deliveryAtom).address?.id).toBe(HOME.id);
  });

  test('that fails says why, and loses nothing', async () => {
    const { store, server, idsOf } = await withAddresses();
    server.api.deleteAddress = async () => {
      throw new ApiError('api', 'no', { status: 500, serverMessage: 'Agora não' });
    };
    store.set(askToDeleteAddressAction, HOME.id);
    await store.set(deleteAddressAction);
    expect(store.get(addressRemovalAtom)).toMatchObject({
      status: 'open',
      problem: { text: 'Agora não' },
    });
    expect(idsOf()).toHaveLength(3);
    expect(store.get(deliveryAtom).address?.id).toBe(HOME.id);
  });

  test.each([
    ['a lost answer', new ApiError('outcome_unknown', 'cut off')],
    ['an address that is not known', new ApiError('api', 'gone', { status: 404 })],
  ])('after %s uses the list that the server keeps', async (_, failure) => {
    const { store, server, shop, idsOf } = await withAddresses();
    server.api.deleteAddress = async () => {
      shop.addresses = [WORK, SUMMER];
      throw failure;
    };
    store.set(askToDeleteAddressAction, HOME.id);
    await store.set(deleteAddressAction);
    expect(store.get(addressRemovalAtom)).toBeNull();
    expect(idsOf()).toEqual([WORK.id, SUMMER.id]);
    expect(store.get(deliveryAtom).address).toBeNull();
  });

  test('whose answer was lost and that is still there asks again', async () => {
    const { store, server, idsOf } = await withAddresses();
    server.api.deleteAddress = async () => {
      throw new ApiError('outcome_unknown', 'cut off');
    };
    store.set(askToDeleteAddressAction, HOME.id);
    await store.set(deleteAddressAction);
    expect(store.get(addressRemovalAtom)?.problem).toEqual({ key: 'address.deleteUnknown' });
    expect(idsOf()).toHaveLength(3);
  });
});
