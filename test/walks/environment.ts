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

/** happy-dom, with the machine's own classes for calls. */
export default {
  name: 'walks',
  viteEnvironment: 'client',
  async setup(global, options) {
    const own = Object.fromEntries(OWN.map((name) => [name, global[name]]));
    const running = await page.setup(global, options);
    for (const name of OWN)
      Object.defineProperty(global, name, { value: own[name], configurable: true, writable: true });
    return running;
  },
} satisfies Environment;
