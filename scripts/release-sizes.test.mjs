import { expect, test } from 'vitest';

import { compareSizes, LIMITS, totalsOf } from './release-sizes.mjs';

const TOTALS = totalsOf({
  firstModule: ['/merchant-checkout.js'],
  firstScreen: ['/merchant-checkout.js', '/v/app.js', '/v/pt_PT-app.js'],
  all: [
    '/merchant-checkout.js',
    '/v/app.js',
    '/v/debug.js',
    '/v/pt_PT-app.js',
    '/v/pt_PT-menu.js',
    '/v/de_DE-app.js',
  ],
});

test('each language and each part that an attribute enables has a limit of its own', () => {
  expect(TOTALS['pt_PT']).toEqual({
    limit: 'language',
    paths: ['/v/pt_PT-app.js', '/v/pt_PT-menu.js'],
  });
  expect(TOTALS['debug']).toEqual({ limit: 'enabled by an attribute', paths: ['/v/debug.js'] });
});

test('all script is without languages and what attributes enable', () => {
  expect(TOTALS['all script'].paths).toEqual(['/merchant-checkout.js', '/v/app.js']);
});

test('a size above its limit fails, and each row shows its change since the last release', () => {
  const sizes = Object.fromEntries(Object.keys(TOTALS).map((name) => [name, 2048]));
  const rows = compareSizes(
    TOTALS,
    { ...sizes, 'first module': LIMITS['first module'] + 1024 },
    { 'first module': 10 * 1024, 'all script': 3072 },
  );
  expect(rows.map(({ isOver }) => isOver)).toEqual([true, false, false, false, false, false]);
  expect(rows.map(({ text }) => text)).toEqual([
    'first module: 14.0 KB of 13.0 KB, +4.0 KB',
    'script until the first booking screen: 2.0 KB of 116.0 KB, new',
    'all script: 2.0 KB of 290.0 KB, -1.0 KB',
    'de_DE: 2.0 KB of 16.0 KB, new',
    'pt_PT: 2.0 KB of 16.0 KB, new',
    'debug: 2.0 KB of 16.0 KB, new',
  ]);
});
