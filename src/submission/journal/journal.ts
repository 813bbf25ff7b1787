import { JOURNAL_PREFIX, OWN_PREFIX, SHOWN_PREFIX } from '../../lib/limits.ts';
import { atom, type Getter } from 'jotai/vanilla';
import {
  entryOfAttempt,
  parseEntry,
  parseRecord,
  type JournalEntry,
  type PurchaseId,
  type JournalKind,
} from './journal-entry.ts';
import {
  isForgotten,
  isPayer,
  type Viewer,
  hasStatusCall,
  undecidedOf,
  type SeenEntry,
  type OpenPayments,
} from './journal-rules.ts';
import { servicesAtom, credentialsAtom, configAtom } from '../../context/checkout-context.ts';
import { reportError } from '../../context/problems.ts';
import { ApiError } from '../../platform/api/http/api-error.ts';
import type { Kept } from '../../platform/host/storage.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import { middlewareOrigin } from '../../lib/url/middleware-origin.ts';
import { secretParts } from '../../lib/url/page-url-secrets.ts';
import type { PressContext } from '../press-context.ts';
import {
  ownParamNames,
  RETURN_NONCE,
  returnOwnerKey,
  strippedParamsKey,
} from './payment-return.ts';

/** The origin of the middleware that the element names by now. */
const originHere = (get: Getter): string => middlewareOrigin(get(configAtom).middleware);

/**
 * Reads every entry of a middleware's origin; by default of the one that the element names by now. Deletes the entries that
 * expired long ago, of any middleware.
 */
export function readEntries(get: Getter, origin = originHere(get)): readonly JournalEntry[] {
  const { host } = get(servicesAtom);
  return host.shared.keys(JOURNAL_PREFIX).flatMap((storageKey) => {
    const key = storageKey.slice(JOURNAL_PREFIX.length);
    const entry = parseEntry(key, host.shared.read(storageKey));
    if (!entry) return [];
    if (!isForgotten(entry, host.now())) return entry.origin === origin ? [entry] : [];
    dropEntry(get, key);
    return [];
  });
}

const userIdHere = (get: Getter): string | null => get(credentialsAtom)?.userId ?? null;

/** Whether the user of this tab made a payment. */
export const isPayerHere = (get: Getter, entry: JournalEntry): boolean =>
  isPayer(entry, userIdHere(get));

/** This tab and a user, by default its own, as viewer of the journal. */
export function viewerOf(get: Getter, userId = userIdHere(get)): Viewer {
  const own = new Set(get(servicesAtom).host.storage.keys(OWN_PREFIX));
  return { userId, isOwn: (key) => own.has(OWN_PREFIX + key) };
}

const UNKEPT = {
  tab: 'The browser keeps a payment for this tab only: its local storage is full or blocked.',
  page: 'The browser keeps no record of a payment, so a reload loses it: its storage is full or blocked.',
} as const;

/** Whether this element has reported that the browser's storage does not keep the journal. */
const reportAtom = atom(() => ({ isDone: false }));

/** Reports once to the page's developer that an entry is not kept for all tabs. */
function reportUnkept(get: Getter, kept: Kept): void {
  const report = get(reportAtom);
  if (kept === 'origin' || report.isDone) return;
  report.isDone = true;
  reportError(get, new ApiError('storage', UNKEPT[kept]));
}

/** The records that this element has written: the browser may clear its storage between two writes of one entry. */
const writtenAtom = atom(() => new Map<string, Readonly<Record<string, unknown>>>());

/** Updates the stored fields of an entry; keeps fields of other versions, and those that this element has written before. */
export function writeEntry(get: Getter, key: string, known: Partial<JournalEntry>): void {
  const { shared } = get(servicesAtom).host;
  const { key: _key, ...fields } = known;
  const written = get(writtenAtom);
  const stored = parseRecord(shared.read(JOURNAL_PREFIX + key));
  const record = { ...written.get(key), ...stored, ...fields };
  written.set(key, record);
  reportUnkept(get, shared.write(JOURNAL_PREFIX + key, JSON.stringify(record)));
}

/**
 * Keeps an entry of a payment that is open according to the server, as well as the browser allows by now: it may have
 * cleared its storage since, or have room again. A stored entry stays as it is.
 */
export function keepEntry(get: Getter, { key, ...fields }: JournalEntry): void {
  const stored = parseRecord(get(servicesAtom).host.shared.read(JOURNAL_PREFIX + key));
  writeEntry(get, key, stored ? {} : fields);
}

/** Deletes an entry that the server has decided or refused: it can no longer be charged. */
export function dropEntry(get: Getter, key: string): void {
  const { shared, storage } = get(servicesAtom).host;
  get(writtenAtom).delete(key);
  shared.remove(JOURNAL_PREFIX + key);
  storage.remove(OWN_PREFIX + key);
  storage.remove(SHOWN_PREFIX + key);
}

/** Marks an entry as this tab's own; `checksum` is that of its request, see `requestChecksum`. */
export function ownEntry(get: Getter, key: string, checksum: string | null = null): void {
  get(servicesAtom).host.storage.write(OWN_PREFIX + key, checksum ?? '');
}

/** Remembers across a reload whether the payment of an entry is on the screen. */
export function showEntry(get: Getter, key: string, isShown: boolean): void {
  const { storage } = get(servicesAtom).host;
  if (isShown) storage.write(SHOWN_PREFIX + key, '1');
  else storage.remove(SHOWN_PREFIX + key);
}

/** The journal's id for a purchase on these settings: vouchers of a campaign (null for the other kinds), an order, a plan. */
export function purchaseIdOf(
  { middleware, entityId, shopId }: Pick<CheckoutConfig, 'middleware' | 'entityId' | 'shopId'>,
  kind: JournalKind,
  campaignId: string | null = null,
): PurchaseId {
  const targets = { voucher: campaignId, order: shopId, premium: null };
  const origin = middlewareOrigin(middleware);
  return { origin, entityId, kind, target: targets[kind] ?? '' };
}

/** A purchase that was pressed. */
interface PressedPurchase {
  kind: JournalKind;
  /** The campaign of a voucher; null for the others. */
  campaignId: string | null;
  /** The key of its intent. */
  key: string;
}

/** The entry of a pressed purchase at `now` (Unix ms); `known` sets further fields. */
export function entryOfPress(
  { config, credentials }: Pick<PressContext, 'config' | 'credentials'>,
  { kind, campaignId, key }: PressedPurchase,
  now: number,
  known: Partial<JournalEntry>,
): JournalEntry {
  const userId = credentials?.userId ?? null;
  return entryOfAttempt(
    { ...purchaseIdOf(config, kind, campaignId), key, since: now, userId },
    known,
  );
}

/** The return ticket of a press: the nonce of its return address, and the page's own parameters with its names. */
export const returnNonceOf = ({ pageUrl }: PressContext, nonce: string) => ({
  nonce,
  ownParams: ownParamNames(pageUrl),
});

/** Stores a return ticket, which proves that a return address is not forged. All elements of this tab can read it. */
export function storeTicket(
  get: Getter,
  { pageUrl, savedStateKey }: PressContext,
  nonce: string,
): void {
  const { storage } = get(servicesAtom).host;
  storage.write(returnOwnerKey(nonce), savedStateKey);
  const stripped = secretParts(pageUrl);
  if (stripped) storage.write(strippedParamsKey(nonce), JSON.stringify(stripped));
}

/** The element that issued a ticket: this one, named by the key of its saved state, another one, or none. */
export async function ownerOfTicket(
  get: Getter,
  nonce: string,
  savedStateKey: string,
): Promise<'own' | 'other' | 'nobody'> {
  const owner = await get(servicesAtom).host.storage.read(returnOwnerKey(nonce));
  if (owner === null) return 'nobody';
  return owner === savedStateKey ? 'own' : 'other';
}

/** Claims the returned entry: its nonce proves that this customer went to the provider, even in a new tab. */
export function claimReturnedPayment(get: Getter): void {
  const entry = returnedEntry(get);
  if (!entry || viewerOf(get).isOwn(entry.key)) return;
  ownEntry(get, entry.key);
  showEntry(get, entry.key, true);
}

/** The undecided entries of a purchase that a user of this tab, by default its own, may see; oldest first. */
export function undecidedHere(
  get: Getter,
  purchase: PurchaseId,
  userId = userIdHere(get),
): readonly SeenEntry[] {
  const { host } = get(servicesAtom);
  const entries = readEntries(get, purchase.origin);
  return undecidedOf(entries, purchase, viewerOf(get, userId), host.now());
}

/** The entry that the page's return address belongs to, from any tab; null for any other address. */
export function returnedEntry(get: Getter): JournalEntry | null {
  const { host } = get(servicesAtom);
  const nonce = new URL(host.pageUrl()).searchParams.get(RETURN_NONCE);
  return (nonce && readEntries(get).find((entry) => entry.nonce === nonce)) || null;
}

/** The open payments of a purchase that this tab resumes; null if there are none. */
export function openPaymentsOf(get: Getter, purchase: PurchaseId): OpenPayments | null {
  const { isOwn } = viewerOf(get);
  const seen = undecidedHere(get, purchase);
  const followed = seen
    .filter(
      ({ entry, visibility }) =>
        hasStatusCall(entry) && (visibility === 'full' || isOwn(entry.key)),
    )
    .map(({ entry }) => entry);
  const unknownPayment = seen.findLast(({ entry }) => entry.paymentId === null && isOwn(entry.key));
  if (followed.length === 0 && !unknownPayment) return null;
  const onScreen = get(servicesAtom).host.storage.keys(SHOWN_PREFIX);
  const shown = followed.findLast(({ key }) => onScreen.includes(SHOWN_PREFIX + key));
  return {
    followed,
    unknownPayment: unknownPayment?.entry ?? null,
    currentId: shown?.paymentId ?? null,
  };
}
