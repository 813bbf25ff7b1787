import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { servicesAtom } from '../../context/checkout-context.ts';
import { EMITTED_KEPT_MS, EMITTED_MAX_COUNT } from '../../lib/limits.ts';
import type { CheckoutEventDetails } from '../../platform/host/checkout-events.ts';
import { JOURNAL_LOCK, withLock } from '../../platform/host/lock.ts';
import type { SharedStorage } from '../../platform/host/storage.ts';

/** Prefix of the records of what was emitted, one small item each, beside the payment journal. */
const EMITTED_PREFIX = 'merchant-checkout:emitted:1:';

/** Facts that this element has emitted or found emitted. */
const knownAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Deletes records of more than 30 days ago, and the oldest of more than 100. A record is the Unix ms of its emission. */
function forgetOld(shared: SharedStorage, now: number): void {
  const records = shared.keys(EMITTED_PREFIX).map((key) => ({ key, at: Number(shared.read(key)) }));
  const newestFirst = records.toSorted((a, b) => b.at - a.at);
  for (const [place, { key, at }] of newestFirst.entries()) {
    if (place >= EMITTED_MAX_COUNT || !(at >= now - EMITTED_KEPT_MS)) shared.remove(key);
  }
}

/** Enters a fact among those emitted; false if it is there already. */
function enterFact(get: Getter, set: Setter, fact: string): boolean {
  const { shared, now } = get(servicesAtom).host;
  const key = EMITTED_PREFIX + fact;
  set(knownAtom, new Set([...get(knownAtom), fact]));
  if (shared.read(key) !== null) return false;
  shared.write(key, String(now()));
  forgetOld(shared, now());
  return true;
}

/**
 * Whether a fact is emitted for the first time, in any tab or element of the origin, also across reloads. True only once,
 * for 30 days. Stores the fact, so it must not be personal; it names a transaction by its id and the key of its intent,
 * because ids alone repeat on a platform that starts again, such as a sandbox.
 */
export async function isFirstEmission(get: Getter, set: Setter, fact: string): Promise<boolean> {
  if (get(knownAtom).has(fact)) return false;
  set(knownAtom, new Set([...get(knownAtom), fact]));
  const { locks } = get(servicesAtom).host;
  return withLock(locks, JOURNAL_LOCK, async () => enterFact(get, set, fact));
}

/** The three facts about a transaction. */
type Fact = 'reserved' | 'pending' | 'paid';

/** The facts that only the element that pressed learns: no other tab can emit them at the same time, so none is asked. */
const KNOWN_TO_ONE: ReadonlySet<Fact> = new Set<Fact>(['reserved', 'pending']);

/**
 * Emits a fact about a transaction once, in any tab, also across reloads; `reserved` and `pending` at once. `intentKey` is the key of the intent that made
 * the transaction. Contract section 1 "Events".
 */
export async function emitOnce<Name extends Fact>(
  get: Getter,
  set: Setter,
  name: Name,
  detail: CheckoutEventDetails[Name],
  intentKey: string,
): Promise<void> {
  const id = 'paymentId' in detail ? detail.paymentId : detail.transactionId;
  const fact = `${name} ${id} ${intentKey}`;
  const isFirst = KNOWN_TO_ONE.has(name)
    ? !get(knownAtom).has(fact) && enterFact(get, set, fact)
    : await isFirstEmission(get, set, fact);
  if (isFirst) get(servicesAtom).host.emit(name, detail);
}
