import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';
import type { JournalEntry, PurchaseId } from '../rules/journal/journal-entry.ts';
import { undecidedOf, type SeenEntry } from '../rules/journal/journal-rules.ts';
import { withLock } from '../../../platform/host/lock.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { runSignalAtom, servicesAtom } from '../../../context/services.ts';
import { dropEntry, ownEntry, readEntries, viewerOf, writeEntry } from './journal-store.ts';

/** One try at a time looks whether it may be sent, in all tabs and elements of the origin. */
const LOCK = 'merchant-checkout:payment';

/** The customer agreed to pay again beside these undecided payments; valid for one attempt. */
interface RepeatConsent {
  key: string;
  others: readonly string[];
}

/** An earlier payment of the same purchase is undecided: the customer is asked before another one is sent. */
export interface AgainQuestion {
  /** The newest of them, which the question names. */
  seen: SeenEntry;
  /** The key of the try that waits for the answer, and of every entry that it is asked about. */
  yes: RepeatConsent;
  /** Sends it, once the customer has said yes. */
  send: () => void;
}

/** The run of the flow and the account in which a question is asked and answered. */
const askerAtom = atom((get) => ({
  run: get(runSignalAtom),
  userId: get(credentialsAtom)?.userId,
}));

const askedAtom = atom<(AgainQuestion & { run: AbortSignal; userId: Id | undefined }) | null>(null);

/** The question that is open; null without one, once the flow has started again, and once the account has changed. */
export const againQuestionAtom = atom(
  (get) => {
    const asked = get(askedAtom);
    const { run, userId } = get(askerAtom);
    return asked?.run === run && asked.userId === userId ? asked : null;
  },
  (get, set, question: AgainQuestion | null) =>
    set(askedAtom, question && { ...question, ...get(askerAtom) }),
);

/** The customer's last yes, until the next try has made use of it or was another one. */
export const yesAtom = atom<RepeatConsent | null>(null);

/** A try that wants to be sent. */
export interface Claim {
  purchase: PurchaseId;
  entry: JournalEntry;
  /** By what its request is known again; see `requestMark`. */
  mark?: string | null;
  /** Tries again once the customer has said yes. */
  send: () => void;
}

/**
 * Writes the entry of a try into the journal, unless an undecided one of the same purchase stands there that the
 * customer has not agreed to pay beside. The entry is written before the others are read: where the browser has no
 * locks, at least one of two tries at the same moment sees the other.
 */
async function enter(get: Getter, { purchase, entry, mark }: Claim): Promise<readonly SeenEntry[]> {
  const { host } = get(servicesAtom);
  const { key } = entry;
  const isAgain = readEntries(get).some((each) => each.key === key);
  if (!isAgain) writeEntry(get, key, entry);
  const yes = get(yesAtom);
  const agreed = new Set(yes?.key === key ? yes.others : []);
  const others = undecidedOf(readEntries(get), purchase, viewerOf(get), host.now()).filter(
    ({ entry: other }) => isAgain || other.key !== key,
  );
  if (others.every(({ entry: other }) => agreed.has(other.key))) {
    ownEntry(get, key, mark ?? '');
    return [];
  }
  if (!isAgain) dropEntry(get, key);
  return others;
}

/** Whether a try may be sent: its entry is in the journal then. Else the customer is asked. */
export async function mayPay(get: Getter, set: Setter, claim: Claim): Promise<boolean> {
  const run = get(runSignalAtom);
  const { locks } = get(servicesAtom).host;
  const others = await withLock(locks, LOCK, () => enter(get, claim));
  set(yesAtom, null);
  const seen = others.at(-1);
  if (!seen) return true;
  const yes = { key: claim.entry.key, others: others.map(({ entry }) => entry.key) };
  if (!run.aborted) set(againQuestionAtom, { seen, yes, send: claim.send });
  return false;
}
