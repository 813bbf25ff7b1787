import { createRequire } from 'node:module';

import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** What the machine's own classes do better than the page's: calls, and what belongs to them. */
const OWN = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
  'URL',
  'URLSearchParams',
  'FormData',
  'Blob',
] as const;

const { 'happy-dom': page } = builtinEnvironments;

/** Loads React as it ships, which takes half the time of React for developers; unit tests of components get its warnings. */
function loadReact(): void {
  const { env } = process;
  const usual = env['NODE_ENV'];
  env['NODE_ENV'] = 'production';
  const load = createRequire(import.meta.url);
  for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']) load(name);
  env['NODE_ENV'] = usual;
}

/** happy-dom, with the machine's own classes for calls. */
export default {
  name: 'walks',
  viteEnvironment: 'client',
  async setup(global, options) {
    const own = Object.fromEntries(OWN.map((name) => [name, global[name]]));
    const running = await page.setup(global, options);
    for (const name of OWN)
      Object.defineProperty(global, name, { value: own[name], configurable: true, writable: true });
    loadReact();
    return running;
  },
} satisfies Environment;
