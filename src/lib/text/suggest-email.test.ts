import { expect, test } from 'vitest';

import { suggestEmail } from './suggest-email.ts';

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gamil.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  [' Ana.Sousa@HOTMIAL.com ', 'Ana.Sousa@hotmail.com'],
  ['ana@sapp.pt', 'ana@sapo.pt'],
  ['ana@live.com.p', 'ana@live.com.pt'],
])('%s is asked about as %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

test.each([
  'ana@gmail.com',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@hotmail.fr',
  'ana@restaurante.pt',
  'ana@gmali.con',
  'ana',
  '@gmial.com',
  'a@b@gmial.com',
  '',
])('%s is not asked about', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
