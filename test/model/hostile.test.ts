import { beforeAll, expect, test } from 'vitest';

import { loadAllCode } from './load-code.ts';
import { runSchedule, type RunResult } from './run-schedule.ts';
import { scheduleOf, type Schedule } from './schedule.ts';

/** `npm run hostile` runs all; `npm test` the first of them. */
const ALL = 1_000;
const FEW = 200;
const { HOSTILE_SEED: only, HOSTILE_RUNS: asked, HOSTILE_FIRST: first = 1 } = process.env;
const runs = Number(asked ?? (process.env['npm_lifecycle_event'] === 'hostile' ? ALL : FEW));
const MS_EACH = 5_000;

/** A seed whose schedule broke a promise, and all that happened. */
function report({ seed, scenario }: Schedule, error: unknown, log: readonly string[]): string {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const lines = [`Seed ${seed}, ${scenario.name}: ${what}`, ...log.map((line) => `  ${line}`)];
  return [...lines, `Repeat it with: HOSTILE_SEED=${seed} npm run hostile`].join('\n');
}

/** Runs the schedules of some seeds one after another. */
async function runAll(seeds: readonly number[]) {
  const failures: string[] = [];
  const total: RunResult = { charges: 0, results: 0 };
  for (const seed of seeds) {
    const schedule = scheduleOf(seed);
    const log: string[] = [];
    try {
      const { charges, results } = await runSchedule(schedule, log);
      total.charges += charges;
      total.results += results;
    } catch (error) {
      failures.push(report(schedule, error, log));
    }
  }
  return { failures, ...total };
}

const seeds =
  only === undefined ? Array.from({ length: runs }, (_, at) => at + Number(first)) : [Number(only)];

beforeAll(loadAllCode, 120_000);

test(
  `${seeds.length} hostile schedules: no charge without a yes, what is shown is sent, no success without the server, never blank, nothing typed lost`,
  async () => {
    const { failures, charges, results } = await runAll(seeds);
    console.log(`${seeds.length} schedules, ${charges} charges, ${results} results shown`);
    if (failures.length > 0) console.error(failures.join('\n\n'));
    expect(failures.length, `${failures.length} of ${seeds.length} schedules failed`).toBe(0);
    // Schedules that buy nothing would prove nothing.
    if (only === undefined) expect(charges).toBeGreaterThan(seeds.length / 4);
  },
  MS_EACH * seeds.length,
);
