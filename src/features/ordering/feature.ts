import type { Getter } from 'jotai/vanilla';

import { load } from '../../context/checkout-context.ts';
import type { Begin, Feature } from '../../flow/feature.ts';
import { savedStateKeyAtom } from '../../flow/state/saved-state-atoms.ts';
import { isOrderFlow, isProductCheckout } from '../../flow/flow-kinds.ts';

async function loadBegin(get: Getter, code: () => Promise<{ beginOrder: Begin }>): Promise<Begin> {
  return (await load(get, code)).beginOrder;
}

/** Sending an order, of a menu or of the cart that the server keeps. */
export const ordering: Feature = {
  begin(get, flow) {
    if (isOrderFlow(flow)) return loadBegin(get, () => import('./state/begin-order.ts'));
    if (!isProductCheckout(flow)) return null;
    return loadBegin(get, () => import('./state/product-order-start.ts'));
  },
  savedKeys: (get) => [`${get(savedStateKeyAtom)}:receipt`],
};
