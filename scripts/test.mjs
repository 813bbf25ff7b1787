/**
 * `npm test`: all checks of the project, two at a time, in the order of their needs. The first failure ends the run
 * with its output; a successful run ends with a table.
 */
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { stripVTControlCharacters } from 'node:util';

/** A part starts when its `needs` are done; earlier rows first. */
const PARTS = [
  { name: 'catalogs', command: 'npm run --silent catalogs' },
  { name: 'build', command: 'npm run --silent build:files', needs: ['catalogs'] },
  { name: 'browser tests', command: 'npm run --silent test:browser', needs: ['build'] },
  { name: 'types, lint and format', command: 'npm run --silent lint', needs: ['catalogs'] },
  { name: 'texts', command: 'node scripts/check-catalogs.mjs', needs: ['catalogs'] },
  { name: 'message keys', command: 'node scripts/check-message-keys.mjs', needs: ['catalogs'] },
  { name: 'reference tables', command: 'node scripts/generate-readme-tables.mjs --check' },
  { name: 'description of the API', command: 'node scripts/generate-openapi.mjs --check' },
  { name: 'paths in documents', command: 'node scripts/check-doc-paths.mjs' },
  { name: 'architecture map', command: 'node scripts/generate-architecture-map.mjs --check' },
  { name: 'dead code', command: 'npm run --silent dead', needs: ['catalogs'] },
  { name: 'vulnerabilities', command: 'node scripts/report-audit.mjs' },
  { name: 'spec table', command: 'node scripts/check-spec-table.mjs' },
  { name: 'unit tests', command: 'npm run --silent test:unit', needs: ['catalogs'] },
  { name: 'hostile platform', command: 'npm run --silent test:model', needs: ['catalogs'] },
  { name: 'budgets', command: 'node scripts/check-budgets.mjs', needs: ['build'] },
  { name: 'preload lines', command: 'node scripts/check-preloads.mjs', needs: ['build'] },
  { name: 'package', command: 'node scripts/check-package.mjs', needs: ['build'] },
  { name: 'counts', command: 'node test/bench/check-counts.mjs', needs: ['build'] },
  { name: 'example for Playwright', command: 'node test/docs/playwright.mjs', needs: ['build'] },
  { name: 'same bytes twice', command: 'node scripts/check-reproducible.mjs', needs: ['build'] },
];

const AT_ONCE = 2;

const running = new Set();

/** Kills all running parts with their child processes. */
function stopAll() {
  for (const { pid } of running) process.kill(-pid);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopAll();
    process.exit(1);
  });
}

/** Runs one part; resolves with its output, or rejects with it if the part fails. */
function run({ name, command }) {
  const started = performance.now();
  const child = spawn(command, { shell: true, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  running.add(child);
  const output = [];
  child.stdout.on('data', (data) => output.push(data));
  child.stderr.on('data', (data) => output.push(data));
  return new Promise((resolve, reject) => {
    child.on('close', (code) => {
      running.delete(child);
      const text = Buffer.concat(output).toString().trim();
      const seconds = (performance.now() - started) / 1000;
      if (code === 0) resolve({ name, seconds, text });
      else reject(Object.assign(new Error(`"${name}" failed: ${command}`), { output: text }));
    });
  });
}

/** The result line of an output: the last one that is not empty. */
const gist = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .findLast((line) => line.trim() !== '' && !line.startsWith('npm warn'))
    ?.trim() ?? '';

/** The list of slowest files in the output of tests; empty for other parts. */
const slowestOf = ({ text }) =>
  /^Slowest files:\n(?: {2}.*\n?)+/m.exec(stripVTControlCharacters(text))?.[0].trimEnd() ?? '';

/** Runs parts in parallel, each after its needs. */
async function runAll(parts) {
  const waiting = [...parts];
  const underWay = new Map();
  const results = [];
  const isMissing = (name) =>
    parts.some((part) => part.name === name) && !results.some((result) => result.name === name);
  while (results.length < parts.length) {
    const ready = waiting.filter(({ needs = [] }) => !needs.some(isMissing));
    for (const part of ready.slice(0, AT_ONCE - underWay.size)) {
      waiting.splice(waiting.indexOf(part), 1);
      underWay.set(part.name, run(part));
    }
    const result = await Promise.race(underWay.values());
    console.log(`ok  ${result.name} (${result.seconds.toFixed(1)} s)`);
    underWay.delete(result.name);
    results.push(result);
  }
  return results;
}

const chosen = process.argv.slice(2);
const isChosen = ({ name }) =>
  chosen.length === 0 || chosen.some((word) => name.split(' ').includes(word));

const isHelp = chosen.includes('--help') || chosen.includes('-h');
if (isHelp || !PARTS.some(isChosen)) {
  const say = isHelp ? console.log : console.error;
  say('Usage: npm test -- [WORD …]\n\nRuns all checks, or the parts whose names contain a word.\n');
  say(`Parts:\n${PARTS.map(({ name }) => `  ${name}\n`).join('')}`);
  say('Examples:\n  npm test\n  npm test -- unit budgets');
  process.exit(isHelp ? 0 : 2);
}

try {
  const started = performance.now();
  const results = await runAll(PARTS.filter(isChosen));
  const width = Math.max(...results.map(({ name }) => name.length));
  for (const result of results) {
    if (slowestOf(result)) console.log(`\n${result.name}. ${slowestOf(result)}`);
  }
  const minutes = (performance.now() - started) / 60_000;
  console.log(`\nAll checks passed in ${minutes.toFixed(1)} minutes:`);
  for (const { name, text } of results) console.log(`  ${name.padEnd(width)}  ${gist(text)}`);
} catch (error) {
  stopAll();
  console.error(`\n${error.output}\n\n${error.message}`);
  process.exit(1);
}
