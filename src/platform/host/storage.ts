/** Wraps a storage area of the browser, with memory as its fallback if it is blocked or full. Never throws. */
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

/** Small texts by key. Never throws. */
export interface HostStorage {
  keys(prefix: string): readonly string[];
  /** Synchronous in a page, perhaps asynchronous in a native client. */
  read(key: string): string | null | Promise<string | null>;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** Storage that the tabs and elements of an origin share; synchronous. */
export interface SharedStorage extends HostStorage {
  read(key: string): string | null;
}
