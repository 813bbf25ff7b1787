import type { Getter } from 'jotai/vanilla';

import { servicesAtom } from '../../context/services.ts';
import type { Begin, Feature } from '../../flow/feature.ts';
import { isOrderFlow, isProductCheckout } from '../../flow/flow-kinds.ts';
import { loadCode } from '../../platform/api/http/load-code.ts';

async function loadBegin(get: Getter, load: () => Promise<{ beginOrder: Begin }>): Promise<Begin> {
  const { beginOrder } = await loadCode(load, () => get(servicesAtom).host.isOnline());
  return beginOrder;
}

/** Sending an order, of a menu or of the cart that the server keeps. */
export const ordering: Feature = {
  begin(get, flow) {
    if (isOrderFlow(flow)) return loadBegin(get, () => import('./state/begin-order.ts'));
    if (!isProductCheckout(flow)) return null;
    return loadBegin(get, () => import('./state/product-order-start.ts'));
  },
};
