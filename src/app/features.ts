import { atom } from 'jotai/vanilla';

import { load, servicesAtom } from '../context/checkout-context.ts';
import { account } from '../features/account/feature.ts';
import { booking } from '../features/booking/feature.ts';
import { cart } from '../features/cart/feature.ts';
import { contact } from '../features/contact/feature.ts';
import { membership } from '../features/membership/feature.ts';
import { offer } from '../features/offer/feature.ts';
import { ordering } from '../features/ordering/feature.ts';
import { payment } from '../features/payment/feature.ts';
import { JOURNAL_PREFIX } from '../features/payment/rules/journal/journal-prefix.ts';
import { points } from '../features/points/feature.ts';
import { services } from '../features/services/feature.ts';
import { vouchers } from '../features/vouchers/feature.ts';
import type { Feature } from '../flow/feature.ts';
import { SAVED_STATE_PREFIX } from '../flow/rules/saved-state.ts';
import { readWithinLimit, savedStateKeyAtom } from '../flow/state/saved-state-atoms.ts';
import { RETURN_MARKER } from '../lib/limits.ts';
import { restoreLanguage } from './chosen-language.ts';

/**
 * Restores a flow after a reload, and open payments of any tab. Loads its code only if there is something to restore;
 * rejects with an `ApiError` if that fails, because the stored state may be a booking of unknown outcome. Drops unusable
 * state silently. Contract section 2.
 */
const restoreAction = atom(null, async (get, set, signal: AbortSignal): Promise<void> => {
  const { host } = get(servicesAtom);
  const key = get(savedStateKeyAtom);
  const stored = await readWithinLimit(host, key);
  const isReturn = host.pageUrl().includes(RETURN_MARKER);
  const kept = [...host.storage.keys(SAVED_STATE_PREFIX), ...host.shared.keys(JOURNAL_PREFIX)];
  if (!isReturn && !kept[0]) return;
  const { restoreSavedState, handleReturnAction } = await load(
    get,
    () => import('./restore-saved-state.ts'),
  );
  if (signal.aborted) return;
  const isTaken = await restoreSavedState(get, set, stored, signal);
  if (signal.aborted) return;
  if (!isTaken) host.storage.remove(key);
  if (isReturn) await set(handleReturnAction);
});

/** The rooms of this checkout, in the order in which the flow calls them. The last entry is the app's own. */
export const FEATURES: readonly Feature[] = [
  account,
  offer,
  contact,
  cart,
  vouchers,
  booking,
  payment,
  membership,
  ordering,
  services,
  points,
  // An action, because restoring may start another saved flow, and an atom cannot set itself.
  { prepare: restoreLanguage, restore: (_get, set, signal) => set(restoreAction, signal) },
];
