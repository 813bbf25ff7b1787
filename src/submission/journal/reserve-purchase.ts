import { atom } from 'jotai/vanilla';

import { credentialsAtom, servicesAtom } from '../../context/checkout-context.ts';
import { runAtom } from '../../context/run-atom.ts';
import { JOURNAL_LOCK, withLock } from '../../platform/host/lock.ts';
import type { PressContext, AttemptTools } from '../press-context.ts';
import type { JournalEntry } from './journal-entry.ts';
import type { SeenEntry } from './journal-rules.ts';
import { dropEntry, ownEntry, readEntries, undecidedHere, writeEntry } from './journal.ts';

/** Asks before paying again while earlier payments of the same purchase are undecided. */
interface PayAgain {
  /** The account that pressed; null for a guest. */
  userId: string | null;
  /** The newest of them; the question describes it. */
  seen: SeenEntry;
  /** The press sends a pending request again, of which the customer accepts one. */
  isResend: boolean;
  /** Sends the attempt after a yes. The consent counts for this attempt and the payments that were undecided. */
  consent: () => void;
}

/** The question of this run. */
const askedAtom = runAtom<PayAgain | null>(null);

/** The open question; null after a restart of the flow or a change of account. */
export const againQuestionAtom = atom(
  (get) => {
    const asked = get(askedAtom);
    return asked?.userId === (get(credentialsAtom)?.userId ?? null) ? asked : null;
  },
  (_get, set, question: PayAgain | null) => set(askedAtom, question),
);

/** An attempt that is about to be sent. */
interface JournalAttempt {
  press: Pick<PressContext, 'credentials'>;
  entry: JournalEntry;
  checksum: string | null;
  /** Keys of undecided payments that the customer has agreed to pay in addition to. */
  consent: readonly string[];
}

/** Undecided payments that the customer has not agreed to, and whether the attempt's entry is a new one. */
interface Reserved {
  others: readonly SeenEntry[];
  isNew: boolean;
}

/** Writes before it reads: without locks, at least one of two simultaneous attempts sees the other. */
async function enter(
  { press, entry, checksum, consent }: JournalAttempt,
  { get }: AttemptTools,
): Promise<Reserved> {
  const { key, origin } = entry;
  const isNew = readEntries(get, origin).every((each) => each.key !== key);
  if (isNew) writeEntry(get, key, entry);
  const agreed = new Set(consent);
  const undecided = undecidedHere(get, entry, press.credentials?.userId ?? null);
  const others = undecided.filter(({ entry: other }) => !isNew || other.key !== key);
  if (others.every(({ entry: other }) => agreed.has(other.key))) {
    ownEntry(get, key, checksum);
    return { others: [], isNew };
  }
  if (isNew) dropEntry(get, key);
  return { others, isNew };
}

/**
 * Writes the entry of an attempt into the journal, under a lock that all tabs share. Returns the undecided entries of the
 * same purchase that the customer has not agreed to, and removes the new entry again if there are any.
 */
export async function reservePurchase(
  attempt: JournalAttempt,
  tools: AttemptTools,
): Promise<Reserved> {
  const { host } = tools.get(servicesAtom);
  return host.activity.during(withLock(host.locks, JOURNAL_LOCK, () => enter(attempt, tools)));
}
