import { expect, test } from 'vitest';

import { AREAS, chunkOf } from './chunk-areas.mjs';

const areas = {
  menu: {},
  end: {},
  menuEnd: { after: ['menu', 'end'] },
  pay: { after: ['end'] },
  login: { withoutOrder: true },
};

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

test('what two need that both come after a third comes with that', () => {
  expect(chunkOf(['menuEnd', 'pay'], areas)).toBe('end');
});

test('a login never waits for what only menus and bookings share', () => {
  expect(chunkOf(['menu', 'end', 'login'], areas)).toBe('parts');
});

test('what no area needs is left to the bundler', () => {
  expect(chunkOf([], areas)).toBeUndefined();
});

test('what only an area needs that comes after others stays with it', () => {
  expect(chunkOf(['menuEnd'], areas)).toBe('menuEnd');
  expect(chunkOf(['pay'], areas)).toBe('pay');
});

test('areas stand below those that they come after', () => {
  const names = Object.keys(AREAS);
  const wrong = Object.entries(AREAS).flatMap(([name, { after = [] }]) =>
    after.filter((other) => !names.slice(0, names.indexOf(name)).includes(other)),
  );
  expect(wrong).toEqual([]);
});
