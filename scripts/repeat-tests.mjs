/** Repeats test files to find unreliable ones; browser files run two at a time on the built module. */
import { spawnSync } from 'node:child_process';

const parts = process.argv.slice(2);
const times = Number(parts.at(-1));
const files = parts.slice(0, -1);
if (files.length === 0 || !Number.isInteger(times) || times < 1) {
  console.error('Usage: npm run test:repeat -- FILE... TIMES');
  process.exit(2);
}

const run = (command, env = {}) =>
  spawnSync('npx', command, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

const isBrowserFile = (file) => file.includes('.browser.');
const browserFiles = files.filter(isBrowserFile);
const unitFiles = files.filter((file) => !isBrowserFile(file));

const failed = [];
if (browserFiles.length > 0) {
  const passed = run(['web-test-runner', '--config', 'test/web-test-runner.config.mjs'], {
    BROWSER_TESTS: browserFiles.join(','),
    BROWSER_REPEATS: String(times),
  });
  if (!passed) failed.push('browser files');
}
for (let count = 1; unitFiles.length > 0 && count <= times; count += 1) {
  if (!run(['vitest', 'run', ...unitFiles])) failed.push(`unit files, run ${count}`);
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join('; ')}`);
  process.exitCode = 1;
}
