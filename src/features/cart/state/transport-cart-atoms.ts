import { atom } from 'jotai/vanilla';

import type { Cart } from '../rules/cart.ts';
import { priceTransportCart } from '../rules/price-transport-cart.ts';
import { resolveLines, type LeftOut } from '../rules/resolve-cart.ts';
import type { Id } from '../../../lib/config/id.ts';
import { menuItemsAtom } from '../../offer/state/price-list-atom.ts';
import { shopAtom } from '../../offer/state/shop-atom.ts';
import { transportCostAtom, transportTermsAtom } from '../../offer/state/transport-terms-atoms.ts';
import { cartLinesAtom, pageLeftOutAtom } from './cart-state-atoms.ts';

const NO_SHOP = { id: '', name: '' };

/** The lines held against the menu as it is now. */
const resolvedLinesAtom = atom((get) => resolveLines(get(cartLinesAtom), get(menuItemsAtom)));

/** The order in the terms of every cart, with the delivery that is chosen. Spec section 9 "Cart final price". */
export const transportCartAtom = atom((get): Cart => {
  const { id, name } = get(shopAtom) ?? NO_SHOP;
  const { discountPercent, currency } = get(transportTermsAtom);
  return priceTransportCart(get(resolvedLinesAtom).lines, {
    shop: { id, name },
    items: get(menuItemsAtom),
    discountPercent,
    deliveryCostCents: get(transportCostAtom),
    currency,
  });
});

/** What was asked for and cannot be ordered: by the page, and what the menu has lost since. */
export const leftOutAtom = atom((get): readonly LeftOut[] => [
  ...get(pageLeftOutAtom),
  ...get(resolvedLinesAtom).leftOut,
]);

/** How many pieces of each item are in the cart. */
export const quantitiesAtom = atom(
  (get): ReadonlyMap<Id, number> =>
    new Map(get(cartLinesAtom).map(({ productId, quantity }) => [productId, quantity])),
);
