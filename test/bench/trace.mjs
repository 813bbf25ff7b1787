import { PHONE } from './conditions.mjs';
import { openPage } from './measure.mjs';

const CATEGORIES = [
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-v8.compile',
  'loading',
  'toplevel',
  'v8',
  'v8.execute',
];

const MS = 1000;
const LONG_TASK_US = 50 * MS;

/** The main thread of the page that was traced: the one that has noted when it was live. */
function mainThreadOf(events) {
  const live = events.find(({ name }) => name === 'bench-live');
  if (!live) throw new Error('The trace holds no page that came to be live.');
  return events
    .filter(({ pid, tid }) => pid === live.pid && tid === live.tid)
    .toSorted((a, b) => a.ts - b.ts);
}

/** The main thread's work from the start of the navigation until the page was live; `events` are in time. */
function untilLive(events) {
  const mark = (name) => events.find((event) => event.name === name)?.ts;
  const live = mark('bench-live');
  const start = events.findLast(({ name, ts }) => name === 'navigationStart' && ts < live)?.ts;
  return { start, live, events: events.filter(({ ts }) => ts >= start && ts <= live) };
}

/**
 * Milliseconds that complete events of a name took; one inside of another of that name is counted once. They are those of
 * the thread's own clock, which stands still while other programs have the processor.
 */
function totalOf(events, isWanted) {
  let end = -Infinity;
  let total = 0;
  for (const { ts, dur = 0, tdur = dur } of events.filter(isWanted)) {
    if (ts < end) continue;
    total += tdur;
    end = ts + dur;
  }
  return total / MS;
}

const named =
  (...names) =>
  ({ name }) =>
    names.includes(name);

/** Milliseconds and counts of what a page's main thread did until it was live, from the events of a trace. */
export function readTrace(allEvents) {
  const { start, live, events } = untilLive(mainThreadOf(allEvents));
  const count = (isWanted) => events.filter(isWanted).length;
  const isTask = ({ name }) => name === 'ThreadControllerImpl::RunTask' || name === 'RunTask';
  return {
    live: (live - start) / MS,
    lazyCompiles: count(named('V8.CompileCode')),
    lazyCompileMs: totalOf(events, named('V8.CompileCode')),
    layouts: count(named('Layout')),
    layoutMs: totalOf(events, named('Layout')),
    styleRecalculations: count(named('UpdateLayoutTree')),
    styleMs: totalOf(events, named('UpdateLayoutTree')),
    evaluateMs: totalOf(events, named('v8.evaluateModule', 'EvaluateScript')),
    scriptMs: totalOf(
      events,
      named('v8.evaluateModule', 'EvaluateScript', 'FunctionCall', 'RunMicrotasks', 'v8.run'),
    ),
    garbageMs: totalOf(events, named('MinorGC', 'MajorGC')),
    paintMs: totalOf(events, named('Paint', 'PrePaint', 'Layerize', 'Commit')),
    busyMs: totalOf(events, isTask),
    longTasks: count((event) => isTask(event) && event.dur > LONG_TASK_US),
  };
}

/** Loads a page once under a trace, which makes it slower: the counts are good, the times say only what took what share. */
export async function traceLoad(
  browser,
  url,
  scenario,
  { condition = PHONE, visits = 0, isRegular } = {},
) {
  const { page, close } = await openPage(browser, scenario, {
    condition,
    isRegular,
    visits: Array.from({ length: visits }, () => url),
  });
  try {
    await page.tracing.start({ categories: CATEGORIES });
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => benchDone);
    const trace = await page.tracing.stop();
    return JSON.parse(new TextDecoder().decode(trace)).traceEvents;
  } finally {
    await close();
  }
}
