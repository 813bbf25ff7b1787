/**
 * Runs the example for Playwright of docs/package.md, word by word, with Playwright itself in Chromium, on the built files and
 * the sandbox inside the page. Needs a build.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

import { fencesIn } from '../../docs/examples.mjs';
import { browserArguments, requireBrowser } from '../../scripts/find-browser.mjs';
import { runProgram } from '../../scripts/stage.mjs';
import { HANGS_AFTER_MS, WAITS_MS } from '../runner/time-limits.mjs';

const ROOT = join(import.meta.dirname, '../..');
/** Inside the project, so that `merchant-checkout/testing` is found as a package. */
const WORK = join(import.meta.dirname, '.build');
const DIST = join(ROOT, 'dist');

/** The page of a reader who has written what docs/package.md says about it. */
const PAGE = `<!doctype html>
<html lang="pt">
  <head><meta charset="utf-8" /><title>Reservas</title><link rel="icon" href="data:," /></head>
  <body>
    <script type="module" src="/merchant-checkout.js"></script>
    <merchant-checkout shop="1" campaign="101" reservation-type="normal" allow-guest-login></merchant-checkout>
  </body>
</html>
`;

const TYPES = { '.js': 'text/javascript', '.html': 'text/html; charset=utf-8' };

/** Serves that page as `/reservas`, and the built files. */
async function serve() {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    try {
      const body = pathname === '/reservas' ? PAGE : readFileSync(join(DIST, pathname));
      response.writeHead(200, { 'content-type': TYPES[extname(pathname) || '.html'] ?? '' });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return server;
}

const example = fencesIn(readFileSync(join(ROOT, 'docs/package.md'), 'utf8')).find(({ code }) =>
  code.includes('@playwright/test'),
);
if (!example) throw new Error('docs/package.md has no example for Playwright.');

const server = await serve();
const config = {
  outputDir: './results',
  reporter: 'line',
  workers: 1,
  timeout: HANGS_AFTER_MS,
  expect: { timeout: WAITS_MS },
  use: {
    baseURL: `http://localhost:${server.address().port}`,
    launchOptions: { executablePath: requireBrowser(), args: browserArguments() },
  },
};
rmSync(WORK, { recursive: true, force: true });
mkdirSync(WORK);
writeFileSync(join(WORK, 'example.spec.ts'), example.code);
writeFileSync(join(WORK, 'playwright.config.mjs'), `export default ${JSON.stringify(config)};\n`);
try {
  process.exitCode = await runProgram(process.execPath, [
    join(ROOT, 'node_modules/@playwright/test/cli.js'),
    'test',
    '--config',
    join(WORK, 'playwright.config.mjs'),
  ]);
} finally {
  server.closeAllConnections();
  server.close();
  rmSync(WORK, { recursive: true, force: true });
}
