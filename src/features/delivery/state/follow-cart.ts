import type { Getter, Setter } from 'jotai/vanilla';

import { isCartEmpty } from '../../cart/rules/cart.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { endSessionAction } from '../../account/state/end-session.ts';
import { fillServerCartAction } from '../../cart/state/fill-server-cart.ts';
import { cartAtom } from '../../cart/state/cart-atom.ts';
import { cartChangesAtom } from '../../cart/state/cart-state-atoms.ts';
import { cartIsOwnAtom, leftCartAtom } from '../../cart/state/shopping-cart-atom.ts';
import { alertAtom, stepNoticeAtom, type StepNotice } from '../../../context/problem-atoms.ts';
import { isAbort, reportError, sentenceFor, toApiError } from '../../../context/report-problem.ts';
import { servicesAtom } from '../../../context/services.ts';
import { readCart, takeChangedCart } from '../../cart/state/read-cart.ts';
import { fillIsDueAtom } from '../../cart/state/server-cart-atoms.ts';

const OTHER_CART: StepNotice = { tone: 'info', sentence: { key: 'order.otherCart' } };

/** Whether the cart that is kept is the one that was seen and would be ordered: nobody has signed in or out since. */
export const cartWasSeen = (get: Getter): boolean =>
  get(cartIsOwnAtom) && get(leftCartAtom) === null;

/**
 * Who has signed in or out since has another cart: where it differs from what was seen, `lead` shows it, and the
 * customer reads why. What the page wants in it goes in then. Gives whether the cart is the one that was seen. Spec
 * section 8 "On 401".
 */
export async function followCart(get: Getter, set: Setter, lead?: () => void): Promise<boolean> {
  if (cartWasSeen(get)) return true;
  const token = get(credentialsAtom)?.token ?? null;
  try {
    const isOther = takeChangedCart(get, set, await readCart(get, set));
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
