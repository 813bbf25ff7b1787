import { createStore } from 'jotai/vanilla';
import { expect, it } from 'vitest';

import { beginRunAction } from './checkout-context.ts';
import { runAtom } from './run-atom.ts';

it('keeps its value until the next start of the flow, also for code of the run before', () => {
  const countAtom = runAtom(1);
  const store = createStore();
  store.set(beginRunAction);
  const receivedEvents: number[] = [];
  store.sub(countAtom, () => receivedEvents.push(store.get(countAtom)));
  store.set(countAtom, 5);
  store.set(countAtom, (count) => count + 1);
  store.set(beginRunAction);
  expect(store.get(countAtom)).toBe(1);
  store.set(countAtom, (count) => count + 1);
  expect(receivedEvents).toEqual([5, 6, 1, 2]);
});
