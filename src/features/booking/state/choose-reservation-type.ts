import { atom } from 'jotai/vanilla';

import type { ReservationType } from '../../../lib/config/checkout-config.ts';
import { RESERVATION_TYPE_DELAY_MS } from '../../../lib/limits.ts';
import { reservationTypeAtom } from '../../../flow/state/booking-state-atoms.ts';
import { runSignalAtom, servicesAtom } from '../../../context/services.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';

const cancelAdvanceAtom = atom<(() => void) | null>(null);

const cancelAdvanceAction = atom(null, (get, set) => {
  get(cancelAdvanceAtom)?.();
  set(cancelAdvanceAtom, null);
});

/**
 * Sets the type without continuing, as arrow keys do; cancels a pending continuation.
 */
export const pickReservationTypeAction = atom(null, (get, set, type: ReservationType) => {
  if (get(reservationTypeAtom) === type) return;
  set(cancelAdvanceAction);
  set(reservationTypeAtom, type);
});

/**
 * Sets the type and continues after 500 ms; another choice restarts the delay. Without a membership, the plans
 * follow a smart reservation. Spec section 2.
 */
export const chooseReservationTypeAction = atom(null, (get, set, type: ReservationType) => {
  set(cancelAdvanceAction);
  set(reservationTypeAtom, type);
  const run = get(runSignalAtom);
  const cancel = get(servicesAtom).host.after(RESERVATION_TYPE_DELAY_MS, () => {
    set(cancelAdvanceAtom, null);
    if (!run.aborted) set(nextStepAction, 'reservation-type');
  });
  set(cancelAdvanceAtom, () => cancel);
});

/** Continues at once with the chosen type. */
export const submitReservationTypeAction = atom(null, (_get, set) => {
  set(cancelAdvanceAction);
  set(nextStepAction, 'reservation-type');
});
