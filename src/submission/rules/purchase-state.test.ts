import { isTooSoonForSecondTry } from './purchase-state.ts';
import { expect, it } from 'vitest';

it.each([
  ['at once', 0, true],
  ['a moment before', 1_499, true],
  ['after a second and a half', 1_500, false],
  ['when the clock was put back an hour', -3_600_000, false],
])('a press %s after a lost answer (%i ms): too soon is %s', (_, waitedMs, tooSoon) => {
  const lostAt = Date.parse('2027-05-10T20:00:00Z');
  expect(isTooSoonForSecondTry(lostAt, lostAt + waitedMs)).toBe(tooSoon);
});
