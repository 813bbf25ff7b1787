/*
 * Proves the promise of tokens.css: for 400 random themes, in light and dark, each text token has a contrast of at
 * least 4.5 on each background token, fills with their own text too, and edges of fields 3. And that the colours written for
 * a page that sets nothing are those computed for a page that sets the defaults. `node test/gallery/check-themes.js`
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transform } from 'lightningcss';
import { launch } from 'puppeteer-core';

const file = fileURLToPath(new URL('../../src/ui/tokens.css', import.meta.url));
const css = transform({ filename: file, code: readFileSync(file), minify: true }).code.toString();

/** The defaults of the properties that colours are computed from. */
const defaults = Object.fromEntries(
  [...css.matchAll(/var\(--mc-(\w+),\s*(light-dark\(#\w+,\s*#\w+\))\)/g)].map(([, name, value]) => [
    name,
    value,
  ]),
);
for (const [, name, value] of css.matchAll(
  /--_(surface|text|muted):var\(--_\w+-kept,\s*(light-dark\(#\w+,\s*#\w+\))\)/g,
))
  defaults[name] = value;

const browser = await launch({
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
const page = await browser.newPage();
const { failed, least, differing } = await page.evaluate(
  (tokens, given) => {
    const THEMES = 400;
    const INKS = ['text', 'muted', 'primary-ink', 'smart-ink', 'danger-ink', 'success-ink'];
    const GROUNDS = ['surface', 'primary-soft', 'smart-soft', 'danger-soft', 'neutral-soft'];
    const PAIRS = [
      ...INKS.flatMap((ink) => GROUNDS.map((ground) => [ink, ground, 4.5])),
      ['on-primary', 'primary', 4.5],
      ['on-smart', 'smart', 4.5],
      ['edge', 'surface', 3],
    ];
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(tokens);
    shadow.adoptedStyleSheets = [sheet];
    const probe = shadow.appendChild(document.createElement('i'));
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const channel = (byte) => {
      const value = byte / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    };
    const bytesOf = (token) => {
      probe.style.color = '';
      probe.style.color = `var(--_${token})`;
      context.fillStyle = '#f0f';
      context.fillStyle = getComputedStyle(probe).color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const luminance = (token) => {
      const [r, g, b] = bytesOf(token);
      return 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
    };
    const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    let seed = 7;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const EXTREMES = ['#000', '#fff', '#777', '#00f', '#ff0', '#f00', '#0f0', '#f0f', '#0ff'];
    const color = () => {
      const byte = () => Math.floor(random() * 256);
      return random() < 0.3
        ? EXTREMES[Math.floor(random() * EXTREMES.length)]
        : `rgb(${byte()} ${byte()} ${byte()})`;
    };
    const names = ['primary', 'smart', 'surface', 'text', 'muted', 'danger', 'success'];
    const failed = [];
    let least = Infinity;
    for (let theme = 0; theme < THEMES; theme += 1) {
      const set = {};
      for (const name of names) {
        if (theme > 0 && random() < 0.8) set[name] = color();
        host.style.setProperty(`--mc-${name}`, set[name] ?? '');
      }
      for (const scheme of ['light', 'dark']) {
        host.setAttribute('theme', scheme);
        for (const [ink, ground, wanted] of PAIRS) {
          const ratio = contrast(luminance(ink), luminance(ground));
          least = Math.min(least, ratio / wanted);
          if (ratio < wanted) failed.push({ ratio: ratio.toFixed(2), ink, ground, scheme, set });
        }
      }
    }
    const differing = [];
    for (const scheme of ['light', 'dark']) {
      host.setAttribute('theme', scheme);
      for (const token of new Set(PAIRS.flat().filter((part) => typeof part === 'string'))) {
        for (const name of names) host.style.setProperty(`--mc-${name}`, '');
        const written = bytesOf(token);
        // Success is primary unless it is set.
        for (const [name, value] of Object.entries(given))
          host.style.setProperty(`--mc-${name}`, value);
        const computed = bytesOf(token);
        const isSame = written.every((byte, at) => Math.abs(byte - computed[at]) <= 1);
        if (!isSame) differing.push({ token, scheme, written, computed });
      }
    }
    return { failed, least, differing };
  },
  css,
  defaults,
);
await browser.close();
for (const failure of failed.slice(0, 20)) console.log(JSON.stringify(failure));
console.log(
  `${failed.length} pairs below their contrast; the least is ${least.toFixed(2)} x what is wanted`,
);
for (const each of differing) console.log(JSON.stringify(each));
console.log(`${differing.length} colours of an unset page differ from what is computed`);
process.exitCode = failed.length + differing.length ? 1 : 0;
