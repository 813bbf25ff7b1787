import { JOURNAL_ENTRY_MS, JOURNAL_KEPT_AFTER_END_MS } from '../../lib/limits.ts';
import { accountChecksum } from '../../lib/account-mark.ts';
import { NO_PURCHASE, type Purchase } from '../rules/purchase-state.ts';
import type { JournalEntry, PurchaseId } from './journal-entry.ts';

/** The user and tab that read the journal. */
export interface Viewer {
  /** The signed-in account; null for a guest. */
  userId: string | null;
  /** Whether this tab made the entry or its customer claimed it. */
  isOwn: (key: string) => boolean;
}

/** Whether a user (null for a guest) made a payment. An account is recognized by its check sum, if that is known. */
export function isPayer({ key, owner, mark }: JournalEntry, userId: string | null): boolean {
  if (userId === null || owner === 'guest') return userId === null && owner === 'guest';
  return mark === null || mark === accountChecksum(key, userId);
}

/** How much of an entry a viewer may see; `masked` hides amount and reference. */
type Visibility = 'full' | 'masked' | 'hidden';

/**
 * How much of an entry the viewer may see. A guest's entry is masked until the customer claims it. An account's entry
 * is visible to that account, and masked in the tab that made it.
 */
export function visibilityOf(entry: JournalEntry, { userId, isOwn }: Viewer): Visibility {
  const own = isOwn(entry.key);
  if (entry.owner === 'guest') return own ? 'full' : 'masked';
  if (isPayer(entry, userId) && (own || entry.mark !== null)) return 'full';
  return own ? 'masked' : 'hidden';
}

/** Whether an entry belongs to a purchase. */
export function isOfPurchase(entry: JournalEntry, purchase: PurchaseId): boolean {
  return (
    entry.origin === purchase.origin &&
    entry.entityId === purchase.entityId &&
    entry.kind === purchase.kind &&
    entry.target === purchase.target
  );
}

/** Whether the server has a status call for the entry; only vouchers do. Spec section 7. */
export function hasStatusCall({ kind, paymentId }: JournalEntry): boolean {
  return kind === 'voucher' && paymentId !== null;
}

/** The deadline of an entry, Unix ms. */
export function endOf({ since, until }: JournalEntry): number {
  return until ?? since + JOURNAL_ENTRY_MS;
}

/**
 * Whether an entry may still be charged. An entry that the viewer can poll stays undecided past its deadline, until the
 * server ends it; otherwise a clock that jumps could lose it. The others expire by the clock but stay stored for a while,
 * so that a corrected clock finds them again.
 */
export function isUndecided(entry: JournalEntry, visibility: Visibility, now: number): boolean {
  return now <= endOf(entry) || (visibility === 'full' && hasStatusCall(entry));
}

/** Whether an entry expired so long ago that it can be deleted. */
export function isForgotten(entry: JournalEntry, now: number): boolean {
  return now > endOf(entry) + JOURNAL_KEPT_AFTER_END_MS;
}

/** An entry that the viewer may see. */
export interface SeenEntry {
  entry: JournalEntry;
  visibility: Exclude<Visibility, 'hidden'>;
}

/** The undecided entries of a purchase that the viewer may see, oldest first. */
export function undecidedOf(
  entries: readonly JournalEntry[],
  purchase: PurchaseId,
  viewer: Viewer,
  now: number,
): readonly SeenEntry[] {
  return entries
    .filter((entry) => isOfPurchase(entry, purchase))
    .flatMap((entry) => {
      const visibility = visibilityOf(entry, viewer);
      return visibility !== 'hidden' && isUndecided(entry, visibility, now)
        ? [{ entry, visibility }]
        : [];
    })
    .toSorted((a, b) => a.entry.since - b.entry.since);
}

/** The open payments that a tab resumes. */
export interface OpenPayments {
  /** Payments with a status call, oldest first. */
  followed: readonly JournalEntry[];
  /** A request of this tab whose outcome is unknown. */
  unknownPayment: JournalEntry | null;
  /** The payment on the screen. */
  currentId: string | null;
}

/**
 * The payments to resume: the same screen, timed from the original request. A request that was pending has an unknown
 * outcome. Dispatch `poll` next.
 */
export function purchaseToResume({ followed, unknownPayment, currentId }: OpenPayments): Purchase {
  const payments = followed.map(({ paymentId, key: intentKey, channel, since }) => ({
    paymentId: paymentId ?? '',
    intentKey,
    channel,
    requestedAt: since,
    isOpen: true,
  }));
  const isTracked = payments.some((payment) => payment.paymentId === currentId);
  return {
    ...NO_PURCHASE,
    payments,
    currentId: isTracked ? currentId : null,
    shows: isTracked && !unknownPayment ? 'payment' : 'methods',
    unknownPayment: unknownPayment && {
      channel: unknownPayment.channel,
      intentKey: unknownPayment.key,
      since: unknownPayment.since,
    },
  };
}
