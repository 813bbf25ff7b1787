import { expect, test } from 'vitest';

import { filesBelow } from '../files-below.mjs';
import { AREAS, areaOf, chunkOf } from './chunk-areas.mjs';

const areas = {
  menu: {},
  end: {},
  menuEnd: { after: ['menu', 'end'] },
  pay: { after: ['end'] },
  login: {},
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

test('a module is part of the area that names most of its path', () => {
  const some = {
    order: { places: ['features/ordering'] },
    end: { places: ['features/ordering/end'] },
  };
  expect(areaOf('features/ordering/start.ts', some)).toBe('order');
  expect(areaOf('features/ordering/end.ts', some)).toBe('end');
  expect(areaOf('element/shell.ts', some)).toBeUndefined();
});

test('every place that an area names has code', async () => {
  const paths = await filesBelow('src');
  const places = Object.values(AREAS).flatMap((area) => area.places);
  expect(places.filter((place) => !paths.some((path) => path.startsWith(place)))).toEqual([]);
});
