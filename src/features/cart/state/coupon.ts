import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { type Message, messageForError } from '../../../context/problems.ts';
import { configAtom, servicesAtom, credentialsAtom } from '../../../context/checkout-context.ts';
import { runAtom } from '../../../context/run-atom.ts';
import { cartShopId, ensureGuestSession } from '../../account/state/cart-session.ts';
import { applyCoupon } from '../calls/cart-calls.ts';
import { type CartChange, cartChanges } from '../rules/cart.ts';
import type { ShoppingCart } from '../rules/server-cart-schema.ts';
import { cartAtom } from './cart-atoms.ts';
import { applyCart, readCart, recoverCart } from './server-cart.ts';
import { shoppingCartAtom } from './shopping-cart-atom.ts';
import { TEXT_MAX_LENGTH } from '../../../lib/limits.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';
import { submissionAtom } from '../../../submission/submission-atom.ts';

/** The coupon field. */
interface CouponState {
  /** As typed. */
  text: string;
  status: 'open' | 'applying';
  /** Why it was not applied. */
  problem: Message | null;
  /** Its changes of the cart other than the final price. */
  changes: readonly CartChange[];
}

/** The coupon as typed or tried in this run; null until then. */
const triedCouponAtom = runAtom<CouponState | null>(null);

/** The coupon field; it starts with the page's coupon. */
export const couponAtom = atom(
  (get): CouponState => {
    const { coupon = '' } = get(configAtom).prefill;
    return get(triedCouponAtom) ?? { text: coupon, status: 'open', problem: null, changes: [] };
  },
  (_get, set, coupon: CouponState) => set(triedCouponAtom, coupon),
);

/** A typed coupon as it is sent: without spaces, cut to the maximum length. */
export function normaliseCoupon(input: string): string {
  return input.replaceAll(/\s/g, '').slice(0, TEXT_MAX_LENGTH);
}

/** "Once applied, the coupon field locks." Spec section 4 "Cart". */
export const couponIsAppliedAtom = atom((get) => get(cartAtom).couponCode !== null);

/** Whether a coupon stands in the field that was neither applied nor refused. */
export const couponIsDueAtom = atom((get) => {
  const { text, problem } = get(couponAtom);
  return normaliseCoupon(text) !== '' && problem === null && !get(couponIsAppliedAtom);
});

/** Whether the page locks its coupon; not one that was refused. Contract section 1 "prefill". */
export const couponIsLockedAtom = atom((get) => {
  const { coupon, lock = [] } = get(configAtom).prefill;
  const { text, problem } = get(couponAtom);
  return lock.includes('coupon') && text === coupon && problem === null;
});

/** Edits the coupon and clears its error. */
export const editCouponAction = atom(null, (get, set, text: string) => {
  if (!get(couponIsAppliedAtom) && !get(couponIsLockedAtom))
    set(couponAtom, { ...get(couponAtom), text, problem: null });
});

const INVALID: Message = { key: 'couponCode.invalidCoupon' };
const INVALID_STATUSES: ReadonlySet<number | null> = new Set([400, 404, 409, 422]);

function problemOf(error: ApiError): Message {
  if (error.code === 'outcome_unknown') return { key: 'errors.network' };
  return INVALID_STATUSES.has(error.status) ? INVALID : messageForError(error);
}

/** Applies the cart with its coupon, and stores the coupon's other changes for the customer to see. */
function applyCouponCart(get: Getter, set: Setter, cart: ShoppingCart): void {
  const shown = get(cartAtom);
  applyCart(get, set, cart);
  const changes = cartChanges(shown, get(cartAtom)).filter(({ kind }) => kind !== 'final');
  set(couponAtom, { ...get(couponAtom), changes });
}

/** Applies the typed coupon, unless one is applied already. Spec section 4 "Cart", section 8 "couponCode.invalidCoupon". */
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
  set(couponAtom, { ...coupon, text: couponCode, status: 'applying', problem: null });
  try {
    ensureGuestSession(get);
    const input = { shopId: cartShopId(get), couponCode };
    const cart = await call(applyCoupon, [input, token], { intentKey: host.randomId() });
    // If another change overtook the answer, the answer is outdated.
    applyCouponCart(get, set, get(shoppingCartAtom) === asked ? cart : await readCart(get, set));
    // The server may ignore a coupon without an error; another account's cart says nothing about it.
    const isSameUser = (get(credentialsAtom)?.token ?? null) === token;
    if (isSameUser && !get(couponIsAppliedAtom)) {
      set(couponAtom, { ...get(couponAtom), problem: INVALID });
    }
  } catch (error) {
    const { error: failure } = await recoverCart(get, set, error, {
      token,
      isMade: () => get(couponIsAppliedAtom),
      apply: applyCouponCart,
    });
    if (failure) {
      // Another error is about the cart that was read after a lost answer.
      const problem = failure === error ? problemOf(failure) : messageForError(failure);
      set(couponAtom, { ...get(couponAtom), problem });
    }
  }
  set(couponAtom, { ...get(couponAtom), status: 'open' });
});
