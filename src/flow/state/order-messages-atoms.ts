import { atom } from 'jotai/vanilla';

import { submits } from '../flow-rows.ts';
import { currentEntryAtom, isMenuOrderAtom, isProductCheckoutAtom } from './flow-atoms.ts';

/** Whether the flow sends an order, from a menu or of the server's cart, rather than a booking. */
export const isOrderAtom = atom((get) => get(isMenuOrderAtom) || get(isProductCheckoutAtom));

/** Messages by the kind of submission. Spec section 8. */
const MESSAGES = {
  booking: { outcomeUnknown: 'errors.outcomeUnknown', restored: 'savedState.kept' },
  order: { outcomeUnknown: 'order.outcomeUnknown', restored: 'savedState.kept' },
  points: { outcomeUnknown: 'points.outcomeUnknown', restored: 'points.restored' },
} as const;

/** The messages for a submission of unknown outcome and for a restored flow. */
export const sentMessagesAtom = atom((get) => {
  if (submits(get(currentEntryAtom)?.flow, 'points')) return MESSAGES.points;
  return MESSAGES[get(isOrderAtom) ? 'order' : 'booking'];
});
