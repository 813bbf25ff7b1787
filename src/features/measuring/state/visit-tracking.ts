import { atom } from 'jotai/vanilla';

import { load, type Store } from '../../../context/checkout-context.ts';
import { reportError } from '../../../context/problems.ts';
import { rememberSessionAction } from '../../account/state/cart-session.ts';

/** Whether the visit is tracked; false again if its code did not load. */
const isTrackedAtom = atom(false);

/**
 * Keeps the session that the page names, then measures the visit and reports its conversions. Called after each start, once
 * the first screen is shown. Loads its code once; if that fails, the next start tries again.
 */
export async function trackVisit(store: Store): Promise<void> {
  if (store.get(isTrackedAtom)) return;
  store.set(isTrackedAtom, true);
  // Before the code below loads: the page may be left or reloaded first, and then needs its session.
  store.set(rememberSessionAction);
  try {
    const { trackMoments, trackConversions } = await load(store.get, () => import('./visit.ts'));
    trackMoments(store);
    trackConversions(store);
  } catch (error) {
    store.set(isTrackedAtom, false);
    reportError(store.get, error);
  }
}
