/**
 * A page keeps the preload lines of an earlier build (dist/preload.html): a customer still books a table in Chromium, and
 * each script of this build is loaded once. Needs a build.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

import puppeteer from 'puppeteer-core';

import { filesFolder } from '../../scripts/files-folder.mjs';
import { browserArguments, requireBrowser } from '../../scripts/find-browser.mjs';
import { WAITS_MS } from '../runner/time-limits.mjs';
import { bookATable } from '../support/book-a-table.mjs';

const ROOT = join(import.meta.dirname, '../..');
const DIST = join(ROOT, 'dist');
const TYPES = { '.js': 'text/javascript', '.html': 'text/html; charset=utf-8' };

const folder = filesFolder();
/** The folder of an earlier build. */
const EARLIER = '/merchant-checkout-0.0.1-00000000';

/** The lines for a page in Portuguese, as they were written for the earlier build. */
const staleLines = readFileSync(join(DIST, 'preload.html'), 'utf8')
  .split('\n\n')
  .find((part) => part.includes('<!-- Portuguese -->'))
  ?.replaceAll('https://HOST', '')
  .replaceAll(folder, EARLIER.slice(1));

const PAGE = `<!doctype html>
<html lang="pt">
  <head>
    <meta charset="utf-8" />
    <title>Reservas</title>
    <link rel="icon" href="data:," />
    ${staleLines}
  </head>
  <body>
    <script type="module" src="/merchant-checkout.js"></script>
    <merchant-checkout middleware="sandbox:" shop="1" campaign="101" reservation-type="normal" allow-guest-login></merchant-checkout>
    <p id="reserved"></p>
    <script>
      document.addEventListener('merchant-checkout:reserved', ({ detail }) => {
        document.querySelector('#reserved').textContent = detail.transactionId;
      });
    </script>
  </body>
</html>
`;

/** Serves the page and the build; the earlier folder too if the server `keeps` it. Notes every path that is asked for. */
async function serve(keeps) {
  const paths = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    paths.push(pathname);
    const path = keeps ? pathname.replace(EARLIER, `/${folder}`) : pathname;
    try {
      const body = path === '/' ? PAGE : readFileSync(join(DIST, path));
      response.writeHead(200, { 'content-type': TYPES[extname(path) || '.html'] ?? '' });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return { server, paths, url: `http://localhost:${server.address().port}/` };
}

/** Books through a page with the stale lines, in a browser of its own storage. */
async function bookWithStaleLines(browser, keeps) {
  const { server, paths, url } = await serve(keeps);
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(WAITS_MS);
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  try {
    await page.goto(url);
    const helpers = readFileSync(join(ROOT, 'lib/testing.js')).toString('base64');
    assert.ok(await page.evaluate(bookATable, `data:text/javascript;base64,${helpers}`, WAITS_MS));
    assert.deepEqual(errors, []);
    assert.ok(
      paths.some((path) => path.startsWith(EARLIER)),
      'the page asked for what its stale lines name',
    );
    const scripts = paths.filter((path) => path.endsWith('.js'));
    assert.deepEqual(scripts, [...new Set(scripts)], 'every script is asked for once');
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

const browser = await puppeteer.launch({
  executablePath: requireBrowser(),
  args: browserArguments(),
  timeout: WAITS_MS,
});
try {
  for (const keeps of [false, true]) await bookWithStaleLines(browser, keeps);
  console.log('A table is booked with stale preload lines, with and without the earlier files');
} finally {
  await browser.close();
}
