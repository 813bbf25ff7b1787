import type { Getter } from 'jotai/vanilla';

import { servicesAtom } from '../../context/checkout-context.ts';
import { keptPart, readRecord, type SavedSchema } from '../rules/saved-flow.ts';
import { readWithinLimit } from './saved-state.ts';

/**
 * Data that a room saves apart from the flow's state, because they are read at another time: a cart, a receipt, a language. Stored
 * as JSON with the time, and kept for a day. Never names, addresses, numbers, notes, codes or tokens.
 */
export interface SavedRecord<Data> {
  /** Stores what the schema knows of the data, and returns it; null if nothing could be kept. */
  write: (get: Getter, data: Data, key?: string) => Data | null;
  /** What is stored; null without it, and if it is unreadable, from the future or older than a day. */
  read: (get: Getter) => Promise<Data | null>;
  /** Like `read` from storage that answers at once; null from any other. */
  readNow: (get: Getter) => Data | null;
  remove: (get: Getter) => void;
}

/** Describes a record and the key of its storage. Contract section 2. */
export function savedRecord<Data>(
  schema: SavedSchema<Data>,
  key: (get: Getter) => string,
): SavedRecord<Data> {
  const parse = (get: Getter, stored: string | null) =>
    readRecord(schema, stored, get(servicesAtom).host.now());
  return {
    write(get, data, at = key(get)) {
      const { host } = get(servicesAtom);
      const kept = keptPart(schema, data);
      if (kept !== null)
        host.storage.write(at, JSON.stringify({ savedAt: host.now(), data: kept }));
      return kept;
    },
    read: async (get) => parse(get, await readWithinLimit(get(servicesAtom).host, key(get))),
    readNow(get) {
      const stored = get(servicesAtom).host.storage.read(key(get));
      return typeof stored === 'string' ? parse(get, stored) : null;
    },
    remove: (get) => get(servicesAtom).host.storage.remove(key(get)),
  };
}
