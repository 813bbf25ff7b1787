import { SECOND_TRY_AFTER_MS } from '../../lib/limits.ts';

/**
 * Whether a press comes so soon after a lost answer that it was meant for the first try; both in Unix ms. A clock that
 * was put back says nothing of how long ago that was: the customer is not kept waiting for it.
 */
export function isTooSoonForSecondTry(lostAt: number, now: number): boolean {
  const waitedMs = now - lostAt;
  return waitedMs >= 0 && waitedMs < SECOND_TRY_AFTER_MS;
}
