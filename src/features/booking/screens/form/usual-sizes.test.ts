import { expect, it } from 'vitest';
import { usualSizes } from './people-chips.tsx';

it.each([
  [{ min: 1, max: 8 }, [1, 2, 3, 4, 5, 6]],
  [{ min: 2, max: 4 }, [2, 3, 4]],
  [{ min: 4, max: 16 }, [4, 5, 6]],
  [{ min: 1, max: null }, [1, 2, 3, 4, 5, 6]],
  [{ min: 8, max: 20 }, []],
])('the usual sizes within %j are %j', (limits, sizes) => {
  expect(usualSizes(limits)).toEqual(sizes);
});
