import { atom, type Getter, type Setter } from 'jotai/vanilla';

import {
  alertAtom,
  isAbort,
  reportError,
  sentenceFor,
  stepNoticeAtom,
  toApiError,
  type StepNotice,
} from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/services.ts';
import { credentialsAtom, userAtom } from '../../../context/user-atom.ts';
import { endSessionAction } from '../../account/state/end-session.ts';
import { isCartEmpty } from '../rules/cart.ts';
import { cartAtom, cartChangesAtom, removedEntryAtom } from './cart-atoms.ts';
import { fillServerCartAction } from './fill-server-cart.ts';
import { fillIsDueAtom, applyChangedCart, readCart } from './server-cart.ts';
import { busyItemAtom, cartIsOwnAtom, leftCartAtom } from './shopping-cart-atom.ts';
import { guestsMayGoOnAtom } from '../../offer/state/campaign-atoms.ts';

const OTHER_CART: StepNotice = { tone: 'info', sentence: { key: 'order.otherCart' } };

/** Whether the cart that is kept is the one that was seen and would be ordered: nobody has signed in or out since. */
export const cartWasSeen = (get: Getter): boolean =>
  get(cartIsOwnAtom) && get(leftCartAtom) === null;

/**
 * Who has signed in or out since has another cart: where it differs from what was seen, `lead` shows it, and the
 * customer reads why. What the page wants in it goes in then. Gives whether the cart is the one that was seen. Spec
 * section 8 "On 401".
 */
export async function syncCart(get: Getter, set: Setter, lead?: () => void): Promise<boolean> {
  if (cartWasSeen(get)) return true;
  const token = get(credentialsAtom)?.token ?? null;
  try {
    const isOther = applyChangedCart(get, set, await readCart(get, set));
    if (get(fillIsDueAtom)) void set(fillServerCartAction);
    if (!isOther) return true;
    // That the session has ended, or who signed out, is said of a guest's cart too.
    const notice = get(stepNoticeAtom);
    lead?.();
    set(stepNoticeAtom, get(credentialsAtom) ? OTHER_CART : notice);
    // Nothing went out of an empty cart: it is another one.
    if (isCartEmpty(get(cartAtom))) set(cartChangesAtom, []);
  } catch (error) {
    if (isAbort(error)) return false;
    const failure = toApiError(error);
    reportError(get(servicesAtom).host, failure);
    if (failure.code === 'auth') await set(endSessionAction, token);
    else set(alertAtom, sentenceFor(failure));
  }
  return false;
}

/**
 * The server's cart is shown, and anew to who has signed in or out meanwhile: it is theirs then. Where guests may not
 * go on, that of an account whose session has ended stands until somebody signs in.
 */
export const enterCartStepAction = atom(null, async (get, set): Promise<void> => {
  const isLeft = get(userAtom) === null && !get(guestsMayGoOnAtom);
  if (cartWasSeen(get) || isLeft || get(busyItemAtom) !== null) return;
  // What was taken out of the cart of somebody else does not go into this one.
  set(removedEntryAtom, null);
  await syncCart(get, set);
});
