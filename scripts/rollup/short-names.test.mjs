import { expect, test } from 'vitest';

import { namesIn, rename } from './short-names.mjs';

const SHEET = `.mc-notice--danger .mc-notice__title { color: var(--_danger); }
  .mc-visually-hidden { --_danger: var(--mc-danger); }`;
const names = namesIn([SHEET]);
const renamed = (text) => rename(text, names);

test('a sheet and the markup that it is for get the same names', () => {
  expect(renamed('class="mc-notice mc-notice--danger"')).toBe('class="m0 m0--danger"');
  expect(renamed('.mc-notice--danger > .mc-notice__title')).toBe('.m0--danger > .m1');
  expect(renamed('`mc-notice mc-notice--${kind}`')).toBe('`m0 m0--${kind}`');
});

test('what pages set, what tests look for and what is no class of a sheet stays', () => {
  const kept = 'var(--mc-danger) mc-visually-hidden slot="mc-google" "mc-noticed" "x-mc-notice"';
  expect(renamed(kept)).toBe(kept);
});

test('an own property is renamed where it is set and where it is read', () => {
  expect(renamed('--_danger: red; color: var(--_danger)')).toBe('--_0: red; color: var(--_0)');
});
