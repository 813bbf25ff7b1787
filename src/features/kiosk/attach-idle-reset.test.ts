// @vitest-environment happy-dom
import { act } from 'react';
import { beforeAll, expect, it } from 'vitest';

import { createFakeHost } from '../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../test/support/state/start-test-checkout.ts';
import { configAtom, servicesAtom } from '../../context/checkout-context.ts';
import { activateLanguage } from '../../platform/i18n/create-i18n.ts';
import { BOOKING_TYPE } from '../offer/rules/booking-type.ts';
import { attachIdleReset } from './attach-idle-reset.ts';

const LOADED = { 'idle.title': 'Still there?' };

beforeAll(() => Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true));

/** A kiosk whose texts have not loaded when it was switched on, and load from then on. */
async function startKiosk() {
  const host = createFakeHost(0);
  const store = await startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, []), host);
  activateLanguage(store.get(servicesAtom).i18n, 'pt_PT', [{}]);
  const answers = [Promise.reject(new Error('lost'))];
  const loadCatalog = () => answers.pop() ?? Promise.resolve(LOADED);
  store.set(servicesAtom, { ...store.get(servicesAtom), loadCatalog });
  store.set(configAtom, { ...store.get(configAtom), idleReset: 30 });
  const element = document.createElement('div');
  const root = element.attachShadow({ mode: 'open' });
  const frame = document.createElement('div');
  frame.className = 'mc-root';
  frame.checkVisibility = () => true;
  root.append(frame);
  document.body.append(element);
  const stop = attachIdleReset(store, element);
  const pass = (seconds: number) => act(async () => host.advance(seconds * 1000));
  await pass(0);
  return { frame, pass, stop };
}

it('warns with its words also where they did not load at first', async () => {
  const { frame, pass, stop } = await startKiosk();
  document.dispatchEvent(new Event('pointerdown'));
  await pass(15);
  expect(frame.textContent).not.toContain('idle.');
  await pass(1);
  expect(frame.textContent).toContain('Still there?');
  stop?.();
});

it('leaves nothing drawn when the element goes, although its timers have ended', async () => {
  const { frame, pass, stop } = await startKiosk();
  document.dispatchEvent(new Event('pointerdown'));
  await pass(15);
  await pass(1);
  const warning = frame.lastElementChild;
  expect(warning?.textContent).toContain('Still there?');
  await act(async () => stop?.());
  expect(warning?.textContent).toBe('');
});
