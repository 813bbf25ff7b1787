import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { CLOCK_OFFSET_MS } from './clock.mjs';

const SERVER_FILE = fileURLToPath(new URL('../../demo/.build/serve.mjs', import.meta.url));

/** The paths that the test runner answers itself; everything else is the demo site's and the sandbox's. */
const isOfTheRunner = (context) =>
  /^\/(test|src|docs|integrations|locales|node_modules|__web|__wds)[/_-]/.test(context.path) ||
  context.path === '/README.md' ||
  'wtr-session-id' in context.query ||
  'wtr-test-file' in context.query;

/**
 * Ends an answer before it is whole. Its first byte must be sent: Chromium sends a request again by itself, a POST
 * too, when a reused connection closes without one, and the test would see the sandbox's second
 * answer.
 */
function cutOff(response) {
  if (response.headersSent) return response.destroy();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2 });
  return response.write('{', () => response.destroy());
}

/**
 * Below these paths lies a middleware that redirects to the sandbox's own origin, which is another than the page's:
 * every call below `/redirecting`, writes alone below `/redirecting-writes`.
 */
const REDIRECTING = /^\/redirecting(-writes)?(?=\/)/;

/** Where a call is redirected to; null where it is not. */
function redirectOf({ method, url }, target) {
  const [prefix, writesOnly] = REDIRECTING.exec(url) ?? [];
  if (prefix === undefined || (writesOnly && method !== 'POST')) return null;
  return new URL(url.slice(prefix.length), target).href;
}

/** Hands a request on, with its own Host, so that the sandbox sees the origin that the page sees. */
function forward(context, target) {
  return new Promise((resolve) => {
    const outgoing = request(
      new URL(context.url.replace(REDIRECTING, ''), target),
      { method: context.method, headers: context.headers },
      (answer) => {
        context.res.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(context.res);
        answer.on('error', () => context.res.destroy());
        context.res.on('close', resolve);
      },
    );
    // A dropped connection stays a dropped connection: the fault is what the test is about.
    outgoing.on('error', () => {
      cutOff(context.res);
      resolve();
    });
    context.res.on('close', () => outgoing.destroy());
    context.req.pipe(outgoing);
  });
}

/** Where a test sets the clock of its sandbox: `{now}` in Unix ms, without one the time of the run. */
const CLOCK_PATH = '/__web-test-clock';

async function startSandbox() {
  const { startServer } = await import(SERVER_FILE);
  const clock = { offset: CLOCK_OFFSET_MS };
  const now = () => Date.now() + clock.offset;
  const server = await startServer({ port: 0, quiet: true, now });
  return { ...server, clock };
}

async function setClock({ clock }, request) {
  const { now } = JSON.parse(await text(request));
  clock.offset = now === undefined ? CLOCK_OFFSET_MS : now - Date.now();
}

/**
 * A demo server with a sandbox of its own for each port of the test runner, and ports for as many pages as run at
 * the same time: whatever a page, its frames and its tabs ask for reaches the sandbox of their port.
 */
export function pageSandboxes() {
  const sandboxes = new Map();
  const doors = [];
  let runner;

  const sandboxOf = (port) => {
    if (!sandboxes.has(port)) sandboxes.set(port, startSandbox());
    return sandboxes.get(port);
  };

  return {
    plugin: {
      name: 'page-sandboxes',
      serverStart({ server }) {
        if (!existsSync(SERVER_FILE)) {
          throw new Error('The demo server is not built: run "npm run build" first.');
        }
        runner = server;
      },
      async serverStop() {
        for (const door of doors) {
          door.closeAllConnections();
          door.close();
        }
        for (const sandbox of sandboxes.values()) await (await sandbox).close();
      },
    },
    middleware: async (context, next) => {
      const isClock = context.path === CLOCK_PATH;
      if (!isClock && isOfTheRunner(context)) return next();
      const sandbox = await sandboxOf(context.req.socket.localPort);
      if (isClock) {
        await setClock(sandbox, context.req);
        context.body = '{}';
        return;
      }
      const elsewhere = redirectOf(context, sandbox.url);
      if (elsewhere) {
        context.redirect(elsewhere);
        context.status = 307;
        return;
      }
      context.respond = false;
      // Without this, an answer that the page no longer waits for is listed as "404".
      context.status = 200;
      return forward(context, sandbox.url);
    },
    /** Opens one more port of the test runner; whoever comes through it has a new sandbox. */
    async openPort() {
      const door = createServer((incoming, outgoing) => runner.emit('request', incoming, outgoing));
      door.on('upgrade', (...upgrade) => runner.emit('upgrade', ...upgrade));
      doors.push(door);
      door.listen(0, 'localhost');
      await once(door, 'listening');
      return String(door.address().port);
    },
  };
}
