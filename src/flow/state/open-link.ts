import { atom } from 'jotai/vanilla';

import type { NavigationTarget } from '../../platform/host/host.ts';
import { servicesAtom } from '../../context/services.ts';

/** Opens a link in a new tab, unless the page cancels the `navigate` event and goes there itself. */
export const openLinkAction = atom(null, (get, _set, to: NavigationTarget, url: string) =>
  get(servicesAtom).host.openUrl(to, url),
);
