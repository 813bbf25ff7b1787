import { atom } from 'jotai/vanilla';

import { EMPTY_BOOK } from '../../../flow/state/booking-state-atoms.ts';

/** Day, time and people as the booking form first showed them: what differs from it is the customer's own choice. */
export const initialBookAtom = atom(EMPTY_BOOK);
