import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { TRACKED_MAX_COUNT } from '../../lib/limits.ts';
import { servicesAtom } from '../../context/services.ts';

/** Facts that this element has met, as `<key> <fact>`. */
const doneAtom = atom<ReadonlySet<string>>(new Set<string>());

function parseFacts(stored: string | null): readonly string[] {
  try {
    const facts: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(facts) ? facts.filter((fact) => typeof fact === 'string') : [];
  } catch {
    return [];
  }
}

/**
 * Whether a fact is met for the first time under a storage key, also across a reload; true once and never again. Only
 * the fact is kept, so it must not be personal.
 */
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
  const known = parseFacts(await storage.read(key));
  if (known.includes(fact)) return false;
  storage.write(key, JSON.stringify([...known, fact].slice(-TRACKED_MAX_COUNT)));
  return true;
}
