/**
 * `node scripts/wordpress-pictures.mjs`: the pictures for WordPress's plugin directory, in demo/cms/.build/directory: icon
 * and banners from markup, the first screenshot from the demo site. `npm run test:plugins` takes the screenshots of the
 * block and the settings, in a real WordPress. Needs a build of the demo (`npm start`).
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import puppeteer from 'puppeteer-core';

import { browserArguments, requireBrowser } from './find-browser.mjs';

const ROOT = resolve(import.meta.dirname, '..');
/** Where they are written; they lie beside the plugin's trunk in the directory, not in the zip. */
const PICTURES = join(ROOT, 'demo/cms/.build/directory');

const ICON = readFileSync(join(ROOT, 'demo/site/favicon.svg'), 'utf8');

const page = (style, body) =>
  `<!doctype html><meta charset="utf-8"><style>*{margin:0;box-sizing:border-box}svg{display:block}${style}</style>${body}`;

const icon = page('svg{width:100vw;height:100vh}', ICON);
const banner = page(
  'body{background:#1d5c43;color:#f6efe0;font:600 5.2vw/1.1 system-ui,sans-serif;height:100vh;display:flex;align-items:center;gap:4vw;padding-inline:8vw}svg{width:14vw;flex:none}small{display:block;font-size:2.2vw;font-weight:400;margin-top:1vw}',
  `${ICON}<p>Merchant Checkout<small>Bookings, vouchers and orders in any page</small></p>`,
);

/** The pictures that the directory asks for, by file name: content and size in px. */
const DRAWN = {
  'icon-128x128.png': [icon, 128, 128],
  'icon-256x256.png': [icon, 256, 256],
  'banner-772x250.png': [banner, 772, 250],
  'banner-1544x500.png': [banner, 1544, 500],
};

const { startServer } = await import(join(ROOT, 'demo/.build/serve.mjs'));
mkdirSync(PICTURES, { recursive: true });
const browser = await puppeteer.launch({
  executablePath: requireBrowser(),
  args: browserArguments(),
});
const server = await startServer({ port: 0, quiet: true });
try {
  const tab = await browser.newPage();
  for (const [name, [html, width, height]] of Object.entries(DRAWN)) {
    await tab.setViewport({ width, height });
    await tab.setContent(html);
    await tab.screenshot({ path: join(PICTURES, name) });
  }
  await tab.setViewport({ width: 1280, height: 960 });
  await tab.goto(`${server.url}/booking.html?lang=en`);
  await tab.evaluate(async () => {
    await customElements.whenDefined('merchant-checkout');
    const element = document.querySelector('merchant-checkout');
    await element.ready;
    element.scrollIntoView();
  });
  await tab.waitForNetworkIdle();
  await tab.screenshot({ path: join(PICTURES, 'screenshot-1.png') });
  console.log(PICTURES.slice(ROOT.length + 1));
} finally {
  await browser.close();
  await server.close();
}
