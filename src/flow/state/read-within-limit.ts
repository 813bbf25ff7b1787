import { STATE_PERSISTENCE_TIMEOUT_MS } from '../../lib/limits.ts';
import type { Host } from '../../platform/host/host.ts';

/** The text stored under a key, or null once the time limit is over: a start never waits longer for the past. */
export function readWithinLimit(host: Host, key: string): Promise<string | null> {
  return new Promise((resolve) => {
    const cancel = host.after(STATE_PERSISTENCE_TIMEOUT_MS, () => resolve(null));
    const settle = (value: string | null) => {
      cancel();
      resolve(value);
    };
    Promise.resolve(host.storage.read(key)).then(settle, () => settle(null));
  });
}
