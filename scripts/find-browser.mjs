/**
 * Finds the Chrome or Chromium for tests and bench. Run as a program, it prints the path; with `--install`, it installs
 * Debian's chromium if none is found and it may.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import { getChromePath } from 'chrome-launcher';

const isRoot = () => process.getuid?.() === 0;

/** The path of a browser, or null. CHROME_PATH comes first; a CHROME_PATH that is no program throws. */
export function findBrowser() {
  const named = process.env['CHROME_PATH'];
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH is "${named}", which is no file.`);
  try {
    return getChromePath();
  } catch {
    return null;
  }
}

/** Installs chromium with apt-get where that needs no confirmation: as root on Debian and its derivatives. */
function installBrowser() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return;
  process.stderr.write('No Chrome or Chromium found: installing chromium with apt-get.\n');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const stdio = ['ignore', 2, 2];
  spawnSync('apt-get', ['update'], { env, stdio });
  execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { env, stdio });
}

/** The path of a browser; installs one if it may, else throws with an instruction. */
export function requireBrowser() {
  const found = findBrowser();
  if (found) return found;
  installBrowser();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chrome or Chromium found: install one (Debian: sudo apt-get install chromium) or set CHROME_PATH to its program.',
  );
}

/** Switches of a headless browser without background requests; root needs the sandbox off. */
export function browserArguments() {
  return [
    ...(isRoot() ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const path = process.argv.includes('--install') ? requireBrowser() : findBrowser();
    if (!path) throw new Error('No Chrome or Chromium found.');
    process.stdout.write(`${path}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
