import { expect, it } from 'vitest';

import { userAtom } from '../../../context/checkout-context.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import { HOME } from '../../../../test/support/order/start-product-checkout.ts';
import { RUI } from '../../../../test/support/state/fake-accounts.ts';
import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { A_USER, createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { addShop } from '../../../../test/support/state/fake-shop.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import type { Address } from '../rules/address-schema.ts';
import { chooseTransportAction, transportIsChosenAtom } from './menu-order-form.ts';
import {
  TRANSPORT_ADDRESS,
  fillTransportAddressAction,
  filledAddressIdAtom,
  offerSavedAddressesAction,
  transportAddressesAtom,
} from './transport-address.ts';

const WORK: Address = { ...HOME, id: '9002', addressName: 'Escritório', street: 'Avenida 110' };
const ABROAD: Address = { ...HOME, id: '9003', countryId: '724', postalCode: '28013' };

/** Ana, who has these saved addresses and has a menu order delivered. */
async function startAsAna(addresses: readonly Address[]) {
  const server = createFakeServer(BOOKING_TYPE.TAKEAWAY_DELIVERY, []);
  addShop(server);
  server.user = A_USER;
  let isLost = false;
  server.api.getAddresses = async () => {
    if (isLost) throw new ApiError('network', 'no answer');
    return addresses;
  };
  const config = { shopId: '1', menu: true, userId: A_USER.id, token: A_USER.token };
  const store = await startTestCheckout(server, createFakeHost(0), config);
  store.set(chooseTransportAction, 'delivery');
  return {
    store,
    loseAnswers: () => (isLost = true),
    offer: () => store.set(offerSavedAddressesAction),
    street: () => store.get(TRANSPORT_ADDRESS.values).street,
  };
}

it('fills in the only saved address of a signed-in customer', async () => {
  const { store, offer, street } = await startAsAna([HOME, ABROAD]);
  await offer();
  expect(street()).toBe(HOME.street);
  expect(store.get(filledAddressIdAtom)).toBe(HOME.id);
  expect(store.get(transportIsChosenAtom)).toBe(true);
});

it('leaves the choice of several to the customer, one press each', async () => {
  const { store, offer, street } = await startAsAna([HOME, WORK, ABROAD]);
  await offer();
  expect(street()).toBe('');
  expect(store.get(transportAddressesAtom)).toEqual([HOME, WORK]);
  store.set(fillTransportAddressAction, WORK.id);
  expect(street()).toBe(WORK.street);
  store.set(TRANSPORT_ADDRESS.edit, { floorDoor: '5.º' });
  expect(store.get(TRANSPORT_ADDRESS.values)).toMatchObject({
    street: WORK.street,
    floorDoor: '5.º',
  });
  expect(store.get(filledAddressIdAtom)).toBeNull();
});

it('keeps a saved address that the customer has edited, when the session ends', async () => {
  const { store, offer } = await startAsAna([HOME]);
  await offer();
  store.set(TRANSPORT_ADDRESS.edit, { floorDoor: '5.º' });
  store.set(userAtom, null);
  expect(store.get(TRANSPORT_ADDRESS.values)).toMatchObject({
    street: HOME.street,
    floorDoor: '5.º',
  });
});

it('never replaces what was typed before', async () => {
  const { store, offer, street } = await startAsAna([HOME]);
  store.set(TRANSPORT_ADDRESS.edit, { street: 'Rua Nova 1' });
  await offer();
  expect(street()).toBe('Rua Nova 1');
});

it('leaves the form as it is when the addresses cannot be loaded', async () => {
  const { store, offer, street, loseAnswers } = await startAsAna([HOME]);
  loseAnswers();
  await offer();
  expect(street()).toBe('');
  expect(store.get(transportAddressesAtom)).toEqual([]);
});

it('stays a saved one when the customer only passes through its fields', async () => {
  const { store, offer, street } = await startAsAna([HOME]);
  await offer();
  store.set(TRANSPORT_ADDRESS.leave, 'postalCode');
  store.set(userAtom, RUI);
  store.set(TRANSPORT_ADDRESS.leave, 'postalCode');
  expect(street()).toBe('');
  store.set(userAtom, A_USER);
  expect(store.get(filledAddressIdAtom)).toBe(HOME.id);
});

it('that was typed in one go is written as the platform writes it, on the screen and in the order', async () => {
  const { store } = await startAsAna([]);
  store.set(TRANSPORT_ADDRESS.edit, { ...HOME, street: ' Rua Nova 1 ', postalCode: '1100544' });
  store.set(TRANSPORT_ADDRESS.leave, 'postalCode');
  expect(store.get(TRANSPORT_ADDRESS.values).postalCode).toBe('1100-544');
  expect(store.get(TRANSPORT_ADDRESS.payload)).toMatchObject({ street: 'Rua Nova 1' });
});

it.each([
  ['nobody', null],
  ['another customer', RUI],
])('is asked for again once %s is signed in: a saved address is its account’s', async (_, user) => {
  const { store, offer, street } = await startAsAna([HOME]);
  await offer();
  store.set(userAtom, user);
  expect(street()).toBe('');
  expect(store.get(transportIsChosenAtom)).toBe(false);
  store.set(userAtom, A_USER);
  expect(street()).toBe(HOME.street);
});

it('that the next customer types keeps nothing of the last one’s', async () => {
  const { store, offer } = await startAsAna([HOME]);
  await offer();
  store.set(userAtom, null);
  store.set(TRANSPORT_ADDRESS.edit, { street: 'Rua Nova 1' });
  expect(store.get(TRANSPORT_ADDRESS.values)).toMatchObject({ street: 'Rua Nova 1', city: '' });
});
