import type { Getter } from 'jotai/vanilla';

import {
  mergeRecords,
  parseEntry,
  parseRecord,
  type JournalEntry,
  type PaymentKind,
  type PurchaseId,
} from '../rules/journal/journal-entry.ts';
import { JOURNAL_PREFIX, OWN_PREFIX, SHOWN_PREFIX } from '../rules/journal/journal-prefix.ts';
import { isForgotten, type Viewer } from '../rules/journal/journal-rules.ts';
import { servicesAtom, credentialsAtom, configAtom } from '../../../context/checkout-context.ts';
import { bookableAtom } from '../../offer/state/offer-atoms.ts';

/** Reads every entry of the origin. Deletes those that expired long ago. */
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

/** This tab and its user as viewer of the journal. */
export function viewerOf(get: Getter): Viewer {
  const own = new Set(get(servicesAtom).host.storage.keys(OWN_PREFIX));
  return {
    userId: get(credentialsAtom)?.userId ?? null,
    isOwn: (key) => own.has(OWN_PREFIX + key),
  };
}

/** Updates the stored fields of an entry; keeps fields of other versions. */
export function writeEntry(get: Getter, key: string, known: Partial<JournalEntry>): void {
  const { shared } = get(servicesAtom).host;
  const { key: _key, ...fields } = known;
  const record = { ...parseRecord(shared.read(JOURNAL_PREFIX + key)), ...fields };
  shared.write(JOURNAL_PREFIX + key, JSON.stringify(record));
}

/** Merges a record that was found elsewhere into the journal. */
export function mergeEntry(
  get: Getter,
  key: string,
  record: Readonly<Record<string, unknown>>,
): void {
  const { shared } = get(servicesAtom).host;
  const stored = parseRecord(shared.read(JOURNAL_PREFIX + key)) ?? {};
  shared.write(JOURNAL_PREFIX + key, JSON.stringify(mergeRecords(stored, record)));
}

/** Deletes an entry that the server has decided or refused: it can no longer be charged. */
export function dropEntry(get: Getter, key: string): void {
  const { shared, storage } = get(servicesAtom).host;
  shared.remove(JOURNAL_PREFIX + key);
  storage.remove(OWN_PREFIX + key);
  storage.remove(SHOWN_PREFIX + key);
}

/** Marks an entry as this tab's own; `mark` is the check sum of its request, see `requestMark`. */
export function ownEntry(get: Getter, key: string, mark = ''): void {
  get(servicesAtom).host.storage.write(OWN_PREFIX + key, mark);
}

/** Remembers across a reload whether the payment of an entry is on the screen. */
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

/** The journal's id for the purchase of the running flow. */
export function purchaseIdOf(get: Getter, kind: PaymentKind): PurchaseId {
  const { entityId, shopId } = get(configAtom);
  const targets = { voucher: get(bookableAtom)?.campaignId, order: shopId, premium: null };
  return { entityId, kind, target: targets[kind] ?? '' };
}
