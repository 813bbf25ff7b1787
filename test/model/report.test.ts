import { expect, onTestFinished, test, vi } from 'vitest';

import { broken } from './broken-promise.ts';
import { runAll, seedsOf, type RunOne } from './report.ts';

/** The output while some schedules run, of which the `failing` break a promise. */
async function printed(seeds: readonly number[], failing: readonly number[]) {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const error = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    log.mockRestore();
    error.mockRestore();
  });
  const runOne: RunOne = async ({ seed }, lines) => {
    lines.push('[0] confirm: gesture', 'confirm');
    if (failing.includes(seed)) broken(`charged ${seed} times for 1 yeses`);
    return { charges: 2, results: 1, services: 1, plans: 0 };
  };
  const totals = await runAll(seeds, runOne);
  const texts = (spy: typeof log) => spy.mock.calls.map(([text]) => String(text));
  return { totals, said: texts(log), complained: texts(error).join('\n') };
}

/** The environment of a command `NAME=value npm run SCRIPT`, as npm runs it. */
function environmentOf(command: string): Record<string, string> {
  const words = command.split(' ');
  const named = words.filter((word) => word.includes('=')).map((word) => word.split('=', 2));
  const entries = named.map(([name = '', value = '']) => [name, value] as const);
  return { ...Object.fromEntries(entries), npm_lifecycle_event: words.at(-1) ?? '' };
}

test('a schedule that breaks a promise prints its seed, the promise and what happened', async () => {
  const { totals, complained } = await printed([41, 42, 43], [42]);

  expect(totals.failures).toHaveLength(1);
  expect(complained).toMatch(
    /^Seed 42, .+: BrokenPromise: charged 42 times for 1 yeses\n  \[0\] confirm: gesture\n  confirm\n/,
  );
  expect(complained).not.toMatch(/Seed 4[13]/);
});

test('the printed command repeats that schedule and no other', async () => {
  const { complained } = await printed([41, 42, 43], [42]);
  const command = /^Repeat it with: (.+)$/m.exec(complained)?.[1] ?? '';

  expect(command).toMatch(/ npm run hostile$/);
  expect(seedsOf(environmentOf(command))).toEqual([42]);
});

test('every failed schedule is printed, and those after it still run', async () => {
  const { totals, complained, said } = await printed([1, 2, 3, 4], [1, 3]);

  expect(complained.match(/^Seed \d+/gm)).toEqual(['Seed 1', 'Seed 3']);
  expect(totals).toMatchObject({ charges: 4, results: 2, services: 2, plans: 0 });
  expect(said).toEqual([
    '4 schedules (seeds 1 to 4), 4 charges, 2 services booked, 0 plans paid, 2 results shown',
  ]);
});

test('schedules that keep every promise print their totals and no complaint', async () => {
  const { totals, complained, said } = await printed([1, 2], []);

  expect(totals.failures).toEqual([]);
  expect(complained).toBe('');
  expect(said).toEqual([
    '2 schedules (seeds 1 to 2), 4 charges, 2 services booked, 0 plans paid, 2 results shown',
  ]);
});

test.each([
  ['the tests run the first 200', { npm_lifecycle_event: 'test:model' }, 200, 1],
  ['`npm run hostile` runs 1,000', { npm_lifecycle_event: 'hostile' }, 1_000, 1],
  ['others where asked for', { HOSTILE_RUNS: '30', HOSTILE_FIRST: '5001' }, 30, 5_001],
])('%s', (_, environment, count, first) => {
  const seeds = seedsOf(environment);

  expect([seeds.length, seeds[0], seeds.at(-1)]).toEqual([count, first, first + count - 1]);
});
