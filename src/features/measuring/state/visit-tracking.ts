import { atom, type createStore } from 'jotai/vanilla';

import { load } from '../../../context/checkout-context.ts';
import { reportError } from '../../../context/problems.ts';
import { rememberSessionAction } from '../../account/state/cart-session.ts';

type Store = ReturnType<typeof createStore>;

/** Whether the visit is being followed; false again where the code for it did not arrive. */
const isTrackedAtom = atom(false);

/**
 * Once the first screen stands: keeps the session that the page names, and measures and converts the moments of the visit. To
 * be called after each start; the code comes once, and where it did not arrive the next start tries again.
 */
export async function trackVisit(store: Store): Promise<void> {
  if (store.get(isTrackedAtom)) return;
  store.set(isTrackedAtom, true);
  // At once: a page that is left or reloaded before the code below has loaded finds its session again.
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
