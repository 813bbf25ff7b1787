import type { PeopleLimits } from '../../offer/rules/bookable.ts';

/** The largest party that gets a button of its own. */
const LARGEST_USUAL = 6;

/** The party sizes that most customers book, within the offer's limits. */
export function usualSizes({ min, max }: PeopleLimits): readonly number[] {
  const largest = Math.min(max ?? LARGEST_USUAL, LARGEST_USUAL);
  return Array.from({ length: Math.max(0, largest - min + 1) }, (_, index) => min + index);
}
