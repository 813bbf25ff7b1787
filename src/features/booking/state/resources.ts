import { atom, type Getter } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';
import { bookAtom } from '../../../flow/state/booking-state-atoms.ts';
import { isAbort, toApiError } from '../../../context/problems.ts';
import { configAtom } from '../../../context/config-atoms.ts';
import { servicesAtom } from '../../../context/services.ts';
import type { LoadContext } from '../../../flow/feature.ts';
import { serviceIdAtom } from '../../../flow/state/service-id-atoms.ts';

/** A person or thing booked with a slot: a therapist, a room, a table. Contract section 3 "resources". */
export interface Resource {
  id: Id;
  name: string;
}

/** The resources of the service; empty in flows without one. */
export const resourcesAtom = atom<readonly Resource[]>([]);

/** The choice of resources; empty when there are fewer than two. */
export const resourceChoicesAtom = atom((get): readonly Resource[] => {
  const resources = get(resourcesAtom);
  return resources.length > 1 ? resources : [];
});

/** The resource that was chosen; null for "any". */
export const chosenResourceAtom = atom((get): Resource | null => {
  const { resourceId = null } = get(bookAtom);
  return get(resourceChoicesAtom).find(({ id }) => id === resourceId) ?? null;
});

/** Books with this resource; null for "any". */
export const chooseResourceAction = atom(null, (get, set, resourceId: Id | null) =>
  set(bookAtom, { ...get(bookAtom), resourceId }),
);

/**
 * Reads the resources of a service, or those of its shop where it has none of its own. A failure is a warning for the
 * page's developer: any resource is then booked. Rejects only when aborted.
 */
export async function readResources(
  get: Getter,
  serviceId: Id,
  signal: AbortSignal,
): Promise<readonly Resource[]> {
  const { call, host } = get(servicesAtom);
  const { shopId } = get(configAtom);
  try {
    const own = await call(
      () => import('../calls/resources.ts').then((calls) => calls.getServiceResources),
      [serviceId],
      { signal },
    );
    if (own.length > 0 || shopId === null) return own;
    return await call(
      () => import('../calls/resources.ts').then((calls) => calls.getShopResources),
      [shopId],
      { signal },
    );
  } catch (error) {
    if (isAbort(error)) throw error;
    host.warn(toApiError(error).message);
    return [];
  }
}

/** Loads the resources of the flow's service. */
export async function loadResources({
  get,
  keep,
  signal,
}: Pick<LoadContext, 'get' | 'keep' | 'signal'>): Promise<void> {
  keep(resourcesAtom, await readResources(get, get(serviceIdAtom) ?? '', signal));
}
