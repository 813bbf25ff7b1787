import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { CheckoutEventDetails } from '../../host/checkout-events.ts';
import { TRACKED_MAX_COUNT } from '../../domain/limits.ts';
import { servicesAtom } from '../services.ts';

/** Where the facts that the page was told are kept, so that a reload or a page out of the history does not tell them again. */
const TOLD_KEY = 'merchant-checkout:told';

/** Facts that this element has told. */
const toldFactsAtom = atom<ReadonlySet<string>>(new Set<string>());

function parseFacts(stored: string | null): readonly string[] {
  try {
    const facts: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(facts) ? facts.filter((fact) => typeof fact === 'string') : [];
  } catch {
    return [];
  }
}

/** Tells the page of a payment's fact once, also across a reload; only its id is kept. Contract section 1 "Events". */
export async function tellOnce<Name extends 'pending' | 'paid'>(
  get: Getter,
  set: Setter,
  name: Name,
  detail: CheckoutEventDetails[Name],
): Promise<void> {
  const { host } = get(servicesAtom);
  const fact = `${name} ${detail.paymentId}`;
  if (get(toldFactsAtom).has(fact)) return;
  set(toldFactsAtom, new Set([...get(toldFactsAtom), fact]));
  const known = parseFacts(await host.storage.read(TOLD_KEY));
  if (known.includes(fact)) return;
  host.storage.write(TOLD_KEY, JSON.stringify([...known, fact].slice(-TRACKED_MAX_COUNT)));
  host.emit(name, detail);
}
