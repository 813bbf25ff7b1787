import { expect, test } from 'vitest';

import { AREAS, chunkOf } from './chunk-areas.mjs';

const areas = { menu: {}, end: {}, menuEnd: { after: ['menu', 'end'] } };

test('what one area needs comes with it', () => {
  expect(chunkOf(['menu'], areas)).toBe('menu');
});

test('what an area needs of one that is there before it is not sent twice', () => {
  expect(chunkOf(['menu', 'menuEnd'], areas)).toBe('menu');
  expect(chunkOf(['menuEnd', 'end'], areas)).toBe('end');
});

test('a menu never waits for what only the end of a booking needs, and the other way round', () => {
  expect(chunkOf(['menu', 'end'], areas)).toBe('shared');
});

test('what no area needs is left to the bundler', () => {
  expect(chunkOf([], areas)).toBeUndefined();
});

test('areas come after areas that there are', () => {
  const named = Object.values(AREAS).flatMap(({ after = [] }) => after);
  expect(named.filter((name) => !(name in AREAS))).toEqual([]);
});
