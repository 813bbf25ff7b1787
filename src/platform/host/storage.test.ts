import { expect, test } from 'vitest';

import { createStorage } from './storage.ts';

function areaOf(own: Partial<Storage>): Storage {
  const values = new Map<string, string>();
  return {
    length: 0,
    clear: () => values.clear(),
    key: () => null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    ...own,
  };
}

const refuse = () => {
  throw new DOMException('refused', 'SecurityError');
};

test.each([
  ['works', () => areaOf({})],
  ['is blocked', refuse],
  ['is full', () => areaOf({ setItem: refuse })],
  ['refuses everything', () => areaOf({ getItem: refuse, setItem: refuse, removeItem: refuse })],
])('what is written can be read and removed where storage %s', (_, makeArea) => {
  let area: Storage | undefined;
  const storage = createStorage(() => (area ??= makeArea()));
  expect(storage.read('a')).toBe(null);
  storage.write('a', '1');
  storage.write('a', '2');
  expect(storage.read('a')).toBe('2');
  storage.remove('a');
  expect(storage.read('a')).toBe(null);
});

test('a value that no longer fits hides the older one that did', () => {
  const area = areaOf({});
  const storage = createStorage(() => area);
  storage.write('a', 'old');
  area.setItem = refuse;
  storage.write('a', 'new');
  expect(storage.read('a')).toBe('new');
});

test('two elements with blocked storage share nothing', () => {
  const first = createStorage(refuse);
  first.write('a', '1');
  expect(createStorage(refuse).read('a')).toBe(null);
});

test('every key of a prefix is found, also one that does not fit any more', () => {
  const area = areaOf({});
  Object.defineProperty(area, 'mine:a', { value: '1', enumerable: true });
  const storage = createStorage(() => area);
  area.setItem = refuse;
  storage.write('mine:b', '2');
  storage.write('other', '3');
  expect(storage.keys('mine:')).toEqual(['mine:a', 'mine:b']);
});
