import { describe, expect, it } from 'vitest';

import { indexOfKey, indexWithout } from './gallery-index.ts';

describe('a key in the gallery', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 2, 2],
    ['ArrowLeft', 2, 1],
    ['ArrowLeft', 0, 0],
    ['End', 0, 2],
    ['Home', 2, 0],
    ['a', 1, null],
  ])('%s leads from picture %i of 3 to %s', (key, index, next) =>
    expect(indexOfKey(key, index, 3)).toBe(next),
  );
});

describe('a picture that is left out of 3', () => {
  it.each([
    ['an earlier one', 0, 2, 1],
    ['a later one', 2, 0, 0],
    ['the shown one', 1, 1, 1],
    ['the shown one, which is the last', 2, 2, 1],
  ])('%s: the shown one stays, or the next takes its place', (_, left, index, shown) =>
    expect(indexWithout(left, index, 3)).toBe(shown),
  );

  it('is the only one', () => expect(indexWithout(0, 0, 1)).toBe(0));
});
