/** Runs the parts of a check, two at a time, in the order of their needs. The first failure ends the run with its output. */
import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { stripVTControlCharacters } from 'node:util';

const AT_ONCE = 2;

/** How many of the slowest tests `--slowest` lists. */
const SLOWEST_TESTS = 25;

const running = new Set();

/** Kills all running parts with their child processes. */
function stopAll() {
  for (const { pid } of running) process.kill(-pid);
}

/** Runs one part; resolves with its output, or rejects with it if the part fails. */
function run({ name, command }, env) {
  const started = performance.now();
  const child = spawn(command, {
    shell: true,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
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

/** A list of what is slowest in the output of tests: its lines, without the title. */
function slowestOf({ text }, title) {
  const list = new RegExp(`^${title}:\\n((?: {2}.*\\n?)+)`, 'm').exec(
    stripVTControlCharacters(text),
  );
  return list?.[1]?.trimEnd().split('\n') ?? [];
}

/** Runs parts in parallel, each after its needs. */
async function runAll(parts, env) {
  const waiting = [...parts];
  const underWay = new Map();
  const results = [];
  const isMissing = (name) =>
    parts.some((part) => part.name === name) && !results.some((result) => result.name === name);
  while (results.length < parts.length) {
    const ready = waiting.filter(({ needs = [] }) => !needs.some(isMissing));
    for (const part of ready.slice(0, AT_ONCE - underWay.size)) {
      waiting.splice(waiting.indexOf(part), 1);
      underWay.set(part.name, run(part, env));
    }
    const result = await Promise.race(underWay.values());
    console.log(`ok  ${result.name} (${result.seconds.toFixed(1)} s)`);
    underWay.delete(result.name);
    results.push(result);
  }
  return results;
}

const secondsOf = (line) => Number.parseFloat(line);

/** Prints the slowest files of each part or, with `--slowest`, the slowest tests of all parts and each part's time. */
function printSlowest(results, listsTests) {
  if (!listsTests) {
    for (const result of results) {
      const files = slowestOf(result, 'Slowest files');
      if (files.length > 0) console.log(`\n${result.name}. Slowest files:\n${files.join('\n')}`);
    }
    return;
  }
  const tests = results.flatMap((result) => slowestOf(result, 'Slowest tests'));
  const slowest = tests.toSorted((a, b) => secondsOf(b) - secondsOf(a)).slice(0, SLOWEST_TESTS);
  const parts = results.toSorted((a, b) => b.seconds - a.seconds);
  console.log(`\nSlowest tests:\n${slowest.join('\n')}\n\nParts:`);
  for (const { name, seconds } of parts) console.log(`  ${seconds.toFixed(1)} s  ${name}`);
}

/**
 * A command that runs parts `{name, command, needs?}`: a part starts when its `needs` are done, earlier rows first. Words of the command line choose
 * parts by words of their names; `--help` prints `help` and the parts, `--slowest` lists the slowest tests of all kinds. Ends the
 * process: 0 if all passed, 1 if one failed, 2 for an unknown word.
 */
export async function runParts(parts, help) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      stopAll();
      process.exit(1);
    });
  }
  const names = parts.map(({ name }) => name).join('; ');
  const words = process.argv.slice(2);
  if (words.includes('--help') || words.includes('-h')) {
    console.log(`${help}\n\nThe parts: ${names}`);
    return;
  }
  const listsTests = words.includes('--slowest');
  const chosen = words.filter((word) => !word.startsWith('-'));
  const isPartOf = (word, { name }) => name.split(' ').includes(word);
  const unknown = words.filter(
    (word) => word !== '--slowest' && !parts.some((part) => isPartOf(word, part)),
  );
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. The parts: ${names}`);
    process.exit(2);
  }
  try {
    const started = performance.now();
    const results = await runAll(
      parts.filter((part) => chosen.length === 0 || chosen.some((word) => isPartOf(word, part))),
      listsTests ? { SLOWEST_TESTS: String(SLOWEST_TESTS) } : {},
    );
    printSlowest(results, listsTests);
    const width = Math.max(...results.map(({ name }) => name.length));
    const minutes = (performance.now() - started) / 60_000;
    console.log(`\nAll checks passed in ${minutes.toFixed(1)} minutes:`);
    for (const { name, text } of results) console.log(`  ${name.padEnd(width)}  ${gist(text)}`);
  } catch (error) {
    stopAll();
    console.error(`\n${error.output}\n\n${error.message}`);
    process.exit(1);
  }
}
