import { seeded } from '../support/seeded.ts';

const PARTS = 1_000_003;

/** Draws of one answer: the same seed, call and count always draw the same. */
export interface Draws {
  /** True in `share` of all cases (0 to 1); `what` names the draw, so that one never shifts another. */
  chance(what: string, share: number): boolean;
  /** One entry of a list that is not empty. */
  pick<Value>(what: string, values: readonly [Value, ...Value[]]): Value;
  /** A whole number from 0 on, below `limit`. */
  below(what: string, limit: number): number;
}

/** The draws of the `count`th answer to a call (`METHOD /path`). */
export function drawsOf(seed: string, call: string, count: number): Draws {
  // Twice, because the last characters of one pass hardly reach the high bits.
  const number = (what: string) => seeded(`${seeded(`${seed}|${call}|${count}|${what}`)}`);
  const below = (what: string, limit: number) => (number(what) % PARTS) % limit;
  return {
    chance: (what, share) => (number(what) % PARTS) / PARTS < share,
    pick: (what, values) => {
      const [value = values[0]] = values.slice(below(what, values.length));
      return value;
    },
    below,
  };
}
