import { expect, test, vi } from 'vitest';

import { BOOKING_TYPE } from '../features/offer/rules/booking-type.ts';
import { cartAtom, cartChangesAtom } from '../features/cart/state/cart-atoms.ts';
import { deliveryAtom } from '../features/delivery/state/product-order-atoms.ts';
import { startProductCheckout } from '../../test/support/order/start-product-checkout.ts';
import { campaignInfoAtom } from '../features/offer/state/offer-atoms.ts';
import { categoriesAtom } from '../features/services/state/categories.ts';
import { userPrizesAtom, PRIZES } from '../features/account/state/prizes.ts';
import { QR_OBTAIN_METHOD } from '../features/offer/rules/check-campaign.ts';
import { aBookingConfig } from '../../test/support/offer/booking-config.ts';
import { aShop } from '../../test/support/state/fake-shop.ts';
import { contactAtom } from '../features/contact/state/contact-atom.ts';
import { currentEntryAtom, flowStatusAtom } from '../flow/state/flow-atoms.ts';
import { goBackAction } from '../flow/state/move-step.ts';
import { chooseServiceAction } from '../features/services/state/services-state.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { refreshAction, startCheckoutAction } from '../flow/state/start-checkout.ts';
import { languageAtom } from '../context/checkout-context.ts';
import { createFakeHost } from '../../test/support/state/fake-host.ts';
import {
  A_USER,
  aCampaign,
  createFakeServer,
  type FakeServer,
} from '../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../test/support/state/start-test-checkout.ts';
import { editContactAction } from '../features/contact/state/contact-form.ts';
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

/** The names of the calls that a server answers, in order. */
function recordCalls(server: FakeServer): string[] {
  const { call } = server;
  const names: string[] = [];
  const record = async (loadable: unknown, ...rest: unknown[]) => {
    const definition: unknown = typeof loadable === 'function' ? await loadable() : loadable;
    if (definition && typeof definition === 'object' && 'name' in definition)
      names.push(String(definition.name));
    return Reflect.apply(call, server, [definition, ...rest]);
  };
  server.call = (...args: readonly unknown[]) => Reflect.apply(record, null, args);
  return names;
}

const MASSAGE = {
  id: '31',
  serviceName: 'Massagem',
  serviceDescription: '',
  bookingConfig: aBookingConfig({ bookingType: BOOKING_TYPE.NORMAL }),
  minimumTimeBeforeBooking: 0,
  priceCents: 4500,
  estimatedServiceDurationSeconds: 3600,
  subcategoryId: null,
};

const A_SHOP_CONFIG = { campaignId: null, shopId: '1', services: true } as const;
const NAMES = [{ categoryId: '1', categoryName: 'Massagens', subcategories: [] }];

test.each<[string, Partial<CheckoutConfig>, readonly string[]]>([
  ['a booking', {}, ['getCampaign']],
  ['points', { campaignId: null, qr: true, offerCode: 'A1' }, ['getCampaignByOfferCode']],
  ['a list of services', A_SHOP_CONFIG, ['getShop', 'getCategories']],
  [
    'a service',
    { ...A_SHOP_CONFIG, serviceId: '31' },
    ['getShop', 'getServiceResources', 'getShopResources'],
  ],
])(
  'another language during %s asks again for what is translated, and for nothing else',
  async (_, target, translated) => {
    const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
    server.user = A_USER;
    server.campaign = { ...server.campaign, obtainMethod: QR_OBTAIN_METHOD };
    server.api.getShop = async () => ({ ...aShop(), services: [MASSAGE] });
    server.api.getServiceSlots = async () => [];
    const names = recordCalls(server);
    const host = createFakeHost(Date.parse('2026-11-20T10:00:00Z'));
    const user = { userId: A_USER.id, token: A_USER.token };
    const store = await startTestCheckout(server, host, { ...user, ...target });
    expect(store.get(flowStatusAtom).status).toBe('ready');
    names.length = 0;
    await store.set(setLanguageAction, 'en_EN');
    expect([...names].sort()).toEqual([...translated].sort());
  },
);

test('a service that was chosen from the list is translated, and so is the list below it', async () => {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  server.api.getShop = async () => ({ ...aShop(), services: [MASSAGE] });
  server.api.getCategories = async () => NAMES;
  server.api.getServiceSlots = async () => [];
  server.api.getServiceResources = async () => [
    { id: '1', name: 'Ana' },
    { id: '2', name: 'Rui' },
  ];
  const names = recordCalls(server);
  const host = createFakeHost(Date.parse('2026-11-20T10:00:00Z'));
  const store = await startTestCheckout(server, host, A_SHOP_CONFIG);
  await store.set(chooseServiceAction, MASSAGE.id);
  expect(store.get(currentEntryAtom)?.flow).toBe('service_and_reservation');
  names.length = 0;
  await store.set(setLanguageAction, 'en_EN');
  expect([...names].sort()).toEqual(['getCategories', 'getServiceResources', 'getShop']);
  await store.set(refreshAction);
  expect(store.get(categoriesAtom)).toEqual(NAMES);
  store.set(goBackAction);
  expect(store.get(currentEntryAtom)?.step).toBe('services');
  names.length = 0;
  await store.set(setLanguageAction, 'pt_PT');
  expect([...names].sort()).toEqual(['getCategories', 'getShop']);
});
