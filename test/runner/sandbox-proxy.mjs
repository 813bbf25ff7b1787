import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';

const SERVER_FILE = fileURLToPath(new URL('../../demo/.build/serve.mjs', import.meta.url));

/** What the test runner answers itself; everything else is the demo site's and the sandbox's. */
const isOfTheRunner = (context) =>
  /^\/(test|node_modules|__web|__wds)[/_-]/.test(context.path) ||
  'wtr-session-id' in context.query ||
  'wtr-test-file' in context.query;

/**
 * Ends an answer before it is whole. Its first byte has to go out: Chromium sends a request again by itself, a POST
 * too, when a connection that it had used before closes without one, and the test would see the sandbox's second
 * answer.
 */
function cutOff(response) {
  if (response.headersSent) return response.destroy();
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': 2 });
  return response.write('{', () => response.destroy());
}

/** Hands a request on, with its own Host, so that the sandbox sees the origin that the page sees. */
function forward(context, target) {
  return new Promise((resolve) => {
    const outgoing = request(
      new URL(context.url, target),
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

/** Starts the demo server for the run and puts it at the test page's own origin. */
export function sandboxProxy() {
  let server;
  return {
    plugin: {
      name: 'sandbox',
      async serverStart() {
        if (!existsSync(SERVER_FILE)) {
          throw new Error('The demo server is not built: run "npm run build" first.');
        }
        const { startServer } = await import(SERVER_FILE);
        server = await startServer({ port: 0, quiet: true });
      },
      async serverStop() {
        await server?.close();
      },
    },
    middleware: async (context, next) => {
      if (isOfTheRunner(context)) return next();
      context.respond = false;
      // Without this, an answer that the page no longer waits for is listed as "404".
      context.status = 200;
      return forward(context, server.url);
    },
  };
}
