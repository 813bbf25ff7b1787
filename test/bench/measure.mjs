import { PHONE, PHONE_OFF_LINE } from './conditions.mjs';
import { probeScript } from './page-probe.mjs';

/** A long task blocks from its 51st millisecond on. */
export const LONG_TASK_MS = 50;

const SETTLE_MS = 60_000;

async function openTab(context, script, { cpu, network }) {
  const page = await context.newPage();
  // Else V8 notes a stack of each error for the attached tool, and parses the file of its code again for that. It counts
  // the largest number of all sessions, and puppeteer's own is open.
  await page._client().send('Runtime.setMaxCallStackSizeToCapture', { size: 0 });
  page.setDefaultTimeout(SETTLE_MS);
  page.setDefaultNavigationTimeout(SETTLE_MS);
  await page.setViewport({ width: 412, height: 915 });
  await page.evaluateOnNewDocument(script);
  await page.emulateCPUThrottling(cpu);
  if (network) await page.emulateNetworkConditions(network);
  return page;
}

export async function untilLive(page, url) {
  await page.goto(url, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => benchDone);
  await page.waitForNetworkIdle({ idleTime: 500 });
}

/**
 * A tab with the probe in it, in a profile of its own, slowed down as wanted. `visits` are the addresses that the profile has
 * been to before, on a fast line: they fill its caches. With `isRegular`, it is the browser's one regular profile: only
 * that one keeps V8's compiled code, which is written on the second visit to a page and read from the third on.
 */
export async function openPage(
  browser,
  scenario,
  {
    condition = PHONE_OFF_LINE,
    visits = [],
    isRegular = false,
    script = probeScript(scenario),
  } = {},
) {
  const context = isRegular
    ? browser.defaultBrowserContext()
    : await browser.createBrowserContext();
  for (const url of visits) {
    const page = await openTab(context, script, { cpu: 1, network: null });
    await untilLive(page, url);
    await page.close();
  }
  const page = await openTab(context, script, condition);
  return { page, close: () => (isRegular ? page.close() : context.close()) };
}

/**
 * Opens a page as `openPage` does, after so many earlier visits to the address, and closes it once `work` has ended; gives
 * what `work` gave.
 */
export async function withPage(browser, url, scenario, { visits = 0, ...options }, work) {
  const { page, close } = await openPage(browser, scenario, {
    ...options,
    visits: Array.from({ length: visits }, () => url),
  });
  try {
    return await work(page);
  } finally {
    await close();
  }
}

const sumOf = (shifts) => shifts.reduce((total, { value }) => total + value, 0);

async function heapOf(page) {
  const session = await page.createCDPSession();
  await session.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize } = await page.metrics();
  await session.detach();
  return JSHeapUsedSize;
}

/** Paths of the scripts that had arrived when the page was live, and of all that came by then or later. */
const scriptsOf = (page) =>
  page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ name, responseEnd }) => ({ path: new URL(name).pathname, responseEnd }));
    const pathsOf = (entries) => [...new Set(entries.map(({ path }) => path))];
    return {
      toLive: pathsOf(scripts.filter(({ responseEnd }) => responseEnd <= benchNotes.live)),
      all: pathsOf(scripts),
    };
  });

/** The figures of one load: times in ms since navigation began, heap in bytes. */
async function readLoad(page) {
  const notes = await page.evaluate(() => benchNotes);
  const longTasks = notes.longTasks.filter(({ startTime }) => startTime <= notes.live);
  return {
    shell: notes.shell,
    live: notes.live,
    blocking: longTasks.reduce(
      (total, { duration }) => total + Math.max(0, duration - LONG_TASK_MS),
      0,
    ),
    // Before the shell there is nothing of the element that could keep its place free.
    arrivalShift: sumOf(notes.shifts.filter(({ startTime }) => startTime <= notes.shell)),
    layoutShift: sumOf(notes.shifts.filter(({ startTime }) => startTime > notes.shell)),
    shifts: notes.shifts,
    heap: await heapOf(page),
    scripts: await scriptsOf(page),
  };
}

/** Loads a page once under a condition, after `visits` earlier visits to it. */
export const measureLoad = (browser, url, scenario, options) =>
  withPage(browser, url, scenario, { condition: PHONE, ...options }, async (page) => {
    await untilLive(page, url);
    return readLoad(page);
  });
