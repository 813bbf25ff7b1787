import { describe, expect, test } from 'vitest';

import { openFakeArea, type AreaState } from '../../../test/support/host/fake-area.ts';
import { createStorage, type StorageArea } from './storage.ts';

/** A browser's storage, in which a test fills or blocks an area, and the page on it. */
function aBrowser(start: Partial<Record<'origin' | 'tab', AreaState>> = {}) {
  const states: Record<'origin' | 'tab', AreaState> = { origin: 'works', tab: 'works', ...start };
  const values = { origin: new Map<string, string>(), tab: new Map<string, string>() };
  const areaOf = (kept: StorageArea['kept']): StorageArea => ({
    kept,
    open: () => openFakeArea(values[kept], () => states[kept]),
  });
  const areas = [areaOf('origin'), areaOf('tab')];
  /** A page of the tab; a reload loads another one. */
  const openPage = () => createStorage(areas);
  return { states, values, openPage, storage: openPage() };
}

const STATES: readonly AreaState[] = ['works', 'full', 'blocked'];
const BROWSERS = STATES.flatMap((origin) => STATES.map((tab) => ({ origin, tab })));

test.each(BROWSERS)(
  'what is written can be read and removed where the origin’s storage is $origin and the tab’s $tab',
  (states) => {
    const { storage } = aBrowser(states);
    expect([storage.read('a'), storage.keptIn('a')]).toEqual([null, null]);
    storage.write('a', '1');
    storage.write('a', '2');
    expect([storage.read('a'), storage.keys('')]).toEqual(['2', ['a']]);
    storage.remove('a');
    expect([storage.read('a'), storage.keptIn('a'), storage.keys('')]).toEqual([null, null, []]);
  },
);

test.each([
  [{}, 'origin'],
  [{ origin: 'full' }, 'tab'],
  [{ origin: 'blocked' }, 'tab'],
  [{ tab: 'blocked' }, 'origin'],
  [{ origin: 'full', tab: 'full' }, 'page'],
  [{ origin: 'blocked', tab: 'blocked' }, 'page'],
] as const)('with %o, a value is kept for the %s', (states, kept) => {
  const { openPage, storage } = aBrowser(states);
  expect([storage.write('a', '1'), storage.keptIn('a')]).toEqual([kept, kept]);
  expect(openPage().read('a')).toBe(kept === 'page' ? null : '1');
});

test('a browser whose storage ignores a write keeps the value for the page', () => {
  const area = openFakeArea(new Map());
  const ignoring = Object.assign(Object.create(area) as Storage, { setItem: () => undefined });
  const storage = createStorage([{ kept: 'origin', open: () => ignoring }]);
  expect([storage.write('a', '1'), storage.read('a')]).toEqual(['page', '1']);
});

describe('a value that no longer fits', () => {
  test('hides the older one that did, also after a reload', () => {
    const { states, openPage, storage } = aBrowser();
    storage.write('a', 'old');
    states.origin = 'full';
    expect(storage.write('a', 'new')).toBe('tab');
    expect([storage.read('a'), openPage().read('a')]).toEqual(['new', 'new']);
  });

  test('moves to the origin at the next write that fits, and leaves no copy', () => {
    const { states, values, storage } = aBrowser({ origin: 'full', tab: 'full' });
    storage.write('a', '1');
    states.tab = 'works';
    expect(storage.write('a', '2')).toBe('tab');
    states.origin = 'works';
    expect(storage.write('a', '3')).toBe('origin');
    expect([values.tab.size, storage.read('a')]).toEqual([0, '3']);
  });

  test('is removed from every place', () => {
    const { states, openPage, storage } = aBrowser();
    storage.write('a', 'old');
    states.origin = 'full';
    storage.write('a', 'new');
    storage.remove('a');
    expect([storage.read('a'), openPage().read('a')]).toEqual([null, null]);
  });
});

test('pages with blocked storage share nothing unless they are given the same memory', () => {
  const memory = new Map<string, string>();
  createStorage([], memory).write('a', '1');
  expect([createStorage([]).read('a'), createStorage([], memory).read('a')]).toEqual([null, '1']);
});

test('every key of a prefix is found once, wherever it is kept', () => {
  const { states, storage } = aBrowser();
  storage.write('mine:a', '1');
  storage.write('mine:b', '1');
  states.origin = 'full';
  storage.write('mine:b', '2');
  states.tab = 'full';
  storage.write('mine:c', '3');
  storage.write('other', '4');
  expect(storage.keys('mine:').toSorted()).toEqual(['mine:a', 'mine:b', 'mine:c']);
});
