import { atom } from 'jotai/vanilla';

import type { ReservationType } from '../domain/config/checkout-config.ts';
import { reservationTypeAtom } from './booking-state-atoms.ts';
import { userAtom } from './user-atom.ts';

/** Whether a smart reservation is open to the customer: it is for premium members. Spec section 4 "Premium". */
export const smartIsOpenAtom = atom((get) => get(userAtom)?.isPremium ?? false);

/** The type that prices follow: smart only for those who may have it. */
export const reservationTypeInForceAtom = atom((get): ReservationType =>
  get(smartIsOpenAtom) ? get(reservationTypeAtom) : 'normal',
);
