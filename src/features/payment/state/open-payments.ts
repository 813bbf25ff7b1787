import { atom, type Getter } from 'jotai/vanilla';

import { configAtom } from '../../../context/config-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';
import { SAVED_STATE_PREFIX } from '../../../flow/rules/saved-state.ts';
import { savedStateKeyAtom } from '../../../flow/state/saved-state-atoms.ts';
import { secretParts } from '../../../lib/url/page-url-secrets.ts';
import { adoptSavedPayments } from '../rules/journal/adopt-saved-payments.ts';
import { parseRecord, type JournalEntry, type PurchaseId } from '../rules/journal/journal-entry.ts';
import { hasStatusCall, undecidedOf, type SeenEntry } from '../rules/journal/journal-rules.ts';
import type { OpenPayments } from '../rules/journal/restore-wait.ts';
import { ownParamNames } from '../rules/payment-return.ts';
import { RETURN_NONCE, returnOwnerKey, strippedParamsKey } from '../rules/return-marker.ts';
import {
  mergeEntry,
  ownEntry,
  readEntries,
  showEntry,
  viewerOf,
  wasShown,
} from './journal-store.ts';

/** The secret that tells a real return from the provider from a made-up address. */
export interface ReturnTicket {
  nonce: string | null;
  /** Parameters of the merchant's own page that look like the provider's. */
  ownParams: readonly string[];
}

/** The nonce of the payment link that was asked for last. */
export const returnNonceAtom = atom<string | null>(null);

/** A ticket, fresh where no nonce is given, known to every element of the site in this tab. */
export function issueTicket(
  get: Getter,
  nonce = get(servicesAtom).host.randomId(),
): { nonce: string; ownParams: readonly string[] } {
  const { host } = get(servicesAtom);
  host.storage.write(returnOwnerKey(nonce), get(savedStateKeyAtom));
  const stripped = secretParts(host.pageUrl());
  if (stripped) host.storage.write(strippedParamsKey(nonce), JSON.stringify(stripped));
  return { nonce, ownParams: ownParamNames(host.pageUrl()) };
}

/** Whose way back a nonce is: this element's, another one's, or nobody's. */
export async function ownerOfTicket(
  get: Getter,
  nonce: string,
): Promise<'own' | 'other' | 'nobody'> {
  const owner = await get(servicesAtom).host.storage.read(returnOwnerKey(nonce));
  if (owner === null) return 'nobody';
  return owner === get(savedStateKeyAtom) ? 'own' : 'other';
}

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

/** Adopts the payments that version 0.1.16 has saved as open in this tab. */
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

/** A return with the random text of a payment proves that this customer went to the provider, even in a new tab. */
export function ownReturned(get: Getter): void {
  const entry = returnedEntry(get);
  if (!entry || viewerOf(get).isOwn(entry.key)) return;
  ownEntry(get, entry.key);
  showEntry(get, entry.key, true);
}

/** The open payments of a purchase that this tab continues with; null if there are none. */
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
