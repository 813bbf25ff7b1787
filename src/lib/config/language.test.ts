import { expect, test } from 'vitest';

import { platformLanguage } from './language.ts';

test.each([
  ['pt_PT', 'pt_PT'],
  ['es_ES', 'es_ES'],
  ['en_EN', 'en_EN'],
  ['fr_FR', 'en_EN'],
  ['de_DE', 'en_EN'],
] as const)('an element in %s asks the platform in %s', (shown, asked) => {
  expect(platformLanguage(shown)).toBe(asked);
});
