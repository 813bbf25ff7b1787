import { atom, type Atom } from 'jotai/vanilla';

import type { MeasuredOffer } from '../rules/offer-events.ts';

/** Gives what an order holds, as it is measured; set by the code for orders, so that others do not carry it. */
export const orderOfferSourceAtom = atom<{ offer: Atom<MeasuredOffer | null> } | null>(null);

/** What the order holds; null before its code has come, and where it holds nothing. */
export const orderOfferAtom = atom((get): MeasuredOffer | null => {
  const source = get(orderOfferSourceAtom);
  return source && get(source.offer);
});
