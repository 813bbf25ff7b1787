import { atom } from 'jotai/vanilla';

import type { ReservationType } from '../../domain/config/checkout-config.ts';
import { RESERVATION_TYPE_DELAY_MS } from '../../domain/limits.ts';
import { reservationTypeAtom } from '../booking-state-atoms.ts';
import { runSignalAtom } from '../run-atom.ts';
import { servicesAtom } from '../services.ts';
import { smartIsOpenAtom } from '../smart-atoms.ts';
import { nextStepAction } from './move-step.ts';

const cancelAdvanceAtom = atom<(() => void) | null>(null);

const cancelAdvanceAction = atom(null, (get, set) => {
  get(cancelAdvanceAtom)?.();
  set(cancelAdvanceAtom, null);
});

/** Whether the type chosen is one that this customer cannot have: smart without being premium. */
export const smartIsRefusedAtom = atom(
  (get) => get(reservationTypeAtom) === 'smart' && !get(smartIsOpenAtom),
);

/**
 * Marks a type without going on, as arrow keys do on their way through the radios; an advance that is under way
 * for another type is called off.
 */
export const pickReservationTypeAction = atom(null, (get, set, type: ReservationType) => {
  if (get(reservationTypeAtom) === type) return;
  set(cancelAdvanceAction);
  set(reservationTypeAtom, type);
});

/**
 * Takes the type chosen and goes on after 500 ms; another choice within that time starts it again. A smart
 * reservation of somebody who is not premium stays, so that the screen can say what it takes. Spec section 2.
 */
export const chooseReservationTypeAction = atom(null, (get, set, type: ReservationType) => {
  set(cancelAdvanceAction);
  set(reservationTypeAtom, type);
  if (get(smartIsRefusedAtom)) return;
  const run = get(runSignalAtom);
  const cancel = get(servicesAtom).host.after(RESERVATION_TYPE_DELAY_MS, () => {
    set(cancelAdvanceAtom, null);
    if (!run.aborted) set(nextStepAction, 'reservation-type');
  });
  set(cancelAdvanceAtom, () => cancel);
});

/** Goes on at once: with the type chosen, or with a normal reservation where smart is refused ("give-up"). Spec section 4. */
export const submitReservationTypeAction = atom(null, (get, set) => {
  set(cancelAdvanceAction);
  if (get(smartIsRefusedAtom)) set(reservationTypeAtom, 'normal');
  set(nextStepAction, 'reservation-type');
});
