/**
 * Prints in one line how many known vulnerabilities `npm audit` finds in the packages of the lockfile. It informs and never
 * fails: a new advisory is no fault of the change that is tested, and a machine without network has none to ask.
 */
import { spawnSync } from 'node:child_process';

/** How long the registry may take. */
const LIMIT_MS = 10_000;

const { stdout } = spawnSync('npm', ['audit', '--json', '--fetch-retries=0'], {
  encoding: 'utf8',
  shell: process.platform === 'win32',
  timeout: LIMIT_MS,
});

/** The counts by severity, or null where npm has no answer of the registry. */
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
