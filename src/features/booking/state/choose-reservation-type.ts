import { atom } from 'jotai/vanilla';

import type { ReservationType } from '../../../lib/config/checkout-config.ts';
import { RESERVATION_TYPE_DELAY_MS } from '../../../lib/limits.ts';
import { reservationTypeAtom } from '../../offer/state/choice-atoms.ts';
import { runSignalAtom, servicesAtom } from '../../../context/checkout-context.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';

const advanceAtom = atom<{ type: ReservationType; cancel: () => void } | null>(null);

/** The type that was chosen, until its step follows; null before. */
export const advancingTypeAtom = atom((get) => get(advanceAtom)?.type ?? null);

/**
 * Sets the type and continues after 500 ms; another choice restarts the delay. Without a membership, the plans
 * follow a smart reservation. Spec section 2.
 */
export const chooseReservationTypeAction = atom(null, (get, set, type: ReservationType) => {
  get(advanceAtom)?.cancel();
  set(reservationTypeAtom, type);
  const run = get(runSignalAtom);
  const cancel = get(servicesAtom).host.after(RESERVATION_TYPE_DELAY_MS, () => {
    set(advanceAtom, null);
    if (!run.aborted) set(nextStepAction, 'reservation-type');
  });
  set(advanceAtom, { type, cancel });
});
