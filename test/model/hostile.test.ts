import { beforeAll, expect, test } from 'vitest';

import { loadAllCode } from './load-code.ts';
import { runSchedule } from './run-schedule.ts';
import { scheduleOf, type Schedule } from './schedule.ts';

/** `npm run hostile` runs all; `npm test` the first of them. */
const ALL = 1_000;
const FEW = 200;
const { HOSTILE_SEED: only, HOSTILE_RUNS: asked } = process.env;
const runs = Number(asked ?? (process.env['npm_lifecycle_event'] === 'hostile' ? ALL : FEW));
const MS_EACH = 5_000;

/** What went wrong in a schedule; null where all promises were kept. */
async function failureOf(schedule: Schedule): Promise<{ error: unknown; log: string[] } | null> {
  const log: string[] = [];
  try {
    await runSchedule(schedule, log);
    return null;
  } catch (error) {
    return { error, log };
  }
}

function report({ seed, scenario }: Schedule, { error, log }: { error: unknown; log: string[] }) {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const lines = [`Seed ${seed}, ${scenario.name}: ${what}`, ...log.map((line) => `  ${line}`)];
  return [...lines, `Repeat it with: HOSTILE_SEED=${seed} npm run hostile`].join('\n');
}

const seeds = only === undefined ? Array.from({ length: runs }, (_, at) => at + 1) : [Number(only)];

beforeAll(loadAllCode, 120_000);

test(
  `${seeds.length} hostile schedules: no charge without a yes, no success without the server, never blank, nothing typed lost`,
  async () => {
    const failures: string[] = [];
    for (const seed of seeds) {
      const schedule = scheduleOf(seed);
      const failure = await failureOf(schedule);
      if (failure) failures.push(report(schedule, failure));
    }
    if (failures.length > 0) console.error(failures.join('\n\n'));
    expect(failures.length, `${failures.length} of ${seeds.length} schedules failed`).toBe(0);
  },
  MS_EACH * seeds.length,
);
