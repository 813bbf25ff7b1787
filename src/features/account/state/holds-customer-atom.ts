import { atom } from 'jotai/vanilla';

import type { WaitPhase } from '../../payment/rules/wait/wait-state.ts';
import { voucherResultAtom, waitAtom } from '../../payment/state/payment-atoms.ts';
import { reservationAtom } from '../../../flow/state/reservation-atom.ts';

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
