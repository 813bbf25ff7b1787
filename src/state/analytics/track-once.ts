import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { Ga4Event } from '../../domain/analytics/ga4-event.ts';
import type { Id } from '../../domain/config/id.ts';
import { TRACKED_MAX_COUNT } from '../../domain/limits.ts';
import { servicesAtom } from '../services.ts';

/** Where the transactions that were measured are kept, so that a reload does not measure them again. */
const TRACKED_KEY = 'merchant-checkout:tracked';

/** Transactions measured by this element. */
const trackedAtom = atom<ReadonlySet<Id>>(new Set<Id>());

function parseIds(stored: string | null): readonly string[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Measures a transaction once, also across a reload; only its id is kept. Contract section 1 "Events". */
export async function trackOnce(
  get: Getter,
  set: Setter,
  transactionId: Id,
  event: Ga4Event,
): Promise<void> {
  const { host } = get(servicesAtom);
  if (get(trackedAtom).has(transactionId)) return;
  set(trackedAtom, new Set([...get(trackedAtom), transactionId]));
  const known = parseIds(await host.storage.read(TRACKED_KEY));
  if (known.includes(transactionId)) return;
  host.storage.write(
    TRACKED_KEY,
    JSON.stringify([...known, transactionId].slice(-TRACKED_MAX_COUNT)),
  );
  host.track(event.name, event.params);
}
