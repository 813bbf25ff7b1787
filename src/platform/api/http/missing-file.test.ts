import { expect, it } from 'vitest';

import { missingFileUrl } from './missing-file.ts';

it.each(['https://shop.example/app.js', 'http://localhost:8080/app.js'])(
  'the file of a failed import is read from the error of the browser: %s',
  (file) => {
    expect(
      missingFileUrl(new TypeError(`error loading dynamically imported module: ${file}`)),
    ).toBe(file);
  },
);

it('an error without an address names no file', () => {
  expect(missingFileUrl(new TypeError('Importing a module script failed.'))).toBeUndefined();
});
