import { createStore } from 'jotai/vanilla';
import { expect, it } from 'vitest';

import { createFakeHost } from '../../test/support/state/fake-host.ts';
import { A_CONFIG } from '../../test/support/state/start-test-checkout.ts';
import { configAtom, servicesAtom } from '../context/checkout-context.ts';
import { tabSessionKey } from '../features/account/state/session-id.ts';
import { createServices } from './create-services.ts';

it('the first screen keeps the session of a link, before any more code loads', () => {
  const host = createFakeHost(0);
  const store = createStore();
  const config = {
    ...A_CONFIG,
    sessionId: 'of-a-link',
    shopId: '3',
    linked: ['sessionId'] as const,
  };
  store.set(configAtom, config);
  const port = { config, onReady: () => undefined };
  const services = createServices(port as never, store, host, undefined as never);
  store.set(servicesAtom, services);
  services.onReady();
  expect(host.storage.read(tabSessionKey(store.get))).toBe('3 of-a-link');
});
