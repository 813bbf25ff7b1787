import { atom } from 'jotai/vanilla';

import type { Call } from '../../../platform/api/define-call.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { Resource } from '../rules/resource.ts';
import { bookAtom } from '../../../flow/state/booking-state-atoms.ts';
import { isAbort, toApiError } from '../../../context/problems.ts';
import type { Host } from '../../../platform/host/host.ts';

/** Who or what the service can be booked with, as the server gave it; empty in flows without a service. */
export const resourcesAtom = atom<readonly Resource[]>([]);

/** What the customer can choose from: nothing where there are fewer than two. */
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

interface ResourceSource {
  call: Call;
  host: Pick<Host, 'warn'>;
  serviceId: Id;
  /** Whose resources stand in where the service has none of its own; null where no shop is known. */
  shopId: Id | null;
  signal: AbortSignal;
}

/**
 * Who or what a service can be booked with: its own resources, else its shop's. A booking goes without: a failure
 * means "any" and is only told to the page's developer.
 */
export async function readResources(source: ResourceSource): Promise<readonly Resource[]> {
  const { call, host, serviceId, shopId, signal } = source;
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
