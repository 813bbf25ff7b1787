import { countLoad } from './count-load.mjs';
import { measureLoad } from './measure.mjs';
import { sizesOf } from './sizes.mjs';
import { median, spreadOf } from './statistics.mjs';
import { readTrace, traceLoad } from './trace.mjs';

const FIGURES = ['shell', 'live', 'blocking', 'heap'];

/** Runs of one page to one figure each; `spread` has the smallest, middle and largest of those that wobble. */
function summarize(runs, scripts) {
  const last = runs.at(-1);
  const sizes = (paths) => sizesOf(paths.flatMap((path) => scripts.get(path) ?? []));
  const valuesOf = (key) => runs.map((run) => run[key]);
  const { toLive, all } = last.scripts;
  return {
    ...Object.fromEntries(FIGURES.map((key) => [key, median(valuesOf(key))])),
    spread: Object.fromEntries(
      ['shell', 'live', 'blocking'].map((key) => [key, spreadOf(valuesOf(key))]),
    ),
    arrivalShift: Math.max(...valuesOf('arrivalShift')),
    layoutShift: Math.max(...valuesOf('layoutShift')),
    shifts: last.shifts,
    scripts: toLive,
    toLive: sizes(toLive),
    later: sizes(all.filter((path) => !toLive.includes(path))),
    runs: runs.map(({ shell, live, blocking, heap }) => ({ shell, live, blocking, heap })),
  };
}

/**
 * Loads every row in turn, so that what else the machine does falls on all of them, and gives a summary by name. A row is
 * `{name, page, condition?, visits?}`; the first round only warms up browser and sandbox.
 */
export async function loadInTurn({ browser, all, scripts, addressOf }, rows, rounds) {
  const runs = new Map(rows.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, page, ...options } of rows) {
      const run = await measureLoad(browser, addressOf(page), all[page], options);
      if (round > 0) runs.get(name).push(run);
    }
    process.stderr.write(`\r${round} of ${rounds} rounds`);
  }
  process.stderr.write('\n');
  return Object.fromEntries([...runs].map(([name, list]) => [name, summarize(list, scripts)]));
}

/** The requests and work of each row until it was live, by name: one load to count requests, one under a trace. */
export async function countInTurn({ browser, all, addressOf }, rows) {
  const counts = {};
  for (const { name, page, ...options } of rows) {
    const { visits, isRegular } = options;
    const count = await countLoad(browser, addressOf(page), all[page], { visits, isRegular });
    const events = await traceLoad(browser, addressOf(page), all[page], options);
    counts[name] = { ...count, trace: readTrace(events) };
  }
  return counts;
}
