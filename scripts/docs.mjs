/**
 * The documentation site in `docs`: `build` builds it and checks its links, `dev` serves it. Its generator has its own
 * package.json, which `npm ci` does not install; the first run does.
 */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

import { brokenLinks } from './site-links.mjs';
import { runOrExit, say } from './stage.mjs';

const root = resolve(import.meta.dirname, '..');
const docs = resolve(root, 'docs');
const site = resolve(docs, '.vitepress/dist');
const [command = 'build', ...options] = process.argv.slice(2);

/** Whether the installed packages are those of the lock file. */
function isInstalled() {
  const installed = resolve(docs, 'node_modules/.package-lock.json');
  const lock = resolve(docs, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

process.chdir(root);
if (!isInstalled()) {
  say('Installing the generator of the site …');
  await runOrExit('npm', ['ci', '--prefix', 'docs', '--ignore-scripts', '--no-audit', '--no-fund']);
}
if (command === 'build' || !existsSync(resolve(root, 'dist')))
  await runOrExit(process.execPath, ['scripts/build.mjs', 'bundle']);
say(command === 'build' ? 'Building the site …' : 'Starting the site …');
await runOrExit(process.execPath, [
  'docs/node_modules/vitepress/bin/vitepress.js',
  command,
  'docs',
  ...options,
]);
if (command === 'build') {
  const broken = brokenLinks(site, process.env['DOCS_BASE']);
  for (const link of broken) say(link);
  if (broken.length > 0) process.exitCode = 1;
  else say(`Every link within the site leads somewhere: ${site}`);
}
