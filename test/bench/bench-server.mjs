import { createServer } from 'node:http';
import { constants, brotliCompressSync } from 'node:zlib';

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

/**
 * Serves pages and scripts as a CDN would, compressed beforehand with the best brotli, and everything else from the
 * sandbox. `pages` and `scripts` are Maps from path to text.
 */
export async function startBenchServer({ pages, scripts, sandboxUrl }) {
  const prepared = new Map();
  for (const [path, html] of pages) prepared.set(path, ['text/html; charset=utf-8', brotli(html)]);
  for (const [path, code] of scripts) prepared.set(path, ['text/javascript', brotli(code)]);

  const server = createServer((request, response) => {
    const file = prepared.get(new URL(request.url, 'http://localhost').pathname);
    if (!file) {
      void forward(request, response, sandboxUrl);
      return;
    }
    const [type, content] = file;
    response.writeHead(200, {
      'content-type': type,
      'content-encoding': 'br',
      'content-length': content.length,
    });
    response.end(content);
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
