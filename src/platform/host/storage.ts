/** Wraps a storage area of the browser, with memory as its fallback if it is blocked or full. Never throws. */
export function createStorage(area: () => Storage) {
  const memory = new Map<string, string>();

  function attempt<Result>(action: (storage: Storage) => Result): Result | null {
    try {
      return action(area());
    } catch {
      return null;
    }
  }

  return {
    keys(prefix: string): readonly string[] {
      const stored = attempt((storage) => Object.keys(storage)) ?? [];
      return [...new Set([...stored, ...memory.keys()])].filter((key) => key.startsWith(prefix));
    },
    read: (key: string): string | null =>
      memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    write(key: string, value: string): void {
      memory.set(key, value);
      attempt((storage) => {
        storage.setItem(key, value);
        memory.delete(key);
      });
    },
    remove(key: string): void {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
  };
}

/** Storage that the tabs and elements of an origin share; synchronous. */
export type SharedStorage = ReturnType<typeof createStorage>;

/** Storage of one tab. */
export interface HostStorage extends Omit<SharedStorage, 'read'> {
  /** Synchronous in a page, perhaps asynchronous in a native client. */
  read(key: string): string | null | Promise<string | null>;
}
