import { startTransition, useCallback, useEffect, useState } from 'react';

/** How many are drawn at once, enough to fill a large screen, and with each further step. */
const FIRST = 12;
const MORE = 96;

/**
 * How many of `total` rows are drawn: the first ones at once, the others bit by bit when nothing else is to be done, so
 * that a long list is there as soon as a short one. The function draws all of them now.
 */
export function useGrowingCount(total: number): readonly [count: number, drawAll: () => void] {
  const [count, setCount] = useState(FIRST);
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + MORE));
  }, [count, total]);
  const drawAll = useCallback(() => setCount(Number.MAX_SAFE_INTEGER), []);
  return [count, drawAll];
}
