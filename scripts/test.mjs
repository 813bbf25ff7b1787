/**
 * `npm test`: every check of the project, two at a time where nothing depends on the order. The first that
 * fails ends the run with its output; a good run ends with one table.
 *
 *   npm test -- unit browser     only these parts (what they need must have been built)
 */
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { stripVTControlCharacters } from 'node:util';

/** Stages run one after another; the parts of a stage beside each other. */
const STAGES = [
  // The build compiles the texts, which every later part reads.
  [
    { name: 'build', command: 'npm run --silent build' },
    { name: 'texts', command: 'node scripts/check-catalogs.mjs' },
  ],
  [
    { name: 'lint and format', command: 'npm run --silent lint' },
    { name: 'types', command: 'npm run --silent typecheck' },
    { name: 'unit tests', command: 'npm run --silent test:unit' },
    { name: 'README tables', command: 'node scripts/generate-readme-tables.mjs --check' },
    { name: 'vulnerabilities', command: 'node scripts/report-audit.mjs' },
    { name: 'spec table', command: 'node scripts/check-spec-table.mjs' },
    { name: 'budgets', command: 'node scripts/check-budgets.mjs' },
    { name: 'same bytes twice', command: 'node scripts/check-reproducible.mjs' },
  ],
  [{ name: 'browser tests', command: 'npm run --silent test:browser' }],
];

const AT_ONCE = 2;

const running = new Set();

/** Ends what still runs, with all that it has started. */
function stopAll() {
  for (const { pid } of running) process.kill(-pid);
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    stopAll();
    process.exit(1);
  });
}

/** Runs one part; resolves with what it printed, rejects with it when the part fails. */
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

/** The line of a part's output that says what it found: the last one that is not empty. */
const gist = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .findLast((line) => line.trim() !== '' && !line.startsWith('npm warn'))
    ?.trim() ?? '';

async function runStage(parts) {
  const queue = [...parts];
  const done = [];
  const worker = async () => {
    for (let part = queue.shift(); part; part = queue.shift()) {
      const result = await run(part);
      console.log(`ok  ${result.name} (${result.seconds.toFixed(1)} s)`);
      done.push(result);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return done;
}

const chosen = process.argv.slice(2);
const isChosen = ({ name }) =>
  chosen.length === 0 || chosen.some((word) => name.split(' ').includes(word));

try {
  const results = [];
  for (const stage of STAGES) results.push(...(await runStage(stage.filter(isChosen))));
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log('\nAll checks passed:');
  for (const { name, text } of results) console.log(`  ${name.padEnd(width)}  ${gist(text)}`);
} catch (error) {
  stopAll();
  console.error(`\n${error.output}\n\n${error.message}`);
  process.exit(1);
}
