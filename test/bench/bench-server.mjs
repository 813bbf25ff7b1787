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

const TYPES = { css: 'text/css', js: 'text/javascript', json: 'application/json' };

const typeOf = (path) => TYPES[path.split('.').at(-1)] ?? 'application/octet-stream';

/**
 * Serves pages and files as a CDN would, compressed beforehand with the best brotli and with the cache headers of a
 * release, recorded answers as a server with `no-store`, and everything else from the sandbox. `pages`,
 * `scripts` and `answers` are Maps from path to text; `chunkDelayMs` holds back the files of the version's folder.
 */
export async function startBenchServer({
  pages,
  scripts,
  answers = new Map(),
  sandboxUrl,
  chunkDelayMs = 0,
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

  const server = createServer((request, response) => {
    const file = prepared.get(new URL(request.url, 'http://localhost').pathname);
    if (!file) {
      void forward(request, response, sandboxUrl);
      return;
    }
    const send = () => {
      response.writeHead(200, {
        ...file.headers,
        'content-encoding': 'br',
        'content-length': file.content.length,
      });
      response.end(file.content);
    };
    setTimeout(send, isVersioned(request.url) ? chunkDelayMs : 0);
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
