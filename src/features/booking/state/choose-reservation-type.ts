import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { ReservationType } from '../../../lib/config/checkout-config.ts';
import { RESERVATION_TYPE_DELAY_MS } from '../../../lib/limits.ts';
import { reservationTypeAtom } from '../../../flow/state/flow-atoms.ts';
import { runSignalAtom, servicesAtom } from '../../../context/checkout-context.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';

const cancelAdvanceAtom = atom<(() => void) | null>(null);

function cancelAdvance(get: Getter, set: Setter): void {
  get(cancelAdvanceAtom)?.();
  set(cancelAdvanceAtom, null);
}

/** Sets the type without continuing, as arrow keys do. Cancels a pending continuation. */
export const pickReservationTypeAction = atom(null, (get, set, type: ReservationType) => {
  if (get(reservationTypeAtom) === type) return;
  cancelAdvance(get, set);
  set(reservationTypeAtom, type);
});

/**
 * Sets the type and continues after 500 ms; another choice restarts the delay. Without a membership, the plans
 * follow a smart reservation. Spec section 2.
 */
export const chooseReservationTypeAction = atom(null, (get, set, type: ReservationType) => {
  cancelAdvance(get, set);
  set(reservationTypeAtom, type);
  const run = get(runSignalAtom);
  const cancel = get(servicesAtom).host.after(RESERVATION_TYPE_DELAY_MS, () => {
    set(cancelAdvanceAtom, null);
    if (!run.aborted) set(nextStepAction, 'reservation-type');
  });
  set(cancelAdvanceAtom, () => cancel);
});

/** Continues at once with the chosen type. */
export const submitReservationTypeAction = atom(null, (get, set) => {
  cancelAdvance(get, set);
  set(nextStepAction, 'reservation-type');
});
