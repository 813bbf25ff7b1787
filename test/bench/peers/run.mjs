/**
 * `npm run bench:peers`: installs the products of others beside this file, loads each with recorded answers in its own
 * documented way, in turn with the checkout and the split floor, and prints how they compare on this machine.
 * BENCH_RUNS times each (7); BENCH_ONLY=cronofy,splitFloor loads only these rows.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { describeCondition, PHONE } from '../conditions.mjs';
import { countInTurn, loadInTurn } from '../load-in-turn.mjs';
import { describeMachine, machineLines } from '../machine.mjs';
import { manyItems } from '../many-items.mjs';
import { manyPoints } from '../many-points.mjs';
import { openBench } from '../open-bench.mjs';
import { countTable, peerTable, timeTable } from '../table.mjs';
import { peerAnswers } from './answers.mjs';
import { buildPeers } from './build-peers.mjs';
import { PEERS } from './scenarios.mjs';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 7);
const ONLY = process.env['BENCH_ONLY']?.split(',') ?? null;
const RESULTS = 'test/bench/results';

const row = (page, options = {}) => ({ name: page, page, ...options });
const again = (page) => row(page, { name: `${page}Again`, visits: 1 });

const FIRST_VISITS = [
  'splitFloor',
  'splitFloorHint',
  'adyenMbWay',
  'adyenDropin',
  'shopify',
  'duffel',
  'cronofy',
  'checkout',
  'checkoutHint',
  'checkoutStandalone',
].map((page) => row(page));

const SECOND_VISITS = ['splitFloor', 'adyenDropin', 'cronofy', 'checkout'].map(again);

/** Pages of scale, each with the split floor that loads the same answers. */
const SCALE = ['splitFloorMenu', 'menu', 'splitFloorProducts', 'products'].map((page) => row(page));

/** The divisor of a row's time. */
function floorOf(name) {
  if (name.endsWith('Again')) return 'splitFloorAgain';
  if (name === 'menu' || name === 'splitFloorMenu') return 'splitFloorMenu';
  return name === 'products' || name === 'splitFloorProducts' ? 'splitFloorProducts' : 'splitFloor';
}

function install() {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--prefix', folder], {
    stdio: ['ignore', 2, 2],
    cwd: folder,
  });
  if (status !== 0) throw new Error('npm could not install test/bench/peers.');
}

async function measure(bench, rows) {
  return {
    loads: await loadInTurn(bench, rows, ROUNDS),
    counts: await countInTurn(bench, rows),
  };
}

const machine = await describeMachine();
install();
const scripts = await buildPeers();
const bench = await openBench({ scenarios: PEERS, scripts, answers: peerAnswers(Date.now()) });
try {
  const browser = await bench.browser.version();
  const heading = [...machineLines(machine, browser, ROUNDS), describeCondition(PHONE)].join('\n');
  console.log(`${heading}\n`);
  const isWanted = ({ name }) => ONLY === null || ONLY.includes(name);
  const visits = await measure(bench, [...FIRST_VISITS, ...SECOND_VISITS].filter(isWanted));
  await bench.answerWith('GET /rest/shop/1', manyItems());
  await bench.answerWith('delivery/pickup-points', manyPoints());
  const scale = await measure(bench, SCALE.filter(isWanted));
  const loads = { ...visits.loads, ...scale.loads };
  const counts = { ...visits.counts, ...scale.counts };
  console.log(peerTable(loads, counts, floorOf));
  console.log(`\n${timeTable(loads)}\n\n${countTable(counts)}\n\n${heading}`);
  if (ONLY === null) {
    await mkdir(RESULTS, { recursive: true });
    const result = { browser, machine, condition: PHONE, rounds: ROUNDS, loads, counts };
    await writeFile(`${RESULTS}/peers.json`, `${JSON.stringify(result, null, 2)}\n`);
    console.log(`${RESULTS}/peers.json has every run.`);
  }
} finally {
  await bench.close();
}
