import { probeScript } from './page-probe.mjs';

/** Slow 4G: bytes per second down and up, milliseconds of round trip. */
const SLOW_4G = { download: 1_600_000 / 8, upload: 750_000 / 8, latency: 150 };
const CPU_SLOWDOWN = 4;

/** A long task blocks from its 51st millisecond on. */
const LONG_TASK_MS = 50;

const SETTLE_MS = 60_000;

/** A fresh profile with the probe in it, slowed down as wanted. */
export async function openPage(browser, scenario, { slowNetwork }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(SETTLE_MS);
  await page.setViewport({ width: 412, height: 915 });
  await page.setCacheEnabled(false);
  await page.evaluateOnNewDocument(probeScript(scenario));
  await page.emulateCPUThrottling(CPU_SLOWDOWN);
  if (slowNetwork) await page.emulateNetworkConditions(SLOW_4G);
  return { page, close: () => context.close() };
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

/** Loads a page once; times in ms since navigation began, heap in bytes. */
export async function measureLoad(browser, url, scenario) {
  const { page, close } = await openPage(browser, scenario, { slowNetwork: true });
  try {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => benchDone);
    await page.waitForNetworkIdle({ idleTime: 500 });
    const notes = await page.evaluate(() => benchNotes);
    return {
      shell: notes.shell,
      live: notes.live,
      blocking: notes.longTasks
        .filter(({ startTime }) => startTime <= notes.live)
        .reduce((total, { duration }) => total + Math.max(0, duration - LONG_TASK_MS), 0),
      // Before the shell there is nothing of the element that could keep its place free.
      arrivalShift: sumOf(notes.shifts.filter(({ startTime }) => startTime <= notes.shell)),
      layoutShift: sumOf(notes.shifts.filter(({ startTime }) => startTime > notes.shell)),
      shifts: notes.shifts,
      heap: await heapOf(page),
      scripts: await scriptsOf(page),
    };
  } finally {
    await close();
  }
}

/**
 * Turns a calendar's weeks to and fro and chooses the first free day of each, which shows its slots; the milliseconds
 * of each turn with its choice, until both frames are painted.
 */
export async function measurePaging(browser, url, scenario, { next, previous, presses }) {
  const { page, close } = await openPage(browser, scenario, { slowNetwork: false });
  try {
    await page.goto(url, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => benchDone);
    return await page.evaluate(
      async (names, count) => {
        const buttonNamed = (pattern) =>
          benchAll('button').find((button) =>
            new RegExp(pattern, 'i').test(button.ariaLabel ?? button.textContent),
          );
        const painted = () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.addEventListener('message', resolve, { once: true });
              port1.start();
              port2.postMessage(null);
            });
          });
        const freeDay = () =>
          benchAll('[role="grid"] button').find(
            (button) => !button.disabled && button.ariaDisabled !== 'true',
          );
        const timeOf = async (button) => {
          await painted();
          const started = performance.now();
          button.click();
          await painted();
          return performance.now() - started;
        };
        const times = [];
        for (let index = 0; index < count; index += 1) {
          const turn = await timeOf(buttonNamed(names[index % names.length]));
          times.push(turn + (await timeOf(freeDay())));
        }
        return times;
      },
      [next, next, next, previous, previous, previous],
      presses,
    );
  } finally {
    await close();
  }
}
