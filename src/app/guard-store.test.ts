import { atom, createStore } from 'jotai/vanilla';
import { expect, test, vi } from 'vitest';

import { guardStore } from './guard-store.ts';

const failure = new Error('bug');
const throwing = atom(null, () => {
  throw failure;
});
const rejecting = atom(null, async () => {
  throw failure;
});
const counting = atom(0);
const adding = atom(null, async (get, set, by: number) => {
  set(counting, get(counting) + by);
  return get(counting);
});

test.each([
  ['throws', throwing],
  ['rejects', rejecting],
])('an action that %s is reported and does not throw at its caller', async (_, action) => {
  const onError = vi.fn();
  const store = guardStore(createStore(), onError);
  await expect(Promise.resolve(store.set(action))).resolves.toBeUndefined();
  expect(onError.mock.calls).toEqual([[failure]]);
});

test('an action that works gives what it gives', async () => {
  const onError = vi.fn();
  const store = guardStore(createStore(), onError);
  expect(await store.set(adding, 2)).toBe(2);
  expect(store.get(counting)).toBe(2);
  expect(onError).not.toHaveBeenCalled();
});
