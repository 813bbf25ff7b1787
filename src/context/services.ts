import { atom } from 'jotai/vanilla';

import type { ApiContext } from '../platform/api/api-context.ts';
import type { Call } from '../platform/api/define-call.ts';
import type { Host } from '../platform/host/host.ts';
import type { I18n } from '../platform/i18n/create-i18n.ts';
import type { LoadCatalog } from '../platform/i18n/load-catalog.ts';

/** Everything outside the atoms that one element's actions need. */
export interface Services {
  /** Makes a call of the middleware. */
  call: Call;
  /** Asks others than the middleware. */
  fetch: ApiContext['fetch'];
  host: Host;
  i18n: I18n;
  loadCatalog: LoadCatalog;
  /** Takes the style sheets that have arrived into the shadow root. */
  adoptSheets: () => void;
}

const storedServicesAtom = atom<Services | null>(null);

/** The element's services; set once when its store is made. */
export const servicesAtom = atom(
  (get): Services => {
    const services = get(storedServicesAtom);
    if (!services) throw new Error('The services of this store are not set.');
    return services;
  },
  (_get, set, services: Services) => set(storedServicesAtom, services),
);
