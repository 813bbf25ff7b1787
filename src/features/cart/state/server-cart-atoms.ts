import { atom } from 'jotai/vanilla';

import { sentenceFor, type Message } from '../../../context/problems.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';
import type { MeasuredOffer } from '../../offer/rules/offer-events.ts';
import { measuredEntries } from '../rules/cart-events.ts';
import type { CartChange, CartEntry } from '../rules/cart.ts';
import { isCouponApplied } from '../rules/coupon.ts';
import { cartAtom } from './cart-atoms.ts';

/** What was taken out of the server's cart last, to be put back as it was. */
export interface RemovedEntry extends CartEntry {
  /** Nobody asked for that: the server took it out and not the rest back in. */
  byFault: boolean;
}

/** What was taken out last; null when there is nothing to put back. */
export const removedEntryAtom = atom<RemovedEntry | null>(null);

/** Whether the page asked for other items while the cart was being changed; they go in once that has ended. */
export const fillIsDueAtom = atom(false);

/** Lines with the number of pieces that the customer wants, while the server's cart is brought there, in the order of asking. */
export const wantedLinesAtom = atom<readonly CartEntry[]>([]);

/** The server's cart as the customer wants it: what was pressed shows at once, what it costs when the server says so. */
export const wantedCartAtom = atom((get) => {
  const cart = get(cartAtom);
  const wanted = new Map(get(wantedLinesAtom).map(({ id, quantity }) => [id, quantity]));
  const shops = cart.shops.map((shop) => ({
    ...shop,
    items: shop.items.map((item) => ({ ...item, quantity: wanted.get(item.id) ?? item.quantity })),
  }));
  return { ...cart, shops };
});

/** The coupon field. */
export interface CouponState {
  /** As typed. */
  text: string;
  status: 'open' | 'applying';
  /** Why it does not count; null while nothing is wrong. */
  problem: Message | null;
}

export const EMPTY_COUPON: CouponState = { text: '', status: 'open', problem: null };

export const couponAtom = atom<CouponState>(EMPTY_COUPON);

/** "Once applied, the coupon field locks." Spec section 4 "Cart". */
export const couponIsAppliedAtom = atom((get) => isCouponApplied(get(cartAtom)));

/** What a coupon has changed besides what is to be paid: the customer sees it before ordering. */
export const couponChangesAtom = atom<readonly CartChange[]>([]);

/** The server's cart as it is measured, each line with its shop. */
export const measuredCartAtom = atom((get): MeasuredOffer => {
  const { shops, currency } = get(cartAtom);
  return { things: shops.flatMap(({ name, items }) => measuredEntries(items, name)), currency };
});

/** What the customer reads of a change of the cart that failed: where the answer was lost, words of a cart and of no booking. */
export function cartMessage(error: ApiError): Message {
  return error.code === 'outcome_unknown' ? { key: 'cart.outcomeUnknown' } : sentenceFor(error);
}
