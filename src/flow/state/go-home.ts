import { atom } from 'jotai/vanilla';
import { servicesAtom, configAtom, entityConfigAtom } from '../../context/checkout-context.ts';
import { restartAction } from './restart.ts';

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
