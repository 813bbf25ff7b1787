/**
 * `npm run test:consumers`: what a developer does with the package, once per framework. Packs the build, installs it
 * from the tarball into a copy of each consumer, checks its types, builds it, and books a table in Chromium through the
 * built page. Where the demo's builder writes a component for the framework, it also books through that component, word for
 * word; where the documentation loads the script from a host, through a page that does so. Needs the npm registry and a
 * build; outside of `npm test`.
 *
 *   npm run test:consumers -- vue svelte      only these
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

import puppeteer from 'puppeteer-core';

import { filesBelow } from '../../scripts/files-below.mjs';
import { browserArguments, requireBrowser } from '../../scripts/find-browser.mjs';
import { WAITS_MS } from '../runner/time-limits.mjs';
import { bookATable } from '../support/book-a-table.mjs';
import { builderCode } from '../support/builder-code.mjs';
import { startDemo } from '../support/start-server.mjs';

const HERE = import.meta.dirname;
const ROOT = join(HERE, '../..');

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webp': 'image/webp',
};

const consumers = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !consumers.includes(name));
if (unknown.length > 0)
  throw new Error(`No consumer ${unknown.join(', ')}. There are: ${consumers.join(', ')}`);

/** Runs a command; throws with what it printed. */
function run(command, parameters, cwd) {
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    ASTRO_TELEMETRY_DISABLED: '1',
    CI: '1',
  };
  try {
    return execFileSync(command, parameters, { cwd, env, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    throw new Error(`${command} ${parameters.join(' ')}\n${error.stdout}${error.stderr}`, {
      cause: error,
    });
  }
}

/** Serves a folder of files, with nothing else at its origin: no platform answers there. */
async function serve(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const path = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    try {
      const body = readFileSync(path);
      response.writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return { server, url: `http://localhost:${server.address().port}/` };
}

/** Books through a page of a built site; answers the booking's id as the page heard it. */
async function book(browser, folder, path = '') {
  const { server, url } = await serve(folder);
  const page = await browser.newPage();
  const problems = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  try {
    await page.goto(`${url}${path}`);
    const helpers = readFileSync(join(ROOT, 'lib/testing.js')).toString('base64');
    return await page.evaluate(bookATable, `data:text/javascript;base64,${helpers}`, WAITS_MS);
  } catch (error) {
    throw new Error([error.message, ...problems].join('\n'), { cause: error });
  } finally {
    await page.close();
    server.close();
  }
}

const versionOf = (folder, name) =>
  JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;

/** The consumers with a page for the builder's code: its format, the file for the code, and the page. */
const BUILDER_COMPONENTS = {
  angular: { format: 'angular', file: 'src/builder-booking.component.ts', page: '#builder' },
  'react-vite': { format: 'react', file: 'src/builder-booking.tsx', page: 'builder.html' },
  vue: { format: 'vue', file: 'src/BuilderBooking.vue', page: 'builder.html' },
};

/** The consumers with a page that loads the script from `https://HOST`: the file that names it, and the page. */
const HOSTED_SCRIPTS = {
  astro: { file: 'src/components/CheckoutScript.astro', page: 'cdn/' },
  next: { file: 'app/cdn/page.jsx', page: 'cdn.html' },
};

/** The consumers whose React the checkout uses. */
const SHARES_REACT = ['react-shared', 'next-shared'];

/** Throws unless the scripts of a built site contain one React, by what a renderer tells the developer's tools. */
async function requireOneReact(folder) {
  const scripts = (await filesBelow(folder)).filter((path) => path.endsWith('.js'));
  const texts = scripts.map((path) => readFileSync(join(folder, path), 'utf8'));
  const copies = texts.join('\n').split('reconcilerVersion').length - 1;
  if (copies !== 1) throw new Error(`${copies} copies of React in the built site, not one`);
}

/** Replaces the host that an example names by the reader's own. */
function setHost(file, url) {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('https://HOST', url));
}

/** The packages that a result is worth noting for. */
const NOTED = [
  'react',
  'next',
  'preact',
  'solid-js',
  'vue',
  'svelte',
  'astro',
  '@angular/core',
  'vite',
  'typescript',
];

const work = mkdtempSync(join(tmpdir(), 'consumers-'));
const [{ filename }] = JSON.parse(
  run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', work], ROOT),
);
const browser = await puppeteer.launch({
  executablePath: requireBrowser(),
  args: browserArguments(),
});
const demo = await startDemo();

let failures = 0;
for (const name of chosen.length > 0 ? chosen : consumers) {
  const folder = join(work, name);
  cpSync(join(HERE, name), folder, { recursive: true });
  try {
    const { devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    run('npm', ['install', '--no-audit', '--no-fund', '--save', join(work, filename)], folder);
    const component = BUILDER_COMPONENTS[name];
    const hosted = HOSTED_SCRIPTS[name];
    if (hosted) setHost(join(folder, hosted.file), demo.url);
    if (component) {
      const { format, file } = component;
      const choices = { format, lang: 'pt', '--mc-radius': '3' };
      writeFileSync(join(folder, file), await builderCode(browser, demo.url, choices));
    }
    run('npm', ['run', 'check'], folder);
    run('npm', ['run', 'build'], folder);
    if (SHARES_REACT.includes(name)) await requireOneReact(join(folder, 'dist'));
    const booking = await book(browser, join(folder, 'dist'));
    const pages = [component?.page, hosted?.page].filter((page) => page !== undefined);
    for (const page of pages) await book(browser, join(folder, 'dist'), page);
    const versions = NOTED.filter((each) => devDependencies[each]).map(
      (each) => `${each} ${versionOf(folder, each)}`,
    );
    const also = pages.length > 0 ? `, also by ${pages.join(' and ')}` : '';
    console.log(`ok    ${name}: booking ${booking}${also} (${versions.join(', ')})`);
  } catch (error) {
    failures += 1;
    console.error(`FAILS ${name}: ${error.message}`);
  }
}

await browser.close();
demo.stop();
rmSync(work, { recursive: true, maxRetries: 5 });
if (failures > 0) process.exitCode = 1;
