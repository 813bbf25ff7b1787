import { atom } from 'jotai/vanilla';

import { featuresAtom } from '../feature.ts';
import { savedStateKeyAtom } from './saved-state-atoms.ts';
import { servicesAtom } from '../../context/services.ts';
import { startCheckoutAction } from './start-checkout.ts';

/** Restarts the flow: drops saved state and reads the data again. An open payment is still followed, because it may be paid. */
export const restartAction = atom(null, async (get, set): Promise<void> => {
  const { storage } = get(servicesAtom).host;
  const ofRooms = get(featuresAtom).flatMap(({ savedKeys }) => savedKeys?.(get) ?? []);
  for (const key of [get(savedStateKeyAtom), ...ofRooms]) storage.remove(key);
  await set(startCheckoutAction);
});
