/**
 * Prints the number of known vulnerabilities that `npm audit` finds in the lockfile. Never fails: a new advisory is not
 * caused by the tested change, and a machine may be offline.
 */
import { spawnSync } from 'node:child_process';

/** How long the registry may take. */
const LIMIT_MS = 10_000;

const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: LIMIT_MS,
});

/** The counts by severity; null without an answer of the registry. */
function countsIn(text) {
  try {
    return JSON.parse(text).metadata?.vulnerabilities ?? null;
  } catch {
    return null;
  }
}

const counts = countsIn(stdout);
const found = Object.entries(counts ?? {}).filter(([name, count]) => name !== 'total' && count > 0);
if (!counts) console.log('not checked: the registry did not answer');
else if (found.length === 0) console.log('no known vulnerabilities');
else
  console.log(
    `known: ${found.map(([name, count]) => `${count} ${name}`).join(', ')}; run npm audit`,
  );
