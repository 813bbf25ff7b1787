import { atom } from 'jotai/vanilla';

import type { ApiContext } from '../platform/api/api-context.ts';
import type { Call } from '../platform/api/define-call.ts';
import { isOutdated } from '../platform/api/http/load-code.ts';
import type { Host } from '../platform/host/host.ts';
import type { LoadCatalog } from '../platform/i18n/texts.ts';
import type { I18n } from '../platform/i18n/create-i18n.ts';

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

/** The current moment for all rules, Unix ms; updated by the ticker and at each step. */
export const nowAtom = atom(0);

const runControllerAtom = atom<AbortController | null>(null);

/** The signal of the current run: aborted by the next start and with the element. Reads carry it. */
export const runSignalAtom = atom((get): AbortSignal => {
  const controller = get(runControllerAtom);
  return controller ? controller.signal : AbortSignal.abort();
});

/** Ends the run under way and begins another; gives its signal. */
export const beginRunAction = atom(null, (get, set): AbortSignal => {
  get(runControllerAtom)?.abort();
  const controller = new AbortController();
  set(runControllerAtom, controller);
  return controller.signal;
});

/** Cancels all reads; the element is being removed. */
export const endRunAction = atom(null, (get) => get(runControllerAtom)?.abort());

/** Asks whether the checkout's own files are gone from their server, so that only a reload of the page helps. */
export const askOutdatedAction = atom(null, () => isOutdated());
