import { atom } from 'jotai/vanilla';

import type { Id } from '../../domain/config/id.ts';
import { reservationAtom } from '../reservation-atom.ts';

/** The transaction that has been completed: a booking, an order or points; null until then. */
export const completedTransactionAtom = atom(
  (get): Id | null => get(reservationAtom)?.transactionId ?? null,
);
