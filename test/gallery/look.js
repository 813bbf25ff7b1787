/*
 * `npm run gallery -- [folder] [screen,...]`: runs axe on every screen of the gallery and takes pictures of them.
 * `npm run dev` serves the gallery to look at.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { launch } from 'puppeteer-core';
import { startDevServer } from '../../scripts/dev-server.mjs';
import { browserArguments, requireBrowser } from '../../scripts/find-browser.mjs';

const [folder = 'demo/.build/gallery/pictures', only = ''] = process.argv.slice(2);
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];
const WIDTHS = [320, 360, 1024];
const SCREENS = (only || 'type,booking,contact,success,controls,feedback,dialogs').split(',');

let violations = 0;

async function check(page, name) {
  const found = await page.evaluate(
    (tags) => globalThis.axe.run(document, { runOnly: tags }),
    TAGS,
  );
  for (const rule of found.violations) {
    console.log(
      `axe ${name}: ${rule.id}: ${rule.nodes.map((n) => `${n.target} ${n.failureSummary}`).join('\n')}`,
    );
  }
  return found.violations.length;
}

/** Opens each dialog in turn. */
async function lookAtDialogs(page, name) {
  await page.setViewport({ width: page.viewport().width, height: 620 });
  for (const index of [0, 1, 2]) {
    await page.evaluate((at) => {
      const root = document.querySelector('merchant-checkout').shadowRoot;
      root.querySelectorAll('.mc-step > .mc-button')[at].click();
    }, index);
    violations += await check(page, `dialog ${index} ${name}`);
    await page.screenshot({ path: `${folder}/dialog${index}-${name}.png` });
    await page.keyboard.press('Escape');
  }
}

const PORT = 4180;
const { galleryUrl: html, close } = await startDevServer(PORT);
mkdirSync(folder, { recursive: true });
const browser = await launch({
  executablePath: requireBrowser(),
  args: browserArguments(),
});
for (const scheme of ['light', 'dark']) {
  for (const width of WIDTHS) {
    for (const screen of SCREENS) {
      const page = await browser.newPage();
      await page.setViewport({ width, height: 800, deviceScaleFactor: 1 });
      await page.emulateMediaFeatures([
        { name: 'prefers-color-scheme', value: scheme },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ]);
      await page.goto(`${html}#${screen}`);
      await page.waitForSelector('merchant-checkout');
      await page.evaluate(axeSource);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (overflow > 0) console.log(`overflow ${screen} ${width}: ${overflow}px`);
      if (width !== 320 || scheme === 'light')
        violations += await check(page, `${screen} ${scheme} ${width}`);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewport({ width, height, deviceScaleFactor: 1 });
      await page.screenshot({ path: `${folder}/${screen}-${scheme}-${width}.png` });
      if (screen === 'dialogs') await lookAtDialogs(page, `${scheme}-${width}`);
      await page.close();
    }
  }
}
const contrastPage = await browser.newPage();
await contrastPage.setViewport({ width: 1024, height: 800 });
const devtools = await contrastPage.createCDPSession();
await devtools.send('Emulation.setEmulatedMedia', {
  features: [
    { name: 'forced-colors', value: 'active' },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ],
});
for (const screen of SCREENS) {
  await contrastPage.goto('about:blank');
  await contrastPage.goto(`${html}#${screen}`);
  await contrastPage.waitForSelector('merchant-checkout');
  await contrastPage.screenshot({ path: `${folder}/${screen}-forced-1024.png`, fullPage: true });
}
await browser.close();
await close();
console.log(`${violations} violations`);
process.exitCode = violations ? 1 : 0;
