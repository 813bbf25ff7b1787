import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { servicesAtom } from '../../context/checkout-context.ts';
import { toData } from '../../lib/config/json.ts';
import { TRACKED_MAX_COUNT } from '../../lib/limits.ts';

/** Facts seen by this element, as `<key> <fact>`. */
const doneAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Whether a fact is new under a storage key, also across reloads; true only once. Stores the fact: it must not be personal. */
export async function isFirstTime(
  get: Getter,
  set: Setter,
  key: string,
  fact: string,
): Promise<boolean> {
  const { storage } = get(servicesAtom).host;
  const mark = `${key} ${fact}`;
  if (get(doneAtom).has(mark)) return false;
  set(doneAtom, new Set([...get(doneAtom), mark]));
  const stored = toData(await storage.read(key));
  const known = Array.isArray(stored) ? stored.filter((each) => typeof each === 'string') : [];
  if (known.includes(fact)) return false;
  storage.write(key, JSON.stringify([...known, fact].slice(-TRACKED_MAX_COUNT)));
  return true;
}
