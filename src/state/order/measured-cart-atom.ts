import { atom } from 'jotai/vanilla';

import { measuredEntries } from '../../domain/analytics/measured-entries.ts';
import type { MeasuredOffer } from '../../domain/analytics/offer-events.ts';
import { cartAtom } from '../cart/cart-atom.ts';

/** The server's cart as it is measured, each line with its shop. */
export const measuredCartAtom = atom((get): MeasuredOffer => {
  const { shops, currency } = get(cartAtom);
  return { things: shops.flatMap(({ name, items }) => measuredEntries(items, name)), currency };
});
