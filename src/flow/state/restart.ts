import { atom } from 'jotai/vanilla';

import { featuresAtom } from '../feature.ts';
import { savedStateKeyAtom } from './saved-state-atoms.ts';
import { servicesAtom } from '../../context/services.ts';
import { startCheckoutAction } from './start-checkout.ts';

/**
 * Begins the flow anew: what was saved is dropped and the data is read again. A payment that is open is followed all
 * the same, as after choosing another method: it may still be paid.
 */
export const restartAction = atom(null, async (get, set): Promise<void> => {
  const { storage } = get(servicesAtom).host;
  const ofRooms = get(featuresAtom).flatMap(({ savedKeys }) => savedKeys?.(get) ?? []);
  for (const key of [get(savedStateKeyAtom), ...ofRooms]) storage.remove(key);
  await set(startCheckoutAction);
});
