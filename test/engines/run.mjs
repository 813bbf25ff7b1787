/**
 * Walks through the demo site in Firefox and in WebKit, where they are found, on the built files and against the sandbox.
 *
 *   npm run test:engines                        every walk in both
 *   npm run test:engines -- firefox             one engine
 *   npm run test:engines -- webkit 'a table'    one walk
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { HANGS_AFTER_MS } from '../runner/time-limits.mjs';
import { createCustomer } from './customer.mjs';
import { findFirefox, findWebKit } from './find-engines.mjs';
import { openFirefox } from './firefox-driver.mjs';
import { WALKS } from './walks.mjs';
import { openWebKit } from './webkit-driver.mjs';

const SERVER_FILE = fileURLToPath(new URL('../../demo/.build/serve.mjs', import.meta.url));
const FAILURES = fileURLToPath(new URL('../../coverage/engines', import.meta.url));

const WINDOW = { width: 1000, height: 900 };

const ENGINES = {
  firefox: { find: findFirefox, open: openFirefox, packages: 'firefox-esr' },
  webkit: { find: findWebKit, open: openWebKit, packages: 'webkit2gtk-driver xvfb' },
};

const words = process.argv.slice(2);
const chosen = (names) => {
  const named = names.filter((name) => words.includes(name));
  return named.length > 0 ? named : names;
};
const walks = chosen(Object.keys(WALKS));

const unknown = words.filter((word) => !(word in ENGINES) && !(word in WALKS));
if (unknown.length > 0) {
  console.error(
    `Unknown: ${unknown.join(', ')}. Engines and walks: ${Object.keys(ENGINES).join(', ')}, ${Object.keys(WALKS).join(', ')}`,
  );
  process.exit(1);
}

/** The browser that runs, which a signal has to end too. */
let running = null;

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    await running?.close();
    process.exit(1);
  });
}

/** Keeps a picture of the page on which a walk has ended too early. */
async function keepPicture(driver, name) {
  mkdirSync(FAILURES, { recursive: true });
  const path = `${FAILURES}/${name.replaceAll(/\W+/g, '-')}.png`;
  writeFileSync(path, Buffer.from(await driver.screenshot(), 'base64'));
  return path;
}

/** Settles as the walk does, or throws when it is not done in time. */
async function within(ms, walk) {
  const timeUp = new AbortController();
  const tooLate = setTimeout(ms, undefined, { signal: timeUp.signal }).then(() => {
    throw new Error(`Not done within ${ms} ms.`);
  });
  try {
    await Promise.race([walk, tooLate]);
  } finally {
    timeUp.abort();
    await tooLate.catch(() => {});
  }
}

/** Walks in one engine, each walk in a browser of its own; gives how many failed. */
async function walkIn(engine, programs, url) {
  let failures = 0;
  for (const name of walks) {
    const started = performance.now();
    const driver = await ENGINES[engine].open({ ...programs, ...WINDOW });
    running = driver;
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
    try {
      const customer = createCustomer(driver, { url });
      await customer.resets();
      await within(HANGS_AFTER_MS, WALKS[name](customer));
      console.log(`ok  ${driver.version}: ${name} (${seconds()})`);
    } catch (error) {
      failures += 1;
      const picture = await keepPicture(driver, `${engine} ${name}`).catch(() => 'no picture');
      console.error(
        `FAILED  ${driver.version}: ${name} (${seconds()})\n${error.message}\n${picture}`,
      );
    } finally {
      running = null;
      await driver.close();
    }
  }
  return failures;
}

if (!existsSync(SERVER_FILE)) {
  console.error('The demo server is not built: run "npm run build" first.');
  process.exit(1);
}
const { startServer } = await import(SERVER_FILE);
const server = await startServer({ port: 0, quiet: true });
const results = [];
for (const engine of chosen(Object.keys(ENGINES))) {
  const programs = ENGINES[engine].find();
  if (programs) {
    const failures = await walkIn(engine, programs, server.url);
    results.push(`${engine}: ${walks.length - failures} of ${walks.length} walks`);
    if (failures > 0) process.exitCode = 1;
  } else {
    results.push(
      `${engine}: not found, not walked (Debian: apt-get install ${ENGINES[engine].packages})`,
    );
  }
}
await server.close();
console.log(results.join('; '));
