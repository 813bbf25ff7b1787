import { atom } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';
import { bookAtom } from '../../../flow/state/booking-state-atoms.ts';

/** Chooses one of the customer's prizes for the booking; null for none. Spec section 6 "can use prizes". */
export const choosePrizeAction = atom(null, (_get, set, prizeId: Id | null) =>
  set(bookAtom, (book) => ({ ...book, prizeId })),
);
