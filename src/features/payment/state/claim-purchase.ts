import { atom } from 'jotai/vanilla';

import type { JournalEntry } from '../rules/journal/journal-entry.ts';
import type { SeenEntry } from '../rules/journal/journal-rules.ts';
import { JOURNAL_LOCK, withLock } from '../../../platform/host/lock.ts';
import { runSignalAtom, servicesAtom, credentialsAtom } from '../../../context/checkout-context.ts';
import { runAtom } from '../../../context/run-atom.ts';
import type { Press, Tools } from '../../../submission/press.ts';
import { dropEntry, ownEntry, readEntries, undecidedHere, writeEntry } from './payment-journal.ts';

/** Consent to pay again despite undecided payments (`others`); valid for one attempt. */
interface RepeatConsent {
  key: string;
  others: readonly string[];
}

/** Asks before paying again while earlier payments of the same purchase are undecided. */
interface AgainQuestion {
  /** The account that pressed; null for a guest. */
  userId: string | null;
  /** The newest of them; the question describes it. */
  seen: SeenEntry;
  /** The consent after a yes. */
  yes: RepeatConsent;
  /** Sends the attempt after a yes. */
  send: () => void;
}

/** The question of this run. */
const askedAtom = runAtom<AgainQuestion | null>(null);

/** The open question; null after a restart of the flow or a change of account. */
export const againQuestionAtom = atom(
  (get) => {
    const asked = get(askedAtom);
    return asked?.userId === (get(credentialsAtom)?.userId ?? null) ? asked : null;
  },
  (_get, set, question: AgainQuestion | null) => set(askedAtom, question),
);

/** The customer's last consent; the next attempt uses it up. */
export const repeatConsentAtom = atom<RepeatConsent | null>(null);

interface Claim {
  press: Pick<Press, 'credentials'>;
  entry: JournalEntry;
  /** The check sum of its request, see `requestMark`. */
  mark?: string | null;
  /** Tries again after a yes. */
  send: () => void;
}

const userIdOf = ({ credentials }: Pick<Press, 'credentials'>) => credentials?.userId ?? null;

/**
 * Writes the entry of an attempt into the journal. Returns the undecided entries of the same purchase that the customer
 * has not consented to, and removes the new entry again if there are any. Writes before it reads: without locks, at least
 * one of two simultaneous attempts sees the other.
 */
async function enter({ press, entry, mark }: Claim, { get }: Tools): Promise<readonly SeenEntry[]> {
  const { key, origin } = entry;
  const isAgain = readEntries(get, origin).some((each) => each.key === key);
  if (!isAgain) writeEntry(get, key, entry);
  const consent = get(repeatConsentAtom);
  const agreed = new Set(consent?.key === key ? consent.others : []);
  const others = undecidedHere(get, entry, userIdOf(press)).filter(
    ({ entry: other }) => isAgain || other.key !== key,
  );
  if (others.every(({ entry: other }) => agreed.has(other.key))) {
    ownEntry(get, key, mark);
    return [];
  }
  if (!isAgain) dropEntry(get, key);
  return others;
}

/** Whether an attempt may be sent. If so, its entry is in the journal; otherwise asks the customer. */
export async function mayPay(claim: Claim, tools: Tools): Promise<boolean> {
  const { get, set } = tools;
  const run = get(runSignalAtom);
  const { host } = get(servicesAtom);
  const others = await host.during(withLock(host.locks, JOURNAL_LOCK, () => enter(claim, tools)));
  set(repeatConsentAtom, null);
  const seen = others.at(-1);
  if (!seen) return true;
  const yes = { key: claim.entry.key, others: others.map(({ entry }) => entry.key) };
  const userId = userIdOf(claim.press);
  if (!run.aborted) set(againQuestionAtom, { userId, seen, yes, send: claim.send });
  return false;
}
