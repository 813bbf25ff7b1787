import { atom } from 'jotai/vanilla';

import { guestsMayGoOnAtom } from '../../offer/state/guests-may-go-on-atom.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { cartWasSeen, followCart } from './follow-cart.ts';
import { busyItemAtom } from '../../cart/state/busy-item-atom.ts';
import { removedEntryAtom } from '../../cart/state/server-cart-atoms.ts';

/**
 * The server's cart is shown, and anew to who has signed in or out meanwhile: it is theirs then. Where guests may not
 * go on, that of an account whose session has ended stands until somebody signs in.
 */
export const enterCartStepAction = atom(null, async (get, set): Promise<void> => {
  const isLeft = get(userAtom) === null && !get(guestsMayGoOnAtom);
  if (cartWasSeen(get) || isLeft || get(busyItemAtom) !== null) return;
  // What was taken out of the cart of somebody else does not go into this one.
  set(removedEntryAtom, null);
  await followCart(get, set);
});
