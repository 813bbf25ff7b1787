import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { load, runSignalAtom, servicesAtom } from '../../../context/checkout-context.ts';
import {
  isAbort,
  refusalAtom,
  reportError,
  messageForError,
  type Message,
} from '../../../context/problems.ts';
import { runAtom } from '../../../context/run-atom.ts';
import { chosenServiceIdAtom } from '../../offer/state/choice-atoms.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import { enterFlowAction } from '../../../flow/state/move-step.ts';
import { isGone } from '../../../platform/api/http/api-error.ts';
import { resetBookState } from '../../booking/state/reset-booking.ts';
import { readResources, SERVICE_RESOURCES } from '../../booking/state/service-resources.ts';
import { getServiceSlots } from '../../offer/calls/slot-calls.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import { bookingTypeAtom, shopAtom } from '../../offer/state/offer-atoms.ts';
import { SLOTS, slotPeriodFrom } from '../../offer/state/offer-resources.ts';
import { categoriesAtom } from './categories.ts';
import { groupServices } from '../rules/group-services.ts';

/** The shop's online services by main subcategory; empty where there is nothing to book. Spec section 2. */
export const serviceGroupsAtom = atom((get) =>
  groupServices(get(shopAtom)?.services ?? [], get(categoriesAtom)),
);

/** A service with its calendar and resources. */
export type OpenService = Awaited<ReturnType<typeof readService>>;

/** Reads the resources and calendar of a service; its `until` is in Unix ms. Rejects with an `ApiError` without a calendar. */
export async function readService(get: Getter, serviceId: string, signal: AbortSignal) {
  const { call, host } = get(servicesAtom);
  const { query, until } = slotPeriodFrom(host.now());
  const [slots, resources] = await Promise.all([
    call(getServiceSlots, [serviceId, query], { signal }),
    readResources(get, serviceId, signal),
  ]);
  return { serviceId, slots, until, resources };
}

/** Selects the service to book. */
export function openService(set: Setter, { serviceId, slots, until, resources }: OpenService) {
  set(chosenServiceIdAtom, serviceId);
  set(SLOTS.state, { slots, until });
  set(SERVICE_RESOURCES.state, resources ?? []);
}

/** The service whose calendar is loading; null when none is. */
export const openingServiceAtom = runAtom<string | null>(null);

/** The service whose calendar last failed to open: its card shows the refusal. */
export const refusedServiceAtom = atom<string | null>(null);

/**
 * Chooses a service from the list: loads its calendar and enters the sub-flow of its booking type. Of two quick
 * choices the last one counts; if the calendar does not load, the list stays and shows a message. Spec section 2
 * "service_listing_and_reservation".
 */
export const chooseServiceAction = atom(
  null,
  async (get, set, serviceId: string): Promise<void> => {
    const signal = get(runSignalAtom);
    const isWanted = () => !signal.aborted && get(openingServiceAtom) === serviceId;
    set(openingServiceAtom, serviceId);
    set(refusalAtom, null);
    try {
      const service = await readService(get, serviceId, signal);
      if (!isWanted() || get(currentEntryAtom)?.step !== 'services') return;
      openService(set, service);
      resetBookState(get, set);
      if (get(bookingTypeAtom) !== BOOKING_TYPE.TAKEAWAY_DELIVERY) {
        return set(enterFlowAction, 'service_and_reservation');
      }
      const { enterOrder } = await load(
        get,
        () => import('../../ordering/state/menu-order-start.ts'),
      );
      if (!isWanted()) return;
      set(enterFlowAction, 'service_menu_and_transport_order');
      enterOrder(get, set);
    } catch (error) {
      if (isAbort(error) || !isWanted()) return;
      const failure = reportError(get, error);
      // Spec section 8 "Service not found".
      const isNotFound = failure.endpoint === 'getServiceSlots' && isGone(failure);
      const message: Message = isNotFound
        ? { key: 'errors.serviceNotFound' }
        : messageForError(failure);
      set(refusalAtom, { about: 'service', ...message });
      set(refusedServiceAtom, serviceId);
    } finally {
      if (isWanted()) set(openingServiceAtom, null);
    }
  },
);
