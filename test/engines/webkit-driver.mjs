import { spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** How W3C WebDriver writes keys that are no character. */
const KEYS = { Escape: '\uE00C', Enter: '\uE007', Tab: '\uE004' };

/** A free port. */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Starts a program; resolves with a function that ends it once `isReady` has resolved. */
async function start(program, args, env, isReady) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.on('close', resolve));
  const failed = new Promise((_, reject) => child.on('error', reject));
  await Promise.race([
    isReady(),
    failed,
    ended.then((code) => Promise.reject(new Error(`${program} ended with ${code}.`))),
  ]);
  return async () => {
    child.kill();
    await ended;
  };
}

/** An X server on a display of its own, which names itself through a pipe. */
async function startDisplay(program) {
  const child = spawn(
    program,
    ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const number = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => reject(new Error(`${program} ended with ${code}.`)));
    child.stdio[3].once('data', (data) => resolve(String(data).trim()));
  });
  return { name: `:${number}`, stop: () => void child.kill() };
}

/** Waits for a server of this machine; throws when it stays silent. */
async function untilAnswers(url) {
  for (let left = 200; left > 0; left -= 1) {
    try {
      await fetch(`${url}/status`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  throw new Error(`${url} does not answer.`);
}

/**
 * WebKitGTK's MiniBrowser by W3C WebDriver, on an X display of its own. The interface is described in customer.mjs.
 * Presses are by coordinates: its driver cannot hit an element inside a shadow root.
 */
export async function openWebKit({ program, browser, xvfb, width, height }) {
  const display = await startDisplay(xvfb);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const stopDriver = await start(program, [`--port=${port}`], { DISPLAY: display.name }, () =>
    untilAnswers(address),
  ).catch((error) => {
    display.stop();
    throw error;
  });

  async function call(method, path, body) {
    const response = await fetch(`${address}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = await response.json();
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  const { sessionId, capabilities } = await call('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
    },
  });
  const session = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  const act = (type, id, parameters, actions) =>
    session('POST', '/actions', { actions: [{ type, id, parameters, actions }] });
  const keys = (values) =>
    act(
      'key',
      'keyboard',
      {},
      values.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  await session('POST', '/window/rect', { width, height });

  return {
    version: `WebKitGTK/${capabilities.browserVersion}`,
    open: (url) => session('POST', '/url', { url }),
    async evaluate(expression) {
      const script = `const done = arguments[arguments.length - 1];
        Promise.resolve().then(() => (${expression}))
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await session('POST', '/execute/async', { script, args: [] });
      if (error) throw new Error(error);
      return value;
    },
    pressAt: (x, y) =>
      act('pointer', 'mouse', { pointerType: 'mouse' }, [
        { type: 'pointerMove', x, y, origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    type: (text) => keys([...text]),
    key: (name) => keys([KEYS[name]]),
    back: () => session('POST', '/back', {}),
    screenshot: () => session('GET', '/screenshot'),
    async close() {
      await session('DELETE', '').catch(() => {});
      await stopDriver();
      display.stop();
    },
  };
}
