import { expect, test, vi } from 'vitest';

import { createFakeHost } from '../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../test/support/state/start-test-checkout.ts';
import { configAtom } from '../context/checkout-context.ts';
import { BOOKING_TYPE } from '../features/offer/rules/booking-type.ts';
import { loadCatalog } from '../platform/i18n/texts.ts';
import { withOwnTexts } from './apply-own-texts.ts';

async function startWith(texts: Record<string, Record<string, string>>) {
  const host = createFakeHost(Date.parse('2026-11-20T10:00:00Z'));
  const warn = vi.spyOn(host, 'warn');
  const store = await startTestCheckout(createFakeServer(BOOKING_TYPE.NORMAL, []), host, { texts });
  const apply = async () => withOwnTexts(store, 'pt_PT', await loadCatalog('pt_PT', 'checkout'));
  return { store, warn, host, apply };
}

test('own texts stand in place of ours, which come back without them', async () => {
  const { store, apply } = await startWith({ pt: { 'common.continue': 'Seguir' } });
  expect((await apply())['common.continue']).toEqual(['Seguir']);
  store.set(configAtom, { ...store.get(configAtom), texts: null });
  expect(await apply()).toEqual(await loadCatalog('pt_PT', 'checkout'));
});

test('what cannot be used is said once, as a warning and as an error of the page', async () => {
  const { warn, host, apply } = await startWith({ pt: { nothing: 'Nada' } });
  await apply();
  await apply();
  const message = 'The property "texts" cannot use "nothing" in "pt": no text has this id.';
  expect(warn.mock.calls).toEqual([[message]]);
  expect(host.receivedEvents.filter(({ name }) => name === 'error')).toEqual([
    { name: 'error', detail: { code: 'config', status: null, message } },
  ]);
});
