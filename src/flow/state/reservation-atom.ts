import { atom } from 'jotai/vanilla';

import type { Reservation } from '../rules/booking-state.ts';

/** What the server answered to the booking; null until then. */
export const reservationAtom = atom<Reservation | null>(null);
