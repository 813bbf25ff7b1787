import { atom } from 'jotai/vanilla';

import type { ReservationType } from '../../domain/config/checkout-config.ts';
import { RESERVATION_TYPE_DELAY_MS } from '../../domain/limits.ts';
import { reservationTypeAtom } from '../booking-state-atoms.ts';
import { currentEntryAtom } from '../flow-atoms.ts';
import { servicesAtom } from '../services.ts';
import { userAtom } from '../user-atom.ts';
import { nextStepAction } from './move-step.ts';

const cancelAdvanceAtom = atom<(() => void) | null>(null);

/** Whether a smart reservation is open to the customer: it is for premium members. Spec section 4 "Premium". */
export const smartIsOpenAtom = atom((get) => get(userAtom)?.isPremium ?? false);

/**
 * Takes the type chosen and goes on after 500 ms; another choice within that time starts it again. A smart
 * reservation of somebody who is not premium stays, so that the screen can say what it takes. Spec section 2.
 */
export const chooseReservationTypeAction = atom(null, (get, set, type: ReservationType) => {
  get(cancelAdvanceAtom)?.();
  set(cancelAdvanceAtom, null);
  set(reservationTypeAtom, type);
  if (type === 'smart' && !get(smartIsOpenAtom)) return;
  const cancel = get(servicesAtom).host.after(RESERVATION_TYPE_DELAY_MS, () => {
    set(cancelAdvanceAtom, null);
    if (get(currentEntryAtom)?.step === 'reservation-type') set(nextStepAction);
  });
  set(cancelAdvanceAtom, () => cancel);
});
