import { atom } from 'jotai/vanilla';

import { measuredEntries } from '../rules/measured-entries.ts';
import type { MeasuredOffer } from '../../offer/rules/offer-events.ts';
import { cartAtom } from './cart-atom.ts';

/** The server's cart as it is measured, each line with its shop. */
export const measuredCartAtom = atom((get): MeasuredOffer => {
  const { shops, currency } = get(cartAtom);
  return { things: shops.flatMap(({ name, items }) => measuredEntries(items, name)), currency };
});
