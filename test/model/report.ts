import type { RunResult } from './run-schedule.ts';
import { scheduleOf, type Schedule } from './schedule.ts';

/** `npm run hostile` runs all; `npm test` the first of them. */
const ALL = 1_000;
export const FEW = 200;

/** Runs a schedule; throws what went wrong, with the `log` of what happened until then. */
export type RunOne = (schedule: Schedule, log: string[]) => Promise<RunResult>;

/** The results of many schedules. */
interface Totals extends RunResult {
  /** One text for each schedule that failed, as `report` writes it. */
  failures: readonly string[];
}

/** The seeds that the environment asks for: the one of HOSTILE_SEED, or HOSTILE_RUNS of them from HOSTILE_FIRST on. */
export function seedsOf(environment: Readonly<Record<string, string | undefined>>): number[] {
  const { HOSTILE_SEED: only, HOSTILE_RUNS: runs, HOSTILE_FIRST: first = 1 } = environment;
  if (only !== undefined) return [Number(only)];
  const usual = environment['npm_lifecycle_event'] === 'hostile' ? ALL : FEW;
  return Array.from({ length: Number(runs ?? usual) }, (_, at) => at + Number(first));
}

/** A seed whose schedule broke a promise, all that happened, and the command that repeats it. */
function report(
  { seed, scenario }: Pick<Schedule, 'seed' | 'scenario'>,
  error: unknown,
  log: readonly string[],
): string {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const lines = [`Seed ${seed}, ${scenario.name}: ${what}`, ...log.map((line) => `  ${line}`)];
  return [...lines, `Repeat it with: HOSTILE_SEED=${seed} npm run hostile`].join('\n');
}

/** Runs the schedules of some seeds one after another and prints what came of them. */
export async function runAll(seeds: readonly number[], runOne: RunOne): Promise<Totals> {
  const failures: string[] = [];
  const total: RunResult = { charges: 0, results: 0, services: 0, plans: 0 };
  for (const seed of seeds) {
    const schedule = scheduleOf(seed);
    const log: string[] = [];
    try {
      const result = await runOne(schedule, log);
      for (const key of ['charges', 'results', 'services', 'plans'] as const) {
        total[key] += result[key];
      }
    } catch (error) {
      failures.push(report(schedule, error, log));
    }
  }
  const { charges, results, services, plans } = total;
  console.log(
    `${seeds.length} schedules (seeds ${seeds[0]} to ${seeds.at(-1)}), ${charges} charges, ${services} services booked, ${plans} plans paid, ${results} results shown`,
  );
  if (failures.length > 0) console.error(failures.join('\n\n'));
  return { failures, ...total };
}
