import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { configAtom, type Store } from '../context/checkout-context.ts';

/**
 * Runs something while the config asks for it: `wanted` gives null or false, or what is asked for, and another value
 * restarts it. `start` returns how to stop, or null where it cannot run yet: the next change of the config tries
 * again. The returned function disposes of all.
 */
export function runWhile(
  store: Store,
  wanted: (config: CheckoutConfig) => string | boolean | null,
  start: () => (() => void) | null,
): () => void {
  let stop: (() => void) | null = null;
  let running: string | boolean | null = null;
  const update = () => {
    const now = wanted(store.get(configAtom));
    if (stop && now === running) return;
    stop?.();
    stop = now ? start() : null;
    running = now;
  };
  const unwatch = store.sub(configAtom, update);
  update();
  return () => {
    unwatch();
    stop?.();
  };
}
