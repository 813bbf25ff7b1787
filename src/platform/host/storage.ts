/**
 * Wraps a storage area of the browser. Where it is blocked or full, values live in memory as long
 * as the element does. Never throws.
 */
export function createStorage(area: () => Storage): SharedStorage {
  const memory = new Map<string, string>();

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

/** Small text values by key; where the browser refuses, from memory. Never throws. */
export interface HostStorage {
  /** Every key that begins with a prefix. */
  keys(prefix: string): readonly string[];
  /** A page's storage answers at once; a native client's may take its time. */
  read(key: string): string | null | Promise<string | null>;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** The same for what the tabs and elements of an origin share; answers at once. */
export interface SharedStorage extends HostStorage {
  read(key: string): string | null;
}
