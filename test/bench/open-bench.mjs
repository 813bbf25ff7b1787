import { request } from 'node:http';

import { launch } from 'puppeteer-core';

import { browserArguments, requireBrowser } from '../../scripts/find-browser.mjs';
import { startBenchServer } from './bench-server.mjs';
import { readDist, shippedScripts } from './build-output.mjs';
import { buildPages } from './build-pages.mjs';
import { firstScreenPaths } from './first-screen.mjs';
import { scenarios } from './scenarios.mjs';

/** Posts on a connection of its own: a kept one may have been closed during the minutes that a page was measured. */
function post(url, body) {
  const headers = { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    request(url, { method: 'POST', headers, agent: false }, (response) => {
      response.resume();
      response.on('end', resolve);
    })
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}

/**
 * The built checkout with the pages to compare with (`compared`, by default all), a sandbox behind them and a browser.
 * `further` adds scenarios, scripts and recorded answers of others, and passes on what the server takes besides.
 */
export async function openBench({ compared, ...further } = {}) {
  const dist = await readDist();
  const scripts = new Map([...dist, ...(await buildPages(compared)), ...(further.scripts ?? [])]);
  const firstScreen = await firstScreenPaths(shippedScripts(dist));
  const appChunks = firstScreen.filter((path) => path !== '/merchant-checkout.js');
  const all = { ...scenarios({ appChunks }), ...further.scenarios };
  const pages = new Map(Object.entries(all).map(([name, { html }]) => [`/page/${name}`, html]));

  const serve = new URL('../../demo/.build/serve.mjs', import.meta.url).href;
  const { startServer } = await import(serve);
  const sandbox = await startServer({ port: 0, quiet: true });
  const { answers, chunksAfterCallsMs } = further;
  const sandboxUrl = sandbox.url;
  const server = await startBenchServer({
    pages,
    scripts,
    answers,
    sandboxUrl,
    chunksAfterCallsMs,
  });
  const browser = await launch({
    executablePath: requireBrowser(),
    headless: true,
    args: browserArguments(),
  });
  return {
    all,
    browser,
    dist,
    scripts,
    addressOf: (name) => `${server.url}/page/${name}`,
    /** Lets the sandbox answer a call with something else until it is reset. */
    answerWith: (match, body) =>
      post(`${sandbox.url}/__sandbox/faults`, { match, status: 200, body }),
    reset: () => post(`${sandbox.url}/__sandbox/reset`, {}),
    async close() {
      await browser.close();
      await server.close();
      await sandbox.close();
    },
  };
}
