import { createStore } from 'jotai/vanilla';

import type { CheckoutConfig } from '../../../src/lib/config/checkout-config.ts';
import { createI18n } from '../../../src/platform/i18n/create-i18n.ts';
import { startCheckoutAction } from '../../../src/flow/state/start-checkout.ts';
import { configAtom } from '../../../src/context/config-atom.ts';
import { servicesAtom } from '../../../src/context/services.ts';
import type { FakeHost } from './fake-host.ts';
import type { FakeServer } from './fake-server.ts';

/** A page with one campaign whose guests may book without an account. */
export const A_CONFIG: CheckoutConfig = {
  middleware: 'https://platform.example',
  shopId: null,
  campaignId: '101',
  offerCode: null,
  serviceId: null,
  entityId: '1',
  providerId: '1',
  language: 'pt_PT',
  qr: false,
  products: false,
  menu: false,
  services: false,
  reservationType: 'normal',
  reservationMode: null,
  defaultView: null,
  cartItems: [],
  referralCode: null,
  channel: null,
  channelManager: null,
  sessionId: null,
  rwgToken: null,
  userId: null,
  token: null,
  externalToken: null,
  linked: [],
  allowGuestLogin: true,
  canBookDate: true,
  canBuyVoucher: true,
  clientApplication: 'WEB',
  clientPlatform: 'WIDGET',
  showClose: false,
  mode: 'inline',
  theme: 'auto',
  timeZone: 'Europe/Lisbon',
  prefill: {},
  hostName: null,
  parentOrigin: null,
  mapsPartnerId: null,
  imageLoader: null,
  analytics: 'off',
  idempotency: 'off',
  links: {},
  cspNonce: null,
};

/** Starts a checkout of atoms and actions alone against a fake server and page. */
export async function startTestCheckout(
  server: FakeServer,
  host: FakeHost,
  config: Partial<CheckoutConfig> = {},
) {
  const store = createStore();
  store.set(configAtom, { ...A_CONFIG, ...config });
  store.set(servicesAtom, {
    api: server.api,
    host,
    i18n: createI18n(),
    loadCatalog: async () => ({}),
    adoptSheets: () => undefined,
  });
  await store.set(startCheckoutAction);
  return store;
}
