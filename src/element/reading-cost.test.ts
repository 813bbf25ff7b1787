import { describe, expect, test } from 'vitest';

import { ATTRIBUTE_KEYS, ATTRIBUTES, type AttributeKey } from '../lib/config/attributes.ts';
import { describeProblem } from './problem-texts.ts';

/** Characters of the shorter value. The limits of length are not asked: a parser alone has to be linear. */
const LENGTH = 2_000;
const TIMES_LONGER = 4;
/** Four times the work costs about 4; a cost that grows with the square costs 16. */
const MOST = 9;
/**
 * A value is read so often that the clock can measure it, and so seldom that four times as much fits between two turns of a busy
 * machine.
 */
const MEASURED_MS = 0.5;
const ROUNDS = 300;

const SHAPES: readonly (readonly [name: string, value: (length: number) => string])[] = [
  ['letters', (length) => 'a'.repeat(length)],
  ['blanks', (length) => ` ${' '.repeat(length)}x`],
  ['slashes', (length) => `https://a.example${'/'.repeat(length)}x`],
  ['at-signs', (length) => '@'.repeat(length)],
  ['commas', (length) => ','.repeat(length)],
  ['dots', (length) => 'a.'.repeat(length / 2)],
  ['brackets', (length) => '['.repeat(length)],
  ['rows that cannot be used', (length) => `[${'{},'.repeat(length / 3)}{}]`],
  ['ids that cannot be used', (length) => '../,'.repeat(length / 4)],
  ['a long name', (length) => JSON.stringify({ name: 'a'.repeat(length), notes: 1 })],
];

function readAndDescribe(key: AttributeKey, input: string): void {
  const result = ATTRIBUTES[key].parse(input);
  const { takes = '' } = result;
  describeProblem({ kind: 'refused', key, input, place: 'value', takes });
}

function milliseconds(run: () => void, times: number): number {
  const start = performance.now();
  for (let done = 0; done < times; done += 1) run();
  return performance.now() - start;
}

/** How often `run` has to run to be measured, once it is warm. */
function timesToMeasure(run: () => void): number {
  let times = 1;
  while (milliseconds(run, times) < MEASURED_MS) times *= 2;
  return milliseconds(run, times) < MEASURED_MS ? times * 2 : times;
}

/**
 * Each in its best round, in turn, until that is enough: whatever else the machine does makes a round slower and never
 * faster, and a cost that grows with the square stays too high in every one.
 */
function costRatio(short: () => void, long: () => void): number {
  const times = timesToMeasure(short);
  let bestShort = Infinity;
  let bestLong = Infinity;
  for (let round = 0; round < ROUNDS; round += 1) {
    bestLong = Math.min(bestLong, milliseconds(long, times));
    bestShort = Math.min(bestShort, milliseconds(short, times));
    if (bestLong < bestShort * MOST) break;
  }
  return bestLong / bestShort;
}

describe('a value four times as long costs about four times as much to read and to refuse', () => {
  /** One attribute of each parser. */
  const keys = [...new Map(ATTRIBUTE_KEYS.map((key) => [ATTRIBUTES[key].parse, key])).values()];

  test.each(SHAPES)('%s', (_, valueOf) => {
    const short = valueOf(LENGTH);
    const long = valueOf(LENGTH * TIMES_LONGER);
    const ratio = costRatio(
      () => keys.forEach((key) => readAndDescribe(key, short)),
      () => keys.forEach((key) => readAndDescribe(key, long)),
    );
    expect(ratio).toBeLessThan(MOST);
  });
});
