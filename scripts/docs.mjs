/**
 * The documentation site in `docs`. Its generator has its own package.json, which `npm ci` does not install; the first
 * run does.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const docs = resolve(root, 'docs');
const [command = 'build', ...options] = process.argv.slice(2);

function run(program, ...args) {
  const shell = process.platform === 'win32';
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', shell });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether the installed packages are those of the lock file. */
function isInstalled() {
  const installed = resolve(docs, 'node_modules/.package-lock.json');
  const lock = resolve(docs, 'package-lock.json');
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

if (!isInstalled())
  run('npm', 'ci', '--prefix', 'docs', '--ignore-scripts', '--no-audit', '--no-fund');
if (command === 'build' || !existsSync(resolve(root, 'dist')))
  run('npm', 'run', '--silent', 'bundle');
run(
  process.execPath,
  resolve(docs, 'node_modules/vitepress/bin/vitepress.js'),
  command,
  'docs',
  ...options,
);
