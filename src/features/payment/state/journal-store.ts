import type { Getter } from 'jotai/vanilla';

import {
  mergeRecords,
  parseEntry,
  parseRecord,
  type JournalEntry,
} from '../rules/journal/journal-entry.ts';
import { JOURNAL_PREFIX, OWN_PREFIX, SHOWN_PREFIX } from '../rules/journal/journal-prefix.ts';
import { isForgotten, type Viewer } from '../rules/journal/journal-rules.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { servicesAtom } from '../../../context/services.ts';

/** Every readable entry of the origin; those that ended long ago are removed. */
export function readEntries(get: Getter): readonly JournalEntry[] {
  const { host } = get(servicesAtom);
  return host.shared.keys(JOURNAL_PREFIX).flatMap((storageKey) => {
    const key = storageKey.slice(JOURNAL_PREFIX.length);
    const entry = parseEntry(key, host.shared.read(storageKey));
    if (!entry) return [];
    if (!isForgotten(entry, host.now())) return [entry];
    dropEntry(get, key);
    return [];
  });
}

/** The viewer of the journal in this tab. */
export function viewerOf(get: Getter): Viewer {
  const own = new Set(get(servicesAtom).host.storage.keys(OWN_PREFIX));
  return {
    userId: get(credentialsAtom)?.userId ?? null,
    isOwn: (key) => own.has(OWN_PREFIX + key),
  };
}

/** Writes what is known of an entry over what is stored; fields of other versions stay. */
export function writeEntry(get: Getter, key: string, known: Partial<JournalEntry>): void {
  const { shared } = get(servicesAtom).host;
  const { key: _key, ...fields } = known;
  const record = { ...parseRecord(shared.read(JOURNAL_PREFIX + key)), ...fields };
  shared.write(JOURNAL_PREFIX + key, JSON.stringify(record));
}

/** Takes over an entry that was found elsewhere; where both know something, neither loses it. */
export function mergeEntry(
  get: Getter,
  key: string,
  record: Readonly<Record<string, unknown>>,
): void {
  const { shared } = get(servicesAtom).host;
  const stored = parseRecord(shared.read(JOURNAL_PREFIX + key)) ?? {};
  shared.write(JOURNAL_PREFIX + key, JSON.stringify(mergeRecords(stored, record)));
}

/** The server has decided, or has refused the request: nothing can be charged by this entry any more. */
export function dropEntry(get: Getter, key: string): void {
  const { shared, storage } = get(servicesAtom).host;
  shared.remove(JOURNAL_PREFIX + key);
  storage.remove(OWN_PREFIX + key);
  storage.remove(SHOWN_PREFIX + key);
}

/** The tab's customer made an entry or says that it is theirs; `mark` is by what its request is known again. */
export function ownEntry(get: Getter, key: string, mark = ''): void {
  get(servicesAtom).host.storage.write(OWN_PREFIX + key, mark);
}

/** Keeps over a reload whether the payment of an entry is on the screen. */
export function showEntry(get: Getter, key: string, isShown: boolean): void {
  const { storage } = get(servicesAtom).host;
  if (isShown) storage.write(SHOWN_PREFIX + key, '1');
  else storage.remove(SHOWN_PREFIX + key);
}

/** Whether the payment of an entry was on the tab's screen. */
export function wasShown(get: Getter, key: string): boolean {
  return get(servicesAtom)
    .host.storage.keys(SHOWN_PREFIX + key)
    .includes(SHOWN_PREFIX + key);
}
