/**
 * `npm run test:consumers`: what a developer does with the package, once per framework. Packs the build, installs it
 * from the tarball into a copy of each consumer, checks its types, builds it, and books a table in Chromium through the
 * built page. Needs the npm registry and a build; outside of `npm test`.
 *
 *   npm run test:consumers -- vue svelte      only these
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';

import puppeteer from 'puppeteer-core';

import { browserArguments, requireBrowser } from '../../scripts/find-browser.mjs';

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

/** Runs in the page: books the first free time as a guest, with the package's own helpers for tests. */
async function bookATable(helpersUrl) {
  const { allByRole, untilReady, untilRole } = await import(helpersUrl);
  const element = document.querySelector('merchant-checkout');
  if (!element) throw new Error('The page has no element.');
  await customElements.whenDefined('merchant-checkout');
  await untilReady(element);
  const patience = { withinMs: 15_000 };
  const press = async (name) => (await untilRole(element, 'button', name, patience)).click();
  const fill = async (name, text) => {
    const field = await untilRole(element, 'textbox', name, patience);
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    field.focus();
    value.set.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, data: text }));
    field.blur();
  };
  const isEnabled = (each) => !each.disabled && each.getAttribute('aria-disabled') !== 'true';
  const freeTime = () => allByRole(element, 'radio', /^\d\d:\d\d/).find(isEnabled);
  const end = Date.now() + patience.withinMs;
  while (!freeTime()) {
    const days = allByRole(element, 'grid').flatMap((grid) => [...grid.querySelectorAll('button')]);
    for (const day of days.filter(isEnabled)) {
      day.click();
      await new Promise((resolve) => setTimeout(resolve, 300));
      if (freeTime()) break;
    }
    if (Date.now() > end) throw new Error('No time is free.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  freeTime().click();
  await fill('Nome', 'Rui Manuel Costa');
  await fill('E-mail', 'rui@example.com');
  await fill('Número de telemóvel', '912 345 678');
  await press('Continuar');
  await press('Confirmar com obrigação de pagar');
  await untilRole(element, 'heading', 'Reserva confirmada', patience);
  const heard = () => document.querySelector('#reserved')?.textContent;
  while (!heard()) {
    if (Date.now() > end + patience.withinMs) throw new Error('The page heard of no booking.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return heard();
}

async function book(browser, folder) {
  const { server, url } = await serve(folder);
  const page = await browser.newPage();
  const problems = [];
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(String(error)));
  try {
    await page.goto(url);
    const helpers = readFileSync(join(ROOT, 'lib/testing.js')).toString('base64');
    return await page.evaluate(bookATable, `data:text/javascript;base64,${helpers}`);
  } catch (error) {
    throw new Error([error.message, ...problems].join('\n'), { cause: error });
  } finally {
    await page.close();
    server.close();
  }
}

const versionOf = (folder, name) =>
  JSON.parse(readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')).version;

/** The packages that a result is worth noting for. */
const NOTED = ['react', 'next', 'vue', 'svelte', 'astro', '@angular/core', 'vite', 'typescript'];

const work = mkdtempSync(join(tmpdir(), 'consumers-'));
const [{ filename }] = JSON.parse(
  run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', work], ROOT),
);
const browser = await puppeteer.launch({
  executablePath: requireBrowser(),
  args: browserArguments(),
});

let failures = 0;
for (const name of chosen.length > 0 ? chosen : consumers) {
  const folder = join(work, name);
  cpSync(join(HERE, name), folder, { recursive: true });
  try {
    const { devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    run('npm', ['install', '--no-audit', '--no-fund', '--save', join(work, filename)], folder);
    run('npm', ['run', 'check'], folder);
    run('npm', ['run', 'build'], folder);
    const booking = await book(browser, join(folder, 'dist'));
    const versions = NOTED.filter((each) => devDependencies[each]).map(
      (each) => `${each} ${versionOf(folder, each)}`,
    );
    console.log(`ok    ${name}: booking ${booking} (${versions.join(', ')})`);
  } catch (error) {
    failures += 1;
    console.error(`FAILS ${name}: ${error.message}`);
  }
}

await browser.close();
rmSync(work, { recursive: true, maxRetries: 5 });
if (failures > 0) process.exitCode = 1;
