/**
 * `npm run mutate -- AREA...`: changes the source of the areas, one small change (a mutant) at a time, and runs the unit
 * tests of the area on each. Lists the mutants that no test notices, and fails where an area has too many of them.
 * Without a name, all areas run one after another. A later run only repeats what survived and what has changed since.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';

import { Stryker } from '@stryker-mutator/core';

import { AREAS } from './areas.mjs';

const WANTED_PERCENT = 90;
const NO_TESTS = '!**/*.test.{ts,tsx}';
const OUTPUT = 'test/mutation/.build';
/** Added to what a test takes without a mutant: a busy machine is no endless loop. */
const TIMEOUT_MS = 20_000;
/** A test failed, or a file of tests could not even be loaded. */
const KILLED = ['Killed', 'RuntimeError'];
const NOTICED = [...KILLED, 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in AREAS));
if (unknown.length > 0) {
  console.error(
    `No area is called ${unknown.join(', ')}. The areas: ${Object.keys(AREAS).join(', ')}`,
  );
  process.exit(2);
}

/**
 * Forgets what survived the last run of an area, so that it is tried again: Stryker sees what has changed in the
 * source, and nothing of the tests that were added since.
 */
function forgetSurvivors(incrementalFile) {
  if (!existsSync(incrementalFile)) return;
  const report = JSON.parse(readFileSync(incrementalFile, 'utf8'));
  for (const file of Object.values(report.files)) {
    file.mutants = file.mutants.filter(({ status }) => !MISSED.includes(status));
  }
  writeFileSync(incrementalFile, JSON.stringify(report));
}

/** Runs the mutants of an area. Returns one result per mutant. */
function mutate(area) {
  const { source, tests } = AREAS[area];
  const incrementalFile = `${OUTPUT}/${area}.json`;
  forgetSurvivors(incrementalFile);
  process.env.MUTATION_TESTS = JSON.stringify(tests);
  process.env.MUTATION_SOURCE = JSON.stringify([...source.map((path) => `/${path}`), NO_TESTS]);
  return new Stryker({
    mutate: [...source, NO_TESTS],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'test/mutation/vitest.config.ts', related: true },
    coverageAnalysis: 'perTest',
    concurrency: 1,
    timeoutMS: TIMEOUT_MS,
    incremental: true,
    incrementalFile,
    tempDirName: `${OUTPUT}/sandbox`,
    ignorePatterns: ['dist', 'demo/.build', 'test/*/.build', 'test/bench/results'],
    disableTypeChecks: false,
    reporters: ['progress-append-only'],
    allowConsoleColors: false,
  }).runMutationTest();
}

/** "file:line:column mutator: text -> replacement" of a mutant. */
function describeMutant({ fileName, location: { start, end }, mutatorName, replacement, status }) {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  const text = lines.map((line) => line.trim()).join(' ');
  const uncovered = status === 'NoCoverage' ? ' (no test reaches it)' : '';
  return `${relative('.', fileName)}:${start.line}:${start.column} ${mutatorName}${uncovered}: ${text} -> ${replacement}`;
}

const rows = [];
for (const area of names.length > 0 ? names : Object.keys(AREAS)) {
  const results = await mutate(area);
  const count = (statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const [noticed, missed] = [count(NOTICED), count(MISSED)];
  const percent = (100 * noticed) / (noticed + missed);
  for (const result of results) {
    if (MISSED.includes(result.status)) console.log(describeMutant(result));
  }
  rows.push({
    area,
    mutants: results.length,
    killed: count(KILLED),
    'timed out': count(['Timeout']),
    survived: count(['Survived']),
    'not reached': count(['NoCoverage']),
    'not run': results.length - noticed - missed,
    percent: percent.toFixed(1),
  });
  if (percent < WANTED_PERCENT) process.exitCode = 1;
}
console.table(rows);
