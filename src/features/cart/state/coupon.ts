import { atom, type Getter, type Setter } from 'jotai/vanilla';

import {
  isAbort,
  type Message,
  reportError,
  sentenceFor,
  toApiError,
} from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/services.ts';
import { credentialsAtom } from '../../../context/user-atom.ts';
import { endSessionAction } from '../../account/state/end-session.ts';
import { cartShopId } from '../../account/state/identity.ts';
import { applyCoupon } from '../calls/cart.ts';
import { cartChanges } from '../rules/cart.ts';
import type { ShoppingCart } from '../rules/server-cart.ts';
import { cartAtom } from './cart-atoms.ts';
import { couponAtom, couponChangesAtom, applyCart, readCart } from './server-cart.ts';
import { shoppingCartAtom } from './shopping-cart-atom.ts';
import { TEXT_MAX_LENGTH } from '../../../lib/limits.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';

/** A typed coupon as it is sent: without blanks, and no longer than a line. */
export function normaliseCoupon(input: string): string {
  return input.replaceAll(/\s/g, '').slice(0, TEXT_MAX_LENGTH);
}

/** "Once applied, the coupon field locks." Spec section 4 "Cart". */
export const couponIsAppliedAtom = atom((get) => get(cartAtom).couponCode !== null);

/** Takes over what is typed; what was wrong with the last one is forgotten. */
export const editCouponAction = atom(null, (get, set, text: string) => {
  if (!get(couponIsAppliedAtom)) set(couponAtom, { ...get(couponAtom), text, problem: null });
});

/** Answers to a code that the server does not take, or knows nothing of. */
const INVALID_STATUSES: ReadonlySet<number | null> = new Set([400, 404, 409, 422]);

/** What the field says: such a code is "invalid", in the customer's language. */
function problemOf(error: ApiError): Message {
  return INVALID_STATUSES.has(error.status)
    ? { key: 'couponCode.invalidCoupon' }
    : sentenceFor(error);
}

/** The cart with its coupon takes the place of the one shown; what else the coupon changes stays to be seen. */
function applyCouponCart(get: Getter, set: Setter, cart: ShoppingCart): void {
  const shown = get(cartAtom);
  applyCart(get, set, cart);
  const changes = cartChanges(shown, get(cartAtom));
  set(
    couponChangesAtom,
    changes.filter(({ kind }) => kind !== 'final'),
  );
}

/** An answer that was lost may have been a yes: the cart says. Otherwise the field says what is wrong. */
async function recover(
  get: Getter,
  set: Setter,
  error: ApiError,
  token: string | null,
): Promise<void> {
  reportError(get(servicesAtom).host, error);
  if (error.code === 'auth') return set(endSessionAction, token);
  if (error.code === 'outcome_unknown') applyCouponCart(get, set, await readCart(get, set));
  if (get(couponIsAppliedAtom)) return;
  const problem: Message =
    error.code === 'outcome_unknown' ? { key: 'errors.network' } : problemOf(error);
  set(couponAtom, { ...get(couponAtom), problem });
}

/**
 * Applies the coupon that was typed: the server's cart takes the place of the one shown, and what else it changes is
 * said. Once one is applied, nothing is sent. Spec section 4 "Cart", section 8 "couponCode.invalidCoupon".
 */
export const applyCouponAction = atom(null, async (get, set): Promise<void> => {
  const { call, host } = get(servicesAtom);
  const coupon = get(couponAtom);
  const isBusy = coupon.status === 'applying' || get(submissionAtom).status === 'sending';
  if (isBusy || get(couponIsAppliedAtom)) return;
  const couponCode = normaliseCoupon(coupon.text);
  if (couponCode === '') {
    return set(couponAtom, { ...coupon, problem: { key: 'couponCode.missing' } });
  }
  const token = get(credentialsAtom)?.token ?? null;
  const asked = get(shoppingCartAtom);
  set(couponAtom, { text: couponCode, status: 'applying', problem: null });
  try {
    const input = { shopId: cartShopId(get), couponCode };
    const cart = await call(applyCoupon, [input, token], { intentKey: host.randomId() });
    // An answer that was overtaken by another change tells of the cart before it.
    applyCouponCart(get, set, get(shoppingCartAtom) === asked ? cart : await readCart(get, set));
  } catch (error) {
    await recover(get, set, toApiError(error), token).catch((failure: unknown) => {
      if (!isAbort(failure)) {
        set(couponAtom, { ...get(couponAtom), problem: sentenceFor(toApiError(failure)) });
      }
    });
  }
  set(couponAtom, { ...get(couponAtom), status: 'open' });
});
