import { JOURNAL_ENTRY_MS, JOURNAL_KEPT_AFTER_END_MS } from '../../../../lib/limits.ts';
import { accountMark } from '../../../../lib/user-session.ts';
import type { JournalEntry, PurchaseId } from './journal-entry.ts';

/** The account and elements that the journal is shown to. */
export interface Viewer {
  /** The account that is signed in; null for a guest. */
  userId: string | null;
  /** Whether this tab made an entry, or its customer said that it is theirs. */
  isOwn: (key: string) => boolean;
}

/**
 * How much of an entry somebody may see: all of it; that it is there, without amount and reference; or nothing.
 * A guest's entry is masked until the customer says that it is theirs, an account's is for that account; the tab that
 * made it knows that it is there.
 */
export type Sight = 'full' | 'masked' | 'hidden';

/** How much of an entry the viewer may see. */
export function sightOf({ key, owner, mark }: JournalEntry, { userId, isOwn }: Viewer): Sight {
  const own = isOwn(key);
  if (owner === 'guest') return own ? 'full' : 'masked';
  const isTheirs = userId !== null && (mark === null ? own : accountMark(key, userId) === mark);
  if (isTheirs) return 'full';
  return own ? 'masked' : 'hidden';
}

/** Whether an entry is of this purchase. */
export function isOfPurchase(entry: JournalEntry, purchase: PurchaseId): boolean {
  return (
    entry.entityId === purchase.entityId &&
    entry.kind === purchase.kind &&
    entry.target === purchase.target
  );
}

/** Whether the server can be asked how the payment of an entry stands. Spec section 7: vouchers alone have such a call. */
export function hasStatusCall({ kind, paymentId }: JournalEntry): boolean {
  return kind === 'voucher' && paymentId !== null;
}

/** The last moment at which an entry may still be paid, Unix ms. */
export function endOf({ since, until }: JournalEntry): number {
  return until ?? since + JOURNAL_ENTRY_MS;
}

/**
 * Whether an entry may still be charged. One that the server can be asked about by the viewer counts past its end
 * too: a clock that jumped must not lose it, and the server's answer ends it. The others end by the clock; they
 * are only passed over then, so that a clock that is put right finds them again.
 */
export function isUndecided(entry: JournalEntry, sight: Sight, now: number): boolean {
  return now <= endOf(entry) || (sight === 'full' && hasStatusCall(entry));
}

/** Whether nothing of an entry is needed any more: it ended long ago. */
export function isForgotten(entry: JournalEntry, now: number): boolean {
  return now > endOf(entry) + JOURNAL_KEPT_AFTER_END_MS;
}

/** An entry with how much of it the viewer may see. */
export interface SeenEntry {
  entry: JournalEntry;
  sight: Exclude<Sight, 'hidden'>;
}

/** The undecided entries of a purchase that the viewer may know of, oldest first. */
export function undecidedOf(
  entries: readonly JournalEntry[],
  purchase: PurchaseId,
  viewer: Viewer,
  now: number,
): readonly SeenEntry[] {
  return entries
    .filter((entry) => isOfPurchase(entry, purchase))
    .flatMap((entry) => {
      const sight = sightOf(entry, viewer);
      return sight !== 'hidden' && isUndecided(entry, sight, now) ? [{ entry, sight }] : [];
    })
    .toSorted((a, b) => a.entry.since - b.entry.since);
}
