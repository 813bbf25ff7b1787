import { atom } from 'jotai/vanilla';

import { configAtom } from '../../context/config-atoms.ts';
import { entityConfigAtom } from '../../context/entity-config.ts';
import { servicesAtom } from '../../context/services.ts';
import { restartAction } from './restart.ts';

/**
 * Ends the checkout. A dialog closes. In the page it leads to the main site where that is known; otherwise
 * the page is asked by the `navigate` event, and one that does not care gets the flow's beginning.
 */
export const goHomeAction = atom(null, async (get, set): Promise<void> => {
  const { host } = get(servicesAtom);
  const { frontendUrl } = get(entityConfigAtom).env;
  if (get(configAtom).mode !== 'inline') host.close();
  else if (frontendUrl !== null) host.openUrl('home', frontendUrl);
  else if (host.emit('navigate', { to: 'home', url: host.pageAddress() })) await set(restartAction);
});
