import { atom } from 'jotai/vanilla';

import { currentEntryAtom, isMenuOrderAtom, isProductCheckoutAtom } from './flow-atoms.ts';

/** Whether what is sent is an order, from a menu or of the server's cart, and no booking. */
export const isOrderAtom = atom((get) => get(isMenuOrderAtom) || get(isProductCheckoutAtom));

/** Messages by what is sent: an order and points are not called a booking. Spec section 8. */
const WORDS = {
  booking: { outcomeUnknown: 'errors.outcomeUnknown', restored: 'savedState.restored' },
  order: { outcomeUnknown: 'order.outcomeUnknown', restored: 'savedState.restored' },
  points: { outcomeUnknown: 'points.outcomeUnknown', restored: 'points.restored' },
} as const;

const wordsAtom = atom((get) => {
  if (get(currentEntryAtom)?.flow === 'campaign_offer_code') return WORDS.points;
  return WORDS[get(isOrderAtom) ? 'order' : 'booking'];
});

/** The message for a submission of unknown outcome. */
export const outcomeUnknownKeyAtom = atom((get) => get(wordsAtom).outcomeUnknown);

/** The message after a flow was restored. */
export const restoredKeyAtom = atom((get) => get(wordsAtom).restored);
