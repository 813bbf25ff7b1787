import { atom } from 'jotai/vanilla';

import { measuredEntries } from '../rules/measured-entries.ts';
import type { MeasuredOffer } from '../../offer/rules/offer-events.ts';
import { isCartEmpty } from '../rules/cart.ts';
import { transportCartAtom } from './transport-cart-atoms.ts';

/** The order's cart as it is measured, each line with its shop; null while it is empty. */
export const measuredOrderAtom = atom((get): MeasuredOffer | null => {
  const cart = get(transportCartAtom);
  if (isCartEmpty(cart)) return null;
  const things = cart.shops.flatMap(({ name, items }) => measuredEntries(items, name));
  return { things, currency: cart.currency };
});
