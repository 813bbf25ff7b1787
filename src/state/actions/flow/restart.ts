import { atom } from 'jotai/vanilla';

import { savedCartKeyAtom } from '../../cart/saved-cart-key-atom.ts';
import { savedStateKeyAtom } from '../../saved/saved-state-atoms.ts';
import { servicesAtom } from '../../services.ts';
import { startCheckoutAction } from './start-checkout.ts';

/** Begins the flow anew: what was saved is dropped and the data is read again. */
export const restartAction = atom(null, async (get, set): Promise<void> => {
  const { storage } = get(servicesAtom).host;
  storage.remove(get(savedStateKeyAtom));
  storage.remove(get(savedCartKeyAtom));
  await set(startCheckoutAction);
});
