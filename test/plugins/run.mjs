/**
 * `npm run test:plugins`: the plugins for content management systems, each in its own engine. Needs a build, PHP, the
 * npm registry at the first run, and Chromium; outside of `npm test`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

import puppeteer from 'puppeteer-core';

import { filesBelow } from '../../scripts/files-below.mjs';
import { browserArguments, requireBrowser } from '../../scripts/find-browser.mjs';
import { tryDrupal } from './drupal.mjs';
import { tryJoomla } from './joomla.mjs';
import { php, phpcs, requirePhp } from './php.mjs';
import { tryTwig } from './twig.mjs';
import { tryWordPress } from './wordpress.mjs';

const HERE = import.meta.dirname;
const CMS = join(HERE, '../../demo/cms');

async function lint() {
  const files = (await filesBelow(CMS)).filter(
    (path) => /\.(php|module)$/.test(path) && !path.startsWith('.build/'),
  );
  for (const path of files) php(['-l', join(CMS, path)]);
  return `PHP ${php(['-r', 'echo PHP_VERSION;'])}: ${files.length} files parse`;
}

/** The WordPress coding standards, where PHP_CodeSniffer has them: escaping, nonces, prefixes, text domains. */
async function sniff() {
  const standards = phpcs(['-i']);
  if (!/\bWordPress\b/.test(standards))
    return 'PHP_CodeSniffer: not run, it lacks the WordPress coding standards (wpcs)';
  phpcs(['-q', '--report=emacs'], { cwd: join(CMS, 'wordpress') });
  return `${phpcs(['--version']).trim()}: no fault by the WordPress coding standards`;
}

requirePhp();
if (!existsSync(join(HERE, 'node_modules')))
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: HERE, stdio: 'inherit' });

const browser = await puppeteer.launch({
  executablePath: requireBrowser(),
  args: browserArguments(),
});
let failures = 0;
for (const check of [lint, sniff, tryTwig, tryDrupal, tryJoomla, tryWordPress]) {
  try {
    console.log(`ok    ${await check(browser)}`);
  } catch (error) {
    failures += 1;
    console.error(`FAILS ${check.name}: ${error.stack}`);
  }
}
await browser.close();
if (failures > 0) process.exitCode = 1;
