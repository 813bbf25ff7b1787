import type { Atom } from 'jotai/vanilla';
import { selectAtom } from 'jotai/vanilla/utils';

import type { Id } from '../../../lib/config/id.ts';
import type { PriceListSection } from '../../offer/rules/shop.ts';
import { quantitiesAtom } from './transport-cart-atoms.ts';

type Quantities = ReadonlyMap<Id, number>;

const isSame = (one: Quantities, other: Quantities) =>
  one.size === other.size && [...one].every(([id, quantity]) => other.get(id) === quantity);

/** How many pieces of a section's items are in the cart; changes only when one of the section's own does. */
export function sectionQuantitiesAtom({ items }: PriceListSection): Atom<Quantities> {
  const ids = new Set(items.map(({ id }) => id));
  const ofSection = (all: Quantities): Quantities =>
    new Map([...all].filter(([id]) => ids.has(id)));
  return selectAtom(quantitiesAtom, ofSection, isSame);
}
