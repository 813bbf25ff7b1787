import type { Getter, Setter } from 'jotai/vanilla';

import type { Ga4Event } from '../../../platform/host/data-layer.ts';
import { isFirstTime } from '../../../flow/state/first-time.ts';
import { servicesAtom } from '../../../context/services.ts';

/** Where the transactions that were measured are kept, so that a reload does not measure them again. */
const TRACKED_KEY = 'merchant-checkout:tracked';

/**
 * Measures a transaction once, also across a reload; only its id is kept. `before` measures what comes before it, that
 * once. Contract section 1 "Events".
 */
export async function trackOnce(
  get: Getter,
  set: Setter,
  transactionId: string,
  event: Ga4Event,
  before?: () => void,
): Promise<void> {
  if (!(await isFirstTime(get, set, TRACKED_KEY, transactionId))) return;
  before?.();
  get(servicesAtom).host.track(event.name, event.params);
}
