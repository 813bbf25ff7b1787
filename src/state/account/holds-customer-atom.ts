import { atom } from 'jotai/vanilla';

import type { WaitPhase } from '../../domain/payment/wait/wait-state.ts';
import { voucherResultAtom, waitAtom } from '../payment/payment-atoms.ts';
import { reservationAtom } from '../result/reservation-atom.ts';

/** A payment that the customer is looking at, whose end has to be seen. */
const SHOWN_PAYMENTS: ReadonlySet<WaitPhase> = new Set<WaitPhase>([
  'waiting',
  'linked',
  'unknown',
  'completed',
]);

/**
 * Whether the screen shows what became of something, or a payment that is open: nobody is led away from that to
 * sign in.
 */
export const holdsCustomerAtom = atom(
  (get) =>
    get(reservationAtom) !== null ||
    get(voucherResultAtom) !== null ||
    SHOWN_PAYMENTS.has(get(waitAtom).phase),
);
