import { atom } from 'jotai/vanilla';

import { featuresAtom } from '../feature-interface.ts';
import { savedStateKeyAtom } from './saved-state.ts';
import {
  chosenVenueAtom,
  configAtom,
  entityConfigAtom,
  servicesAtom,
} from '../../context/checkout-context.ts';
import { startCheckoutAction } from './start-checkout.ts';

/** Restarts the flow, with venues from their list: drops saved state and reloads the data. An open payment is still tracked. */
export const restartAction = atom(null, async (get, set): Promise<void> => {
  const { storage } = get(servicesAtom).host;
  const keys = get(featuresAtom).flatMap(({ savedKeys }) => savedKeys?.(get) ?? []);
  for (const key of [get(savedStateKeyAtom), ...keys]) storage.remove(key);
  set(chosenVenueAtom, null);
  await set(startCheckoutAction);
});

/**
 * Ends the checkout: closes a dialog, or opens the main site if it is known. Otherwise emits a `navigate` event and
 * restarts the flow unless the page cancels it.
 */
export const goHomeAction = atom(null, async (get, set): Promise<void> => {
  const { host } = get(servicesAtom);
  const { frontendUrl } = get(entityConfigAtom).env;
  if (get(configAtom).mode !== 'inline') host.close();
  else if (frontendUrl !== null) host.openUrl('home', frontendUrl);
  else if (host.emit('navigate', { to: 'home', url: host.pageAddress() })) await set(restartAction);
});
