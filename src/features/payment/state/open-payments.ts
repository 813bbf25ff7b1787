import type { Getter } from 'jotai/vanilla';

import { adoptSavedPayments } from '../rules/journal/adopt-saved-payments.ts';
import { parseRecord, type JournalEntry, type PurchaseId } from '../rules/journal/journal-entry.ts';
import { hasStatusCall, undecidedOf, type SeenEntry } from '../rules/journal/journal-rules.ts';
import type { OpenPayments } from '../rules/journal/restore-wait.ts';
import { RETURN_NONCE } from '../rules/return-marker.ts';
import { SAVED_STATE_PREFIX } from '../../../flow/rules/saved-state.ts';
import { configAtom } from '../../../context/config-atom.ts';
import { servicesAtom } from '../../../context/services.ts';
import {
  mergeEntry,
  ownEntry,
  readEntries,
  showEntry,
  viewerOf,
  wasShown,
} from './journal-store.ts';

/** Takes what version 0.1.16 has saved as open under one key over into the journal, and out of there. */
async function adoptRecord(get: Getter, storageKey: string): Promise<void> {
  const { storage } = get(servicesAtom).host;
  const stored = await storage.read(storageKey);
  const found = adoptSavedPayments(storageKey, stored ?? '', get(configAtom).entityId);
  for (const { key, record, isShown, mark } of found) {
    mergeEntry(get, key, record);
    ownEntry(get, key, mark ?? '');
    if (isShown) showEntry(get, key, true);
  }
  if (found.length === 0) return;
  const rest = { ...parseRecord(stored), payment: null, orderPayment: null };
  if (storageKey.endsWith(':plan')) storage.remove(storageKey);
  else storage.write(storageKey, JSON.stringify(rest));
}

/** Takes over whatever version 0.1.16 has saved as open in this tab. */
export async function adoptOldPayments(get: Getter): Promise<void> {
  const keys = get(servicesAtom).host.storage.keys(SAVED_STATE_PREFIX);
  await Promise.all(keys.map((key) => adoptRecord(get, key)));
}

/** The undecided entries of a purchase that may be known of here, oldest first. */
export function undecidedHere(get: Getter, purchase: PurchaseId): readonly SeenEntry[] {
  const { host } = get(servicesAtom);
  return undecidedOf(readEntries(get), purchase, viewerOf(get), host.now());
}

/** The entry whose payment leads back to the page by its address, in whichever tab; null for any other address. */
export function returnedEntry(get: Getter): JournalEntry | null {
  const { host } = get(servicesAtom);
  const nonce = new URL(host.pageUrl()).searchParams.get(RETURN_NONCE);
  return (nonce && readEntries(get).find((entry) => entry.nonce === nonce)) || null;
}

/** Who comes back from the provider with the random text of a payment is who went there, also in a new tab. */
export function ownReturned(get: Getter): void {
  const entry = returnedEntry(get);
  if (!entry || viewerOf(get).isOwn(entry.key)) return;
  ownEntry(get, entry.key);
  showEntry(get, entry.key, true);
}

/** What the tab goes on with of a purchase; null where nothing of it is open here. */
export function openPaymentsOf(get: Getter, purchase: PurchaseId): OpenPayments | null {
  const { isOwn } = viewerOf(get);
  const seen = undecidedHere(get, purchase);
  const followed = seen
    .filter(({ entry, sight }) => hasStatusCall(entry) && (sight === 'full' || isOwn(entry.key)))
    .map(({ entry }) => entry);
  const lost = seen
    .map(({ entry }) => entry)
    .findLast(({ key, paymentId }) => paymentId === null && isOwn(key));
  if (followed.length === 0 && !lost) return null;
  const shown = followed.findLast(({ key }) => wasShown(get, key));
  return { followed, lost: lost ?? null, currentId: shown?.paymentId ?? null };
}
