/** Servers that a test starts as programs of their own. */
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';

import { WAITS_MS } from '../runner/time-limits.mjs';

const DEMO = join(import.meta.dirname, '../../demo/.build/serve.mjs');

/** A port that nothing listens on. */
export async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a program and waits until its address answers; answers what ends it. */
export async function startServer(program, parameters, url, env = {}) {
  const child = spawn(program, parameters, {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...env },
  });
  // Its workers are processes of their own.
  const stop = () => process.kill(-Number(child.pid));
  const end = Date.now() + WAITS_MS;
  for (;;) {
    try {
      await fetch(url, { redirect: 'manual' });
      return stop;
    } catch (error) {
      if (Date.now() > end) {
        stop();
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** Starts the built demo site with its sandbox; answers its address and what ends it. */
export async function startDemo() {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const stop = await startServer(process.execPath, [DEMO], url, { PORT: String(port) });
  return { url, stop };
}
