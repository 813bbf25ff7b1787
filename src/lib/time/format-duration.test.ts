import { expect, it } from 'vitest';

import { formatDuration } from './format-duration.ts';

it.each([
  [3000, '50 min'],
  [3600, '1 h'],
  [5400, '1 h 30 min'],
  [0, null],
])('%i seconds are written as %s', (seconds, text) => {
  expect(formatDuration(seconds, 'pt-PT')?.replaceAll(/\s/g, ' ') ?? null).toBe(text);
});
