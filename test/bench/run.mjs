/**
 * `npm run bench`: loads the checkout and the pages to compare with in turn, BENCH_RUNS times each (9), on a slowed
 * processor and network, and prints spreads, counts and ratios; the same as JSON in test/bench/results/latest.json.
 * BENCH_ONLY=checkout,splitFloor loads only these rows and prints no ratios.
 * It never fails on a figure: bytes and counts are checks of their own (scripts/check-budgets.mjs, check-counts.mjs).
 */
import { mkdir, writeFile } from 'node:fs/promises';

import { describeCondition, LAPTOP, PHONE, SLOW_PHONE } from './conditions.mjs';
import { countWorkInTurn } from './count-work.mjs';
import { countGuestBooking } from './guest-booking.mjs';
import { judge } from './limits.mjs';
import { loadInTurn, countInTurn } from './load-in-turn.mjs';
import { describeMachine, machineLines } from './machine.mjs';
import { manyItems } from './many-items.mjs';
import { manyPoints } from './many-points.mjs';
import { manySlots } from './many-slots.mjs';
import { measureAdding } from './measure-adding.mjs';
import { measureFiltering } from './measure-filtering.mjs';
import { measurePaging } from './measure-paging.mjs';
import { openBench } from './open-bench.mjs';
import { median } from './statistics.mjs';
import {
  bookingTable,
  byteTable,
  countTable,
  limitTable,
  shiftTable,
  timeTable,
  workTable,
} from './table.mjs';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 9);
const ONLY = process.env['BENCH_ONLY']?.split(',') ?? null;
const RESULTS = 'test/bench/results';

const row = (page, options = {}) => ({ name: page, page, ...options });

/** Loaded in turn, on the phone that limits are held on. A second visit is a new tab after one earlier visit, a third one reads compiled code. */
const ROWS = [
  row('blank'),
  row('plainElement'),
  row('floor'),
  row('splitFloor'),
  row('checkout'),
  row('splitFloorHint'),
  row('checkoutHint'),
  row('checkoutStandalone'),
  row('times'),
  row('checkoutTen'),
  row('splitFloor', { name: 'splitFloorAgain', visits: 1 }),
  row('checkout', { name: 'checkoutAgain', visits: 1 }),
  row('splitFloor', { name: 'splitFloorThird', visits: 2, isRegular: true }),
  row('checkout', { name: 'checkoutThird', visits: 2, isRegular: true }),
];

/** Noted, not limited. */
const NOTED = [SLOW_PHONE, LAPTOP].map((condition) => ({
  condition,
  rows: [row('splitFloor', { condition }), row('checkout', { condition })],
}));
const NOTED_ROUNDS = Math.min(ROUNDS, 3);

/** What the main thread does on this machine as it is. */
const WORK_ROWS = ROWS.filter(({ page }) => page === 'splitFloor' || page === 'checkout');
const WORK_ROUNDS = 15;

const MENU_ROWS = [row('splitFloorMenu'), row('menu')];
const PRODUCT_ROWS = [row('splitFloorProducts'), row('products')];

const PAGING = { next: 'seguinte|próxima', previous: 'anterior', presses: 24 };
const ADDING_PRESSES = 20;
const PRESSING_ROUNDS = 3;

/** Times of something done on several pages in turn, by page, to their medians. */
async function measureInTurn(names, rounds, measureOne) {
  const times = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) times[name].push(...(await measureOne(name)));
  }
  return Object.fromEntries(names.map((name) => [name, median(times[name])]));
}

/** A menu of 1,000 items beside a split floor that loads the same, and what adding to the cart costs beside a plain page. */
async function orderFromMenu(bench) {
  const { browser, all, addressOf } = bench;
  await bench.answerWith('GET /rest/shop/1', manyItems());
  const loads = await loadInTurn(bench, MENU_ROWS, ROUNDS);
  const counts = await countInTurn(bench, MENU_ROWS);
  const adding = await measureInTurn(['plainMenu', 'menu'], PRESSING_ROUNDS, (name) =>
    measureAdding(browser, addressOf(name), all[name], ADDING_PRESSES),
  );
  await bench.reset();
  return { loads, counts, adding };
}

/** Products with 10,000 pickup points beside a split floor that loads the same, and what a key costs in their search. */
async function filterPoints(bench) {
  const { browser, all, addressOf } = bench;
  await bench.answerWith('delivery/pickup-points', manyPoints());
  const loads = await loadInTurn(bench, PRODUCT_ROWS, ROUNDS);
  const counts = await countInTurn(bench, PRODUCT_ROWS);
  // One round: the plain page draws thousands of rows at a key, which takes it seconds.
  const filtering = await measureInTurn(['plainPoints', 'products'], 1, (name) =>
    measureFiltering(browser, addressOf(name), all[name], 'lisboa'),
  );
  await bench.reset();
  return { loads, counts, filtering };
}

async function pageThrough(bench) {
  const { browser, all, addressOf } = bench;
  await bench.answerWith('available-slots', manySlots(Date.now()));
  const paging = await measureInTurn(['plainCalendar', 'checkout'], PRESSING_ROUNDS, (name) =>
    measurePaging(browser, addressOf(name), all[name], PAGING),
  );
  await bench.reset();
  return paging;
}

async function measureAll(bench) {
  const loads = await loadInTurn(bench, ROWS, ROUNDS);
  const counts = await countInTurn(bench, ROWS);
  const noted = [];
  for (const { condition, rows } of NOTED) {
    noted.push({ condition, loads: await loadInTurn(bench, rows, NOTED_ROUNDS) });
  }
  const mainThread = await countWorkInTurn(bench, WORK_ROWS, WORK_ROUNDS);
  const guestBooking = await countGuestBooking(bench, 'checkout');
  const paging = await pageThrough(bench);
  const menu = await orderFromMenu(bench);
  const products = await filterPoints(bench);
  return {
    loads: { ...loads, ...menu.loads, ...products.loads },
    counts: { ...counts, ...menu.counts, ...products.counts },
    noted,
    mainThread,
    guestBooking,
    paging,
    adding: menu.adding,
    filtering: products.filtering,
  };
}

const machine = await describeMachine();
const bench = await openBench();
try {
  const browser = await bench.browser.version();
  const heading = [...machineLines(machine, browser, ROUNDS), describeCondition(PHONE)].join('\n');
  console.log(`${heading}\n`);
  if (ONLY) {
    const rows = ROWS.filter(({ name }) => ONLY.includes(name));
    const loads = await loadInTurn(bench, rows, ROUNDS);
    console.log(`${timeTable(loads)}\n\n${byteTable(loads)}`);
    console.log(`\n${countTable(await countInTurn(bench, rows))}`);
    console.log(`\n${workTable(await countWorkInTurn(bench, rows, WORK_ROUNDS), loads)}`);
  } else {
    const figures = await measureAll(bench);
    const limits = judge(figures);
    console.log(`${timeTable(figures.loads)}\n\n${byteTable(figures.loads)}`);
    console.log(`\n${countTable(figures.counts)}`);
    console.log(`\n${workTable(figures.mainThread, figures.loads)}`);
    console.log(`\n${bookingTable(figures.guestBooking)}`);
    for (const { condition, loads } of figures.noted) {
      console.log(`\nNoted, ${NOTED_ROUNDS} rounds, ${describeCondition(condition)}`);
      console.log(timeTable(loads));
    }
    console.log(`\n${limitTable(limits)}`);
    const { layoutShift, shifts } = figures.loads.checkout;
    if (layoutShift > 0) console.log(`\n${shiftTable(shifts)}`);
    await mkdir(RESULTS, { recursive: true });
    const result = { browser, machine, condition: PHONE, rounds: ROUNDS, ...figures, limits };
    await writeFile(`${RESULTS}/latest.json`, `${JSON.stringify(result, null, 2)}\n`);
    console.log(`\n${heading}`);
    console.log(`${RESULTS}/latest.json has every run.`);
  }
} finally {
  await bench.close();
}
