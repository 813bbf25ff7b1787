import { atom } from 'jotai/vanilla';

import { SHOWN_PREFIX } from '../../features/payment/rules/journal/journal-prefix.ts';
import { savedCartKeyAtom } from '../../features/cart/state/saved-cart-key-atom.ts';
import { savedStateKeyAtom } from './saved-state-atoms.ts';
import { servicesAtom } from '../../context/services.ts';
import { startCheckoutAction } from './start-checkout.ts';

/**
 * Begins the flow anew: what was saved is dropped and the data is read again. A payment that is open is followed all
 * the same, as after choosing another method: it may still be paid.
 */
export const restartAction = atom(null, async (get, set): Promise<void> => {
  const { storage } = get(servicesAtom).host;
  storage.remove(get(savedStateKeyAtom));
  storage.remove(get(savedCartKeyAtom));
  for (const key of storage.keys(SHOWN_PREFIX)) storage.remove(key);
  await set(startCheckoutAction);
});
