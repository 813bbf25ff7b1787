import { expect, test } from 'vitest';

import { partySizes } from './times-view.ts';

test.each([
  [{ min: 1, max: null }, 2, [1, 2, 3, 4, 5, 6]],
  [{ min: 2, max: 4 }, 2, [2, 3, 4]],
  [{ min: 1, max: 20 }, 9, [4, 5, 6, 7, 8, 9]],
  [{ min: 1, max: 1 }, 1, [1]],
])('of %o with %i chosen, the party sizes to choose from are %j', (limits, chosen, sizes) => {
  expect(partySizes(limits, chosen)).toEqual(sizes);
});
