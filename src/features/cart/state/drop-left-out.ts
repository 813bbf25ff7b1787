import { atom } from 'jotai/vanilla';

import { resolveLines } from '../rules/resolve-cart.ts';
import { cartLinesAtom } from './cart-state-atoms.ts';
import { keepCart } from '../../delivery/state/keep-cart.ts';
import { menuItemsAtom } from '../../offer/state/price-list-atom.ts';

/** Takes out of the cart for good what the menu does not sell any more. */
export const dropLeftOutAction = atom(null, (get, set) => {
  const { lines, leftOut } = resolveLines(get(cartLinesAtom), get(menuItemsAtom));
  if (leftOut.length === 0) return;
  set(cartLinesAtom, lines);
  keepCart(get);
});
