/**
 * `node scripts/docs-picture.mjs`: takes the picture of the documentation's start page, a checkout on a phone, from the
 * built site. Needs `npm run docs`; commit the picture when the checkout has changed its look.
 */
import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve } from 'node:path';

import puppeteer from 'puppeteer-core';

import { browserArguments, requireBrowser } from './find-browser.mjs';

const SITE = resolve(import.meta.dirname, '../docs/.vitepress/dist');
const PICTURE = resolve(import.meta.dirname, '../docs/public/checkout.webp');
const EXAMPLE = '/examples/index-1.html';
const PHONE = { width: 390, height: 760, deviceScaleFactor: 2 };
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.webp': 'image/webp',
};

const server = createServer(({ url }, response) => {
  const file = join(SITE, new URL(url, 'http://site').pathname);
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
  createReadStream(file).pipe(response);
});
await new Promise((ready) => {
  server.listen(0, '127.0.0.1', ready);
});

const browser = await puppeteer.launch({
  executablePath: requireBrowser(),
  args: browserArguments(),
});
try {
  const page = await browser.newPage();
  await page.setViewport(PHONE);
  await page.goto(`http://127.0.0.1:${server.address().port}${EXAMPLE}`);
  await page.evaluate(async () => {
    const element = document.querySelector('merchant-checkout');
    await customElements.whenDefined('merchant-checkout');
    await element.ready;
  });
  await page.waitForNetworkIdle();
  await page.screenshot({ path: PICTURE, type: 'webp', quality: 80 });
} finally {
  await browser.close();
  server.close();
}
