import { once } from 'node:events';

import { UNLIMITED } from './conditions.mjs';
import { withPage } from './measure.mjs';
import { median } from './statistics.mjs';

/** The browser's counters, by the names under which the bench gives them. */
const COUNTS = {
  styleCount: 'RecalcStyleCount',
  layoutCount: 'LayoutCount',
  nodes: 'Nodes',
};

/** The browser gives these in seconds. */
const DURATIONS = {
  styleMs: 'RecalcStyleDuration',
  layoutMs: 'LayoutDuration',
  scriptMs: 'ScriptDuration',
  taskMs: 'TaskDuration',
};

const MS = 1000;

/**
 * Loads a page once and reads what the browser has counted until it was live: recalculations of style, layouts, nodes, and
 * milliseconds of style, layout, script and all tasks. The probe stops the page at that moment, so nothing that comes
 * later is counted. Durations are by the thread's own clock, which stands still while other programs have the processor.
 */
const countWork = (browser, url, scenario, options) =>
  withPage(browser, url, scenario, { condition: UNLIMITED, ...options }, async (page) => {
    const session = await page.createCDPSession();
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Debugger.enable');
    const stopped = once(session, 'Debugger.paused');
    void page.goto(url).catch(() => undefined);
    await stopped;
    const { metrics } = await session.send('Performance.getMetrics');
    const valueOf = (metric) => metrics.find(({ name }) => name === metric).value;
    const read = (names, scale) =>
      Object.entries(names).map(([key, metric]) => [key, valueOf(metric) * scale]);
    return Object.fromEntries([...read(COUNTS, 1), ...read(DURATIONS, MS)]);
  });

/** What the browser counts of each row until it is live, by name: medians of some loads in turn, after one to warm up. */
export async function countWorkInTurn({ browser, all, addressOf }, rows, rounds) {
  const runs = new Map(rows.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, page, ...options } of rows) {
      const run = await countWork(browser, addressOf(page), all[page], options);
      if (round > 0) runs.get(name).push(run);
    }
  }
  const medians = (list) =>
    Object.fromEntries(
      Object.keys(list[0]).map((key) => [key, median(list.map((run) => run[key]))]),
    );
  return Object.fromEntries([...runs].map(([name, list]) => [name, medians(list)]));
}

/** Milliseconds of tasks that are neither script, style nor layout: compiling, garbage, painting, the browser's own. */
export const restOf = ({ taskMs, scriptMs, styleMs, layoutMs }) =>
  taskMs - scriptMs - styleMs - layoutMs;
