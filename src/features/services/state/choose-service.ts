import { atom } from 'jotai/vanilla';

import { isGone } from '../../../platform/api/http/api-error.ts';
import { load, runSignalAtom } from '../../../context/checkout-context.ts';
import { BOOKING_TYPE } from '../../offer/rules/booking-type.ts';
import type { Id } from '../../../lib/config/id.ts';
import { currentEntryAtom } from '../../../flow/state/flow-atoms.ts';
import {
  isAbort,
  refusalAtom,
  reportError,
  messageForError,
  type Message,
} from '../../../context/problems.ts';
import { bookingTypeAtom } from '../../offer/state/offer-atoms.ts';
import { resetBookState } from '../../booking/state/reset-booking.ts';
import { openService, readService } from './services.ts';
import { enterFlowAction } from '../../../flow/state/move-step.ts';

/** The service whose calendar is loading; null when none is. */
export const openingServiceAtom = atom<Id | null>(null);

/** The service whose calendar could not be opened last: the refusal is shown on its card. */
export const refusedServiceAtom = atom<Id | null>(null);

/**
 * Chooses a service from the list: loads its calendar and enters the sub-flow of its booking type. Of two quick
 * choices the last one counts; where the calendar cannot be loaded, a message is shown, and the list stays. Spec section 2
 * "service_listing_and_reservation".
 */
export const chooseServiceAction = atom(null, async (get, set, serviceId: Id): Promise<void> => {
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
    const { enterOrder } = await load(get, () => import('../../ordering/state/begin-order.ts'));
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
});
