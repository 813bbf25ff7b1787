import { expect, test, vi } from 'vitest';

import { BOOKING_TYPE } from '../features/offer/rules/booking-type.ts';
import { cartAtom, cartChangesAtom } from '../features/cart/state/cart-atoms.ts';
import { deliveryAtom } from '../features/delivery/state/product-order-atoms.ts';
import { startProductCheckout } from '../../test/support/order/start-product-checkout.ts';
import { categoriesAtom, campaignInfoAtom } from '../features/offer/state/offer-atoms.ts';
import { userPrizesAtom, PRIZES } from '../features/account/state/prizes.ts';
import { aShop } from '../../test/support/state/fake-shop.ts';
import { contactAtom } from '../flow/state/flow-atoms.ts';
import { startCheckoutAction } from '../flow/state/start-checkout.ts';
import { languageAtom } from '../context/checkout-context.ts';
import { createFakeHost } from '../../test/support/state/fake-host.ts';
import { A_USER, aCampaign, createFakeServer } from '../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../test/support/state/start-test-checkout.ts';
import { editContactAction } from '../features/contact/state/contact-fields.ts';
import { chooseDeliveryTypeAction } from '../features/delivery/state/delivery-step.ts';
import { setLanguageAction } from './set-language.ts';
import { COUNTRIES, countriesAtom } from '../features/delivery/state/countries.ts';

test('another language brings the texts of the merchant too, and keeps what was typed', async () => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const store = await startTestCheckout(server, createFakeHost(Date.parse('2026-11-20T10:00:00Z')));
  store.set(editContactAction, { name: 'Rui' });
  server.campaign = aCampaign({ campaignTitle: 'Tasting menu' });
  await store.set(setLanguageAction, 'en_EN');
  expect(store.get(languageAtom)).toBe('en_EN');
  expect(store.get(campaignInfoAtom)?.campaignView.campaignTitle).toBe('Tasting menu');
  expect(store.get(contactAtom).name).toBe('Rui');
});

test('another language during a start brings the texts of the merchant in that language', async () => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const store = await startTestCheckout(server, createFakeHost(Date.parse('2026-11-20T10:00:00Z')));
  let isSwitched = false;
  let asked = 0;
  server.api.getCampaign = async () => {
    asked += 1;
    const campaignTitle = store.get(languageAtom) === 'en_EN' ? 'Tasting menu' : 'Menu';
    await vi.waitUntil(() => isSwitched);
    return aCampaign({ campaignTitle });
  };
  const started = store.set(startCheckoutAction);
  await vi.waitUntil(() => asked === 1);
  const switched = store.set(setLanguageAction, 'en_EN');
  await vi.waitUntil(() => store.get(languageAtom) === 'en_EN');
  isSwitched = true;
  await Promise.all([started, switched]);
  expect(store.get(campaignInfoAtom)?.campaignView.campaignTitle).toBe('Tasting menu');
});

test('another language reloads the names of the categories of a list of services', async () => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  server.api.getShop = async () => aShop();
  const store = await startTestCheckout(
    server,
    createFakeHost(Date.parse('2026-11-20T10:00:00Z')),
    { campaignId: null, shopId: '1', services: true },
  );
  const massages = { categoryId: '1', categoryName: 'Massages', subcategories: [] };
  server.api.getCategories = async () => [massages];
  await store.set(setLanguageAction, 'en_EN');
  expect(store.get(categoriesAtom)).toEqual([massages]);
});

test('another language reloads the names of what is in the server’s cart, and keeps the delivery chosen', async () => {
  const { shop, store } = await startProductCheckout();
  await store.set(chooseDeliveryTypeAction, 'STORE_PICKUP');
  const [first, ...others] = shop.cart.shops;
  const [item, ...items] = first?.items ?? [];
  if (!first || !item) throw new Error('an empty cart');
  const translated = { ...first, items: [{ ...item, name: 'Honey' }, ...items] };
  shop.cart = { ...shop.cart, shops: [translated, ...others] };
  await store.set(setLanguageAction, 'en_EN');
  expect(store.get(cartAtom).items[0]?.name).toBe('Honey');
  expect(store.get(cartChangesAtom)).toEqual([]);
  expect(store.get(deliveryAtom).type).toBe('STORE_PICKUP');
});

test('another language reloads the names of prizes and countries where they are shown, and asks for none elsewhere', async () => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  server.user = A_USER;
  let asked = 0;
  let language = 'pt';
  server.api.getPrizes = async () => {
    asked += 1;
    return [{ id: '77', prizeTitle: `Vale ${language}`, prizeValueCents: 500 }];
  };
  server.api.getCountries = async () => [{ id: '139', name: `Portugal ${language}` }];
  const host = createFakeHost(Date.parse('2026-11-20T10:00:00Z'));
  const user = { userId: A_USER.id, token: A_USER.token };
  const store = await startTestCheckout(server, host, user);
  await store.set(setLanguageAction, 'es_ES');
  expect(asked).toBe(0);
  await store.set(PRIZES.load);
  await store.set(COUNTRIES.load);
  language = 'en';
  await store.set(setLanguageAction, 'en_EN');
  expect(store.get(userPrizesAtom)?.[0]?.prizeTitle).toBe('Vale en');
  expect(store.get(countriesAtom)?.[0]?.name).toBe('Portugal en');
});
