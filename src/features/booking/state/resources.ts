import { atom, type Getter } from 'jotai/vanilla';

import { bookAtom, flowStatusAtom, serviceIdAtom } from '../../../flow/state/flow-atoms.ts';
import { isAbort, toApiError } from '../../../context/problems.ts';
import { load, servicesAtom, configAtom } from '../../../context/checkout-context.ts';
import type { LoadContext } from '../../../flow/feature.ts';
import type { Resource } from '../calls/resources.ts';

/** The resources to choose from; empty or at least two. */
export const resourcesAtom = atom<readonly Resource[]>([]);

/** The chosen resource; null for "any". */
export const chosenResourceAtom = atom((get): Resource | null => {
  const { resourceId = null } = get(bookAtom);
  return get(resourcesAtom).find(({ id }) => id === resourceId) ?? null;
});

/** Chooses a resource; null for "any". */
export const chooseResourceAction = atom(null, (get, set, resourceId: string | null) =>
  set(bookAtom, { ...get(bookAtom), resourceId }),
);

/**
 * Reads the resources of a service, or those of its shop if it has none; a single one leaves no choice. A failure only
 * warns the page's developer and gives null: the booking is then for any resource. Rejects only when aborted.
 */
export async function readResources(
  get: Getter,
  serviceId: string,
  signal: AbortSignal,
): Promise<readonly Resource[] | null> {
  const { call, host } = get(servicesAtom);
  const { shopId } = get(configAtom);
  try {
    const calls = await load(get, () => import('../calls/resources.ts'));
    const own = await call(calls.getServiceResources, [serviceId], { signal });
    const isShops = own.length === 0 && shopId !== null;
    const found = isShops ? await call(calls.getShopResources, [shopId], { signal }) : own;
    return found.length > 1 ? found : [];
  } catch (error) {
    if (isAbort(error)) throw error;
    host.warn(toApiError(error).message);
    return null;
  }
}

/** Loads the resources of the flow's service. A running flow keeps those that cannot be read again. */
export async function loadResources({ get, keep, signal }: LoadContext): Promise<void> {
  const isRunning = get(flowStatusAtom).status === 'ready';
  const serviceId = get(serviceIdAtom);
  const found = await readResources(get, serviceId ?? '', signal);
  // Another service, or the list, is shown by now.
  if (get(serviceIdAtom) !== serviceId) return;
  keep(resourcesAtom, found ?? (isRunning ? get(resourcesAtom) : []));
}
