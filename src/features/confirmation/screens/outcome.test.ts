import { expect, it } from 'vitest';

import { OUTCOME } from './success.tsx';

it.each([
  [1, 'confirmed'],
  [2, 'pending'],
  [3, 'window'],
  [5, 'toBeScheduled'],
  [6, 'options'],
  [7, 'transport'],
] as const)('spec section 4 "Outcomes by type": %i is %s', (type, kind) => {
  expect(OUTCOME[type]).toEqual({
    title: `success.${kind}.title`,
    description: `success.${kind}.description`,
  });
});
