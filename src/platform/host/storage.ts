/** How well a value is kept: for all tabs of the origin, for this tab, or in memory until the page is left. */
export type Kept = 'origin' | 'tab' | 'page';

/** One place that keeps values. */
interface Place {
  kept: Kept;
  keys(): readonly string[];
  read(key: string): string | null;
  /** Whether the value is kept. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

/** A storage area of the browser. Accessing it may throw, because a browser can block it. */
export interface StorageArea {
  kept: Exclude<Kept, 'page'>;
  open: () => Storage;
}

function placeOfArea({ kept, open }: StorageArea): Place {
  function attempt<Result>(action: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return action(open());
    } catch {
      return otherwise;
    }
  }
  return {
    kept,
    keys: () => attempt((storage) => Object.keys(storage), []),
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
        // Storage that a browser or an extension has disabled may ignore a write.
        return storage.getItem(key) === value;
      }, false),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
  };
}

const placeOfMemory = (memory: Map<string, string>): Place => ({
  kept: 'page',
  keys: () => [...memory.keys()],
  read: (key) => memory.get(key) ?? null,
  write: (key, value) => memory.set(key, value).has(key),
  remove: (key) => void memory.delete(key),
});

/**
 * Storage over several areas and memory. A value is written to the first of `areas` that takes it (a full or blocked one
 * does not), else to `memory`. Reads see all of them as one: the last place wins, because a value is there only while the
 * places before it refuse the newest. Never throws.
 */
export function createStorage(
  areas: readonly StorageArea[],
  memory: Map<string, string> = new Map(),
) {
  const places = [...areas.map(placeOfArea), placeOfMemory(memory)];
  const lastFirst = places.toReversed();

  return {
    /** The keys with a prefix, in any place. */
    keys(prefix: string): readonly string[] {
      const all = new Set(places.flatMap((place) => place.keys()));
      return [...all].filter((key) => key.startsWith(prefix));
    },
    read(key: string): string | null {
      for (const place of lastFirst) {
        const value = place.read(key);
        if (value !== null) return value;
      }
      return null;
    },
    /** Returns how well the value is kept. */
    write(key: string, value: string): Kept {
      let kept: Kept | null = null;
      for (const place of places) {
        if (kept !== null) place.remove(key);
        else if (place.write(key, value)) kept = place.kept;
      }
      return kept ?? 'page';
    },
    /** How well the newest value is kept; null without one. */
    keptIn: (key: string): Kept | null =>
      lastFirst.find((place) => place.read(key) !== null)?.kept ?? null,
    remove(key: string): void {
      for (const place of places) place.remove(key);
    },
  };
}

/** Storage that the tabs and elements of an origin share; synchronous, also in a native client. */
export type SharedStorage = ReturnType<typeof createStorage>;

/** Storage of one tab. */
export interface HostStorage extends Omit<SharedStorage, 'read'> {
  /** Synchronous in a page, perhaps asynchronous in a native client. */
  read(key: string): string | null | Promise<string | null>;
}
