import type { SharedStorage } from './host.ts';

/**
 * Wraps a storage area of the browser. Where it is blocked or full, values live in `memory`, which is the element's
 * own unless it is given. Never throws.
 */
export function createStorage(
  area: () => Storage,
  memory = new Map<string, string>(),
): SharedStorage {
  function attempt<Result>(action: (storage: Storage) => Result): Result | null {
    try {
      return action(area());
    } catch {
      return null;
    }
  }

  return {
    keys(prefix) {
      const stored = attempt((storage) => Object.keys(storage)) ?? [];
      return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
    },
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

const pageMemories = new WeakMap<Document, Map<string, string>>();

/** What the tabs and elements of an origin share (localStorage); where it is blocked, the elements of the page do. */
export function createSharedStorage(page: Document): SharedStorage {
  const memory = pageMemories.get(page) ?? new Map<string, string>();
  pageMemories.set(page, memory);
  return createStorage(() => window.localStorage, memory);
}
