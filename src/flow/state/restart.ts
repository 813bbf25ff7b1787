import { atom } from 'jotai/vanilla';

import { featuresAtom } from '../feature.ts';
import { savedStateKeyAtom } from './saved-state-atoms.ts';
import { servicesAtom } from '../../context/checkout-context.ts';
import { startCheckoutAction } from './start-checkout.ts';

/** Restarts the flow: drops saved state and reloads the data. An open payment is still tracked. */
export const restartAction = atom(null, async (get, set): Promise<void> => {
  const { storage } = get(servicesAtom).host;
  const keys = get(featuresAtom).flatMap(({ savedKeys }) => savedKeys?.(get) ?? []);
  for (const key of [get(savedStateKeyAtom), ...keys]) storage.remove(key);
  await set(startCheckoutAction);
});
