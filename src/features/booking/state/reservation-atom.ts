import { atom } from 'jotai/vanilla';

import type { Reservation } from '../rules/reservation.ts';

/** The server's answer to a booking, a menu order or a request for points; null without one. */
export const reservationAtom = atom<Reservation | null>(null);
