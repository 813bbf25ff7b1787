import { createServer } from 'node:http';
import { constants, brotliCompressSync } from 'node:zlib';

import { readCacheHeaders } from './cache-headers.mjs';
import { brotli } from './sizes.mjs';

/** Answers of the sandbox are compressed as they come, at what a server would spend on it. */
const compressAnswer = (content) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

async function readBody(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** Passes a call on to the sandbox, so that page and middleware are one origin and no preflight is sent. */
async function forward(request, response, sandboxUrl) {
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const answer = await fetch(new URL(request.url, sandboxUrl), {
    method: request.method,
    headers: { 'content-type': request.headers['content-type'] ?? 'application/json' },
    ...(hasBody ? { body: await readBody(request) } : {}),
  });
  response.writeHead(answer.status, {
    'content-type': answer.headers.get('content-type') ?? 'application/json',
    'content-encoding': 'br',
  });
  response.end(compressAnswer(Buffer.from(await answer.arrayBuffer())));
}

/** Whether a built file lies in the folder of its version. */
const isVersioned = (url) => /^\/merchant-checkout-\d[^/]*\//.test(url);

/** Holds what is to be sent until the page's calls, of which there is at least one, have been over for `quietMs`. */
function holdBack(quietMs) {
  let held = [];
  let open = 0;
  let isQuiet = false;
  let timer;
  const release = () => {
    isQuiet = true;
    for (const send of held) send();
    held = [];
  };
  return {
    pageOpened() {
      clearTimeout(timer);
      isQuiet = false;
    },
    callOpened() {
      clearTimeout(timer);
      open += 1;
    },
    callClosed() {
      open -= 1;
      if (open === 0 && quietMs !== null) timer = setTimeout(release, quietMs);
    },
    hold(send) {
      if (isQuiet) send();
      else held.push(send);
    },
  };
}

const TYPES = { css: 'text/css', js: 'text/javascript', json: 'application/json' };

const typeOf = (path) => TYPES[path.split('.').at(-1)] ?? 'application/octet-stream';

/**
 * Serves pages and files as a CDN would, compressed beforehand with the best brotli and with the cache headers of a
 * release, recorded answers as a server with `no-store`, and everything else from the sandbox. `pages`,
 * `scripts` and `answers` are Maps from path to text. `chunksAfterCallsMs` holds back the files of the version's folder
 * until a page has made calls and, for so many ms, none of them has been open.
 */
export async function startBenchServer({
  pages,
  scripts,
  answers = new Map(),
  sandboxUrl,
  chunksAfterCallsMs = null,
}) {
  const cacheControlOf = await readCacheHeaders();
  const prepared = new Map();
  for (const [path, html] of pages) {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
    prepared.set(path, { headers, content: brotli(html) });
  }
  for (const [path, code] of scripts) {
    const headers = { 'content-type': typeOf(path), 'cache-control': cacheControlOf(path) };
    prepared.set(path, { headers, content: brotli(code) });
  }
  for (const [path, json] of answers) {
    prepared.set(path, {
      headers: { 'content-type': 'application/json' },
      content: compressAnswer(Buffer.from(json)),
    });
  }

  const chunks = holdBack(chunksAfterCallsMs);
  const server = createServer((request, response) => {
    const path = new URL(request.url, 'http://localhost').pathname;
    const file = prepared.get(path);
    if (!file) {
      chunks.callOpened();
      response.once('close', () => chunks.callClosed());
      void forward(request, response, sandboxUrl);
      return;
    }
    if (pages.has(path)) chunks.pageOpened();
    const send = () => {
      response.writeHead(200, {
        ...file.headers,
        'content-encoding': 'br',
        'content-length': file.content.length,
      });
      response.end(file.content);
    };
    if (chunksAfterCallsMs !== null && isVersioned(request.url)) chunks.hold(send);
    else send();
  });
  await new Promise((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${server.address().port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
