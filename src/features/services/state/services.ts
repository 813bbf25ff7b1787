import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { servicesAtom } from '../../../context/checkout-context.ts';
import { chosenServiceIdAtom } from '../../../flow/state/flow-atoms.ts';
import type { Id } from '../../../lib/config/id.ts';
import { readResources, resourcesAtom } from '../../booking/state/resources.ts';
import { getServiceSlots } from '../../offer/calls/slots.ts';
import {
  slotsAtom,
  slotsLoadedUntilAtom,
  categoriesAtom,
  shopAtom,
  slotPeriodFrom,
} from '../../offer/state/offer-atoms.ts';
import { groupServices } from '../rules/group-services.ts';

/** The shop's online services by main subcategory; empty where there is nothing to book. Spec section 2. */
export const serviceGroupsAtom = atom((get) =>
  groupServices(get(shopAtom)?.services ?? [], get(categoriesAtom)),
);

/** A service of the list with all that its booking needs. */
export type OpenService = Awaited<ReturnType<typeof readService>>;

/** Reads the resources and calendar of a service; its `until` is in Unix ms. Rejects with an `ApiError` without a calendar. */
export async function readService(get: Getter, serviceId: Id, signal: AbortSignal) {
  const { call, host } = get(servicesAtom);
  const { query, until } = slotPeriodFrom(host.now());
  const [slots, resources] = await Promise.all([
    call(getServiceSlots, [serviceId, query], { signal }),
    readResources(get, serviceId, signal),
  ]);
  return { serviceId, slots, until, resources };
}

/** Makes a service the one that is booked. */
export function openService(set: Setter, { serviceId, slots, until, resources }: OpenService) {
  set(chosenServiceIdAtom, serviceId);
  set(slotsAtom, slots);
  set(slotsLoadedUntilAtom, until);
  set(resourcesAtom, resources);
}
