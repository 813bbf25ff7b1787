import type { HostStorage } from './host.ts';

/** A page's storage answers at once. */
export interface PageStorage extends HostStorage {
  read(key: string): string | null;
}

/**
 * Wraps a storage area of the browser. Where it is blocked or full, values live in memory as long
 * as the element does. Never throws.
 */
export function createStorage(area: () => Storage): PageStorage {
  const memory = new Map<string, string>();

  function attempt<Result>(action: (storage: Storage) => Result): Result | null {
    try {
      return action(area());
    } catch {
      return null;
    }
  }

  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    write(key, value) {
      memory.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        memory.delete(key);
      });
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}
