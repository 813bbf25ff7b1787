import { createStore } from 'jotai/vanilla';

import type { CheckoutConfig } from '../../../src/lib/config/checkout-config.ts';
import { createI18n } from '../../../src/platform/i18n/create-i18n.ts';
import { startCheckoutAction } from '../../../src/flow/state/start-checkout.ts';
import { servicesAtom, configAtom } from '../../../src/context/checkout-context.ts';
import { readConfig } from '../../../src/element/read-config.ts';
import { FEATURES } from '../../../src/app/features.ts';
import { featuresAtom } from '../../../src/flow/feature-interface.ts';
import type { FakeHost } from './fake-host.ts';
import type { FakeServer } from './fake-server.ts';

const { config: defaults } = readConfig(
  { attribute: () => null, property: () => null },
  { language: 'pt', scriptOrigin: 'https://platform.example', params: () => [] },
);

/** A page with one campaign whose guests may book without an account. */
export const A_CONFIG: CheckoutConfig = {
  ...defaults,
  campaignId: '101',
  reservationType: 'normal',
  allowGuestLogin: true,
};

/** Starts a checkout of atoms and actions alone against a fake server and page. */
export async function startTestCheckout(
  server: FakeServer,
  host: FakeHost,
  config: Partial<CheckoutConfig> = {},
) {
  const store = createStore();
  store.set(configAtom, { ...A_CONFIG, ...config });
  store.set(featuresAtom, FEATURES);
  store.set(servicesAtom, {
    call: server.call,
    bindCall: (settings) => server.callAs(settings),
    fetch: (request) => server.fetch(request),
    host,
    i18n: createI18n(),
    loadCatalog: async () => ({}),
    adoptSheets: () => undefined,
    onReady: () => undefined,
    onFatal: () => undefined,
  });
  await store.set(startCheckoutAction);
  return store;
}
