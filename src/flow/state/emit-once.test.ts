import { expect, test } from 'vitest';

import { EMITTED_KEPT_MS, EMITTED_MAX_COUNT } from '../../lib/limits.ts';
import { holdLock } from '../../../test/support/host/held-lock.ts';
import { createFakeHost, type FakeHost } from '../../../test/support/state/fake-host.ts';
import { createFakeServer } from '../../../test/support/state/fake-server.ts';
import { startTestCheckout } from '../../../test/support/state/start-test-checkout.ts';
import { emitOnce, isFirstEmission } from './emit-once.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');

/** A page of the origin whose shared storage is `shared`. */
async function openTab(shared = new Map<string, string>(), now = NOW) {
  const host = createFakeHost(now, undefined, shared);
  const store = await startTestCheckout(createFakeServer(1, []), host);
  const isFirst = (fact: string) => isFirstEmission(store.get, store.set, fact);
  return { host, store, isFirst, shared };
}

const recordsOf = ({ shared }: FakeHost) => shared.keys('merchant-checkout:emitted:');

test('a fact is emitted once, in whichever tab and after every reload', async () => {
  const first = await openTab();
  const second = await openTab(first.shared);
  expect(await first.isFirst('paid p1 k1')).toBe(true);
  expect(await first.isFirst('paid p1 k1')).toBe(false);
  expect(await second.isFirst('paid p1 k1')).toBe(false);
  expect(await (await openTab(first.shared)).isFirst('paid p1 k1')).toBe(false);
});

test('of two tabs at the same moment, one emits', async () => {
  const first = await openTab();
  const second = await openTab(first.shared);
  const both = await Promise.all([first, second].map(({ isFirst }) => isFirst('paid p1 k1')));
  expect(both.filter(Boolean)).toHaveLength(1);
});

test('the three facts of a transaction are each emitted, and those of another intent too', async () => {
  const { store, host } = await openTab();
  const payment = { kind: 'voucher', paymentId: 'p1' } as const;
  const paid = { ...payment, amount: 1, currency: 'EUR' } as const;
  const reserved = { transactionId: 'p1', kind: 'booking', valueCharged: 1 } as const;
  for (const key of ['k1', 'k1', 'k2']) {
    await emitOnce(store.get, store.set, 'pending', { ...payment, intent: 'K1' }, key);
    await emitOnce(store.get, store.set, 'paid', paid, key);
    await emitOnce(store.get, store.set, 'reserved', reserved, key);
  }
  const facts = host.receivedEvents
    .map(({ name }) => name)
    .filter((name) => /ed$|ing$|^paid$/.test(name));
  expect(facts).toEqual(['pending', 'paid', 'reserved', 'pending', 'paid', 'reserved']);
});

test('a fact is remembered for 30 days', async () => {
  const { shared, isFirst } = await openTab();
  await isFirst('paid p1 k1');
  const lastDay = await openTab(shared, NOW + EMITTED_KEPT_MS);
  expect(await lastDay.isFirst('paid p2 k2')).toBe(true);
  expect(await lastDay.isFirst('paid p1 k1')).toBe(false);
  const after = await openTab(shared, NOW + EMITTED_KEPT_MS + 1);
  await after.isFirst('paid p3 k3');
  expect(recordsOf(after.host).join()).not.toContain('p1');
});

test('at most 100 facts are remembered, and the oldest is forgotten first', async () => {
  const { host, isFirst } = await openTab();
  for (let made = 0; made <= EMITTED_MAX_COUNT; made += 1) {
    host.advance(1);
    await isFirst(`paid p${made}`);
  }
  const records = recordsOf(host);
  expect(records).toHaveLength(100);
  expect(records).not.toContain('merchant-checkout:emitted:1:paid p0');
  expect(records).toContain('merchant-checkout:emitted:1:paid p1');
});

test('records that cannot be read are removed, and nothing else is', async () => {
  const { host, isFirst } = await openTab(
    new Map([
      ['merchant-checkout:emitted:1:paid p9 k9', 'yesterday'],
      ['another script', 'yesterday'],
    ]),
  );
  await isFirst('paid p1 k1');
  expect([...host.sharedValues.keys()].toSorted()).toEqual([
    'another script',
    'merchant-checkout:emitted:1:paid p1 k1',
  ]);
});

test('without any storage each page emits a fact once', async () => {
  const { host, isFirst } = await openTab();
  Object.assign(host.areas, { origin: 'blocked', tab: 'blocked' });
  expect([await isFirst('paid p1 k1'), await isFirst('paid p1 k1')]).toEqual([true, false]);
});

test('an emission waits for the lock of the payment journal', async () => {
  const { host, isFirst, shared } = await openTab();
  const lock = holdLock(host);
  const first = isFirst('paid p1 k1');
  await lock.isRequested;
  // The tab that holds the lock emits it.
  shared.set('merchant-checkout:emitted:1:paid p1 k1', String(NOW));
  lock.release();
  expect(await first).toBe(false);
});
