import { atom, type Getter } from 'jotai/vanilla';
import { servicesAtom, configAtom } from '../../../context/checkout-context.ts';
import { SAVED_STATE_PREFIX } from '../../../flow/rules/saved-state.ts';
import { savedStateKeyAtom } from '../../../flow/state/saved-state-atoms.ts';
import { secretParts } from '../../../lib/url/page-url-secrets.ts';
import { adoptSavedPayments } from '../rules/journal/adopt-saved-payments.ts';
import { parseRecord, type JournalEntry, type PurchaseId } from '../rules/journal/journal-entry.ts';
import {
  hasStatusCall,
  undecidedOf,
  type SeenEntry,
  type OpenPayments,
} from '../rules/journal/journal-rules.ts';
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

/** The nonce of the last requested payment link. */
export const returnNonceAtom = atom<string | null>(null);

/** Issues a return ticket, which tells a real return from a forged address. All elements of this tab know it. */
export function issueTicket(get: Getter, nonce = get(servicesAtom).host.randomId()) {
  const { host } = get(servicesAtom);
  host.storage.write(returnOwnerKey(nonce), get(savedStateKeyAtom));
  const stripped = secretParts(host.pageUrl());
  if (stripped) host.storage.write(strippedParamsKey(nonce), JSON.stringify(stripped));
  return { nonce, ownParams: ownParamNames(host.pageUrl()) };
}

/** Which element issued a ticket. */
export async function ownerOfTicket(
  get: Getter,
  nonce: string,
): Promise<'own' | 'other' | 'nobody'> {
  const owner = await get(servicesAtom).host.storage.read(returnOwnerKey(nonce));
  if (owner === null) return 'nobody';
  return owner === get(savedStateKeyAtom) ? 'own' : 'other';
}

/** Moves the open payments that version 0.1.16 saved under a key into the journal. */
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

/** Moves the open payments that version 0.1.16 saved in this tab into the journal. */
export async function adoptOldPayments(get: Getter): Promise<void> {
  const keys = get(servicesAtom).host.storage.keys(SAVED_STATE_PREFIX);
  await Promise.all(keys.map((key) => adoptRecord(get, key)));
}

/** The undecided entries of a purchase that this tab's user may see, oldest first. */
export function undecidedHere(get: Getter, purchase: PurchaseId): readonly SeenEntry[] {
  const { host } = get(servicesAtom);
  return undecidedOf(readEntries(get), purchase, viewerOf(get), host.now());
}

/** The entry that the page's return address belongs to, from any tab; null for any other address. */
export function returnedEntry(get: Getter): JournalEntry | null {
  const { host } = get(servicesAtom);
  const nonce = new URL(host.pageUrl()).searchParams.get(RETURN_NONCE);
  return (nonce && readEntries(get).find((entry) => entry.nonce === nonce)) || null;
}

/** Claims the returned entry: its nonce proves that this customer went to the provider, even in a new tab. */
export function ownReturned(get: Getter): void {
  const entry = returnedEntry(get);
  if (!entry || viewerOf(get).isOwn(entry.key)) return;
  ownEntry(get, entry.key);
  showEntry(get, entry.key, true);
}

/** The open payments of a purchase that this tab resumes; null if there are none. */
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
