/**
 * `npm run bench`: loads the checkout and the pages to compare with in turn, BENCH_RUNS times each (9), on a slowed
 * processor and network, and prints medians and ratios; the same as JSON in test/bench/results/latest.json.
 * BENCH_ONLY=checkout,splitFloor loads only these pages and prints no ratios.
 * It never fails on a figure: budgets in bytes are a check of their own (scripts/check-budgets.mjs).
 */
import { request } from 'node:http';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus } from 'node:os';

import { launch } from 'puppeteer-core';

import { browserArguments, requireBrowser } from '../../scripts/find-browser.mjs';
import { startBenchServer } from './bench-server.mjs';
import { readDist, shippedScripts } from './build-output.mjs';
import { buildPages } from './build-pages.mjs';
import { firstScreenPaths } from './first-screen.mjs';
import { manyItems } from './many-items.mjs';
import { manyPoints } from './many-points.mjs';
import { manySlots } from './many-slots.mjs';
import { judge } from './limits.mjs';
import { measureAdding } from './measure-adding.mjs';
import { measureFiltering } from './measure-filtering.mjs';
import { measureLoad, measurePaging } from './measure.mjs';
import { scenarios } from './scenarios.mjs';
import { sizesOf } from './sizes.mjs';
import { limitTable, loadTable, shiftTable } from './table.mjs';

const RUNS = Number(process.env['BENCH_RUNS'] ?? 9);
const ONLY = process.env['BENCH_ONLY']?.split(',') ?? null;
const RESULTS = 'test/bench/results';

const LOADED = [
  'blank',
  'plainElement',
  'floor',
  'splitFloor',
  'checkout',
  'splitFloorHint',
  'checkoutHint',
  'checkoutTen',
];

const PAGING = { next: 'seguinte|próxima', previous: 'anterior', presses: 24 };

function median(values) {
  const sorted = [...values].toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Runs of one page to one figure each. */
function summarize(runs, scripts) {
  const last = runs.at(-1).scripts;
  const sizes = (paths) => sizesOf(paths.flatMap((path) => scripts.get(path) ?? []));
  const figure = (key) => median(runs.map((run) => run[key]));
  return {
    shell: figure('shell'),
    live: figure('live'),
    blocking: figure('blocking'),
    arrivalShift: Math.max(...runs.map(({ arrivalShift }) => arrivalShift)),
    layoutShift: Math.max(...runs.map(({ layoutShift }) => layoutShift)),
    shifts: runs.at(-1).shifts,
    heap: figure('heap'),
    scripts: last.toLive,
    toLive: sizes(last.toLive),
    later: sizes(last.all.filter((path) => !last.toLive.includes(path))),
    runs: runs.map(({ shell, live, blocking, heap }) => ({ shell, live, blocking, heap })),
  };
}

/** Loads every page in turn, so that what else the machine does falls on all of them. */
async function loadInTurn(browser, server, all, names) {
  const runs = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round <= RUNS; round += 1) {
    for (const name of names) {
      const run = await measureLoad(browser, `${server.url}/page/${name}`, all[name]);
      // The first round only warms up the browser and the sandbox.
      if (round > 0) runs[name].push(run);
    }
    process.stderr.write(`\r${round} of ${RUNS} rounds`);
  }
  process.stderr.write('\n');
  return runs;
}

/** Posts on a connection of its own: a kept one may have been closed during the minutes that a page was measured. */
function post(url, body) {
  const headers = { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', headers, agent: false }, (response) => {
      response.resume();
      response.on('end', resolve);
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}

/** Lets the sandbox answer a call with something else until it is reset. */
const answerWith = (sandboxUrl, match, body) =>
  post(`${sandboxUrl}/__sandbox/faults`, { match, status: 200, body });

const resetSandbox = (sandboxUrl) => post(`${sandboxUrl}/__sandbox/reset`, {});

const ADDING_PRESSES = 20;

/** A menu of 1,000 items beside the split floor, and what adding to the cart costs beside a plain page. */
async function orderFromMenu(browser, server, all, sandboxUrl, scripts) {
  await answerWith(sandboxUrl, 'GET /rest/shop/1', manyItems());
  const names = ['splitFloor', 'menu'];
  const runs = await loadInTurn(browser, server, all, names);
  const live = Object.fromEntries(names.map((name) => [name, summarize(runs[name], scripts).live]));
  const times = { menu: [], plainMenu: [] };
  for (let round = 0; round < 3; round += 1) {
    for (const name of ['plainMenu', 'menu']) {
      const url = `${server.url}/page/${name}`;
      times[name].push(...(await measureAdding(browser, url, all[name], ADDING_PRESSES)));
    }
  }
  await resetSandbox(sandboxUrl);
  return { live, adding: { menu: median(times.menu), plain: median(times.plainMenu) } };
}

/** What a key costs in the search of 10,000 pickup points. */
async function filterPoints(browser, server, all, sandboxUrl) {
  await answerWith(sandboxUrl, 'delivery/pickup-points', manyPoints());
  const times = { products: [], plainPoints: [] };
  // One round: the plain page draws thousands of rows at a key, which takes it seconds.
  for (const name of ['plainPoints', 'products']) {
    const url = `${server.url}/page/${name}`;
    times[name].push(...(await measureFiltering(browser, url, all[name], 'lisboa')));
  }
  await resetSandbox(sandboxUrl);
  return { products: median(times.products), plain: median(times.plainPoints) };
}

async function pageThrough(browser, server, all, sandboxUrl) {
  await answerWith(sandboxUrl, 'available-slots', manySlots(Date.now()));
  const times = { checkout: [], plain: [] };
  for (let round = 0; round < 3; round += 1) {
    for (const [key, name] of [
      ['plain', 'plainCalendar'],
      ['checkout', 'checkout'],
    ]) {
      const url = `${server.url}/page/${name}`;
      times[key].push(...(await measurePaging(browser, url, all[name], PAGING)));
    }
  }
  await resetSandbox(sandboxUrl);
  return { checkout: median(times.checkout), plain: median(times.plain) };
}

const dist = await readDist();
const scripts = new Map([...dist, ...(await buildPages())]);
const firstScreen = await firstScreenPaths(shippedScripts(dist));
const appChunks = firstScreen.filter((path) => path !== '/merchant-checkout.js');
const all = scenarios({ appChunks });
const pages = new Map(Object.entries(all).map(([name, { html }]) => [`/page/${name}`, html]));

const { startServer } = await import(new URL('../../demo/.build/serve.mjs', import.meta.url).href);
const sandbox = await startServer({ port: 0, quiet: true });
const server = await startBenchServer({ pages, scripts, sandboxUrl: sandbox.url });
const browser = await launch({
  executablePath: requireBrowser(),
  headless: true,
  args: browserArguments(),
});

try {
  const names = ONLY ?? LOADED;
  const runs = await loadInTurn(browser, server, all, names);
  const medians = Object.fromEntries(names.map((name) => [name, summarize(runs[name], scripts)]));
  console.log(loadTable(medians, names));
  if (!ONLY) {
    medians.dist = sizesOf([...shippedScripts(dist).values()]);
    medians.paging = await pageThrough(browser, server, all, sandbox.url);
    medians.menu = await orderFromMenu(browser, server, all, sandbox.url, scripts);
    medians.points = await filterPoints(browser, server, all, sandbox.url);
    const limits = judge(medians);
    console.log(`\n${limitTable(limits)}`);
    if (medians.checkout.layoutShift > 0) console.log(`\n${shiftTable(medians.checkout.shifts)}`);
    const machine = {
      cpu: cpus()[0]?.model,
      threads: availableParallelism(),
      node: process.version,
    };
    await mkdir(RESULTS, { recursive: true });
    const result = { browser: await browser.version(), machine, rounds: RUNS, medians, limits };
    await writeFile(`${RESULTS}/latest.json`, `${JSON.stringify(result, null, 2)}\n`);
    console.log(`\n${RESULTS}/latest.json has every run. Medians of ${RUNS}.`);
  }
} finally {
  await browser.close();
  await server.close();
  await sandbox.close();
}
