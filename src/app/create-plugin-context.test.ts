// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

import { createFakeHost } from '../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../test/support/state/start-test-checkout.ts';
import { configAtom, languageAtom } from '../context/checkout-context.ts';
import { BOOKING_TYPE } from '../features/offer/rules/booking-type.ts';
import { createPluginContext } from './create-plugin-context.ts';
import { PLUGINS } from './plugins.ts';

async function startWithContext() {
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const store = await startTestCheckout(server, createFakeHost(0));
  const element = document.createElement('div');
  element.attachShadow({ mode: 'open' });
  return { store, element, context: createPluginContext(store, element) };
}

it('a plugin reads the flow, its step, its status and the offer', async () => {
  const { context } = await startWithContext();
  expect(context.state()).toMatchObject({
    flow: 'booking_voucher',
    status: 'ready',
    problem: null,
    step: 'choice',
    offer: { campaign: { shopName: 'Tasca do Bairro' }, service: null },
  });
});

it('a plugin learns of each change until it stops listening', async () => {
  const { store, context } = await startWithContext();
  const listener = vi.fn();
  const stop = context.onChange(listener);
  store.set(languageAtom, 'en_EN');
  expect(listener).toHaveBeenCalledOnce();
  expect(context.state().language).toBe('en_EN');
  store.set(configAtom, { ...store.get(configAtom), debug: true });
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  store.set(languageAtom, 'es_ES');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('a plugin gets the same state until something changes', async () => {
  const { context } = await startWithContext();
  expect(context.state()).toBe(context.state());
});

it('a plugin gets the open dialog as the front of the screen, else the step', async () => {
  const { element, context } = await startWithContext();
  const root = element.shadowRoot;
  expect(context.front()).toBeNull();
  if (root)
    root.innerHTML =
      '<div class="mc-frame"><main class="mc-frame__main"></main><dialog></dialog></div>';
  expect(context.front()?.localName).toBe('main');
  root?.querySelector('dialog')?.setAttribute('open', '');
  expect(context.front()?.localName).toBe('dialog');
});

it('no page loads a plugin before its first screen unless an attribute asks for it', async () => {
  const { store } = await startWithContext();
  const config = store.get(configAtom);
  expect(PLUGINS.filter(({ isWanted, isLate }) => isWanted(config) && !isLate)).toEqual([]);
});

it('a plugin gets no token and no session, only that they are set', async () => {
  const { store, context } = await startWithContext();
  store.set(configAtom, {
    ...store.get(configAtom),
    token: 'abc',
    sessionId: 'def',
    rwgToken: 'ghi',
  });
  const { config } = context.state();
  expect([config.token, config.sessionId, config.rwgToken]).toEqual(['(set)', '(set)', '(set)']);
  expect(config.externalToken).toBeNull();
});
