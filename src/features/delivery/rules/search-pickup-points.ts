import { foldText, holdsWords, searchWords } from '../../../lib/text/fold-text.ts';
import type { PlacedPoint } from './sort-pickup-points.ts';

/** Points prepared for many searches: folding 10,000 texts at every key would be felt. */
export type PointIndex = readonly { placed: PlacedPoint; text: string }[];

/** Prepares points for being searched; they keep their order. */
export function indexPoints(points: readonly PlacedPoint[]): PointIndex {
  return points.map((placed) => {
    const { name, address, postalCode, city } = placed.point;
    return { placed, text: foldText(`${name} ${address} ${postalCode} ${city}`) };
  });
}

/** The points that hold every word of a search, without regard to accents and capitals; all for a blank one. */
export function searchPoints(index: PointIndex, query: string): readonly PlacedPoint[] {
  const words = searchWords(query);
  return index.filter(({ text }) => holdsWords(text, words)).map(({ placed }) => placed);
}
