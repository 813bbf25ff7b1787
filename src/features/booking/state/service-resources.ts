import type { Getter } from 'jotai/vanilla';

import { serviceIdAtom } from '../../offer/state/choice-atoms.ts';
import { flowStatusAtom } from '../../../flow/state/flow-atoms.ts';
import { isAbort, toApiError } from '../../../context/problems.ts';
import { load, servicesAtom, configAtom } from '../../../context/checkout-context.ts';
import { resource } from '../../../context/resource.ts';
import { BOOKING_FIRST_CALLS } from '../calls/booking-first-calls.ts';
import type { CalendarResource } from '../calls/resource-calls.ts';

/** No choice. */
export const NO_RESOURCES: readonly CalendarResource[] = [];

/**
 * Reads the resources of a service, or those of its shop if it has none; a single one leaves no choice. A failure only
 * warns the page's developer and gives null: the booking is then for any resource. Rejects only when aborted.
 */
export async function readResources(
  get: Getter,
  serviceId: string,
  signal: AbortSignal,
): Promise<readonly CalendarResource[] | null> {
  const { call, host } = get(servicesAtom);
  const { shopId } = get(configAtom);
  try {
    const calls = await load(get, () => import('../calls/resource-calls.ts'));
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

/** The resources of the flow's service. A running flow keeps those that cannot be read again. */
export const SERVICE_RESOURCES = resource<
  readonly CalendarResource[],
  { serviceId: string | null }
>({
  ofFlow: true,
  translated: true,
  key(get) {
    const serviceId = get(serviceIdAtom);
    return serviceId === null ? null : BOOKING_FIRST_CALLS.resources({ serviceId }).values;
  },
  async read({ get, signal, key: { serviceId }, known }) {
    const found = await readResources(get, serviceId ?? '', signal);
    const isRunning = get(flowStatusAtom).status === 'ready';
    return found ?? (isRunning ? known() : null) ?? NO_RESOURCES;
  },
});
