import { expect, test, vi } from 'vitest';

import { createFakeHost } from '../../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../../test/support/state/start-test-checkout.ts';
import { servicesAtom } from '../../../context/checkout-context.ts';
import { loadQuestionsAction, shownQuestionsAtom } from './questions-atoms.ts';

test('questions are not shown before their texts have come', async () => {
  const host = createFakeHost(Date.parse('2026-11-20T10:00:00Z'));
  const store = await startTestCheckout(createFakeServer(1, []), host, {
    questions: ['allergies'],
  });
  let arrive = () => {};
  const texts = new Promise<Record<string, string>>((resolve) => (arrive = () => resolve({})));
  store.set(servicesAtom, { ...store.get(servicesAtom), loadCatalog: () => texts });
  const loaded = store.set(loadQuestionsAction);
  await vi.dynamicImportSettled();
  expect(store.get(shownQuestionsAtom)).toEqual([]);
  arrive();
  expect(await loaded).toBeNull();
  expect(store.get(shownQuestionsAtom)).toHaveLength(1);
});
