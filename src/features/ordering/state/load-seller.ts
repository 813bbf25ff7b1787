import type { Getter, Setter } from 'jotai/vanilla';

import { getShop } from '../../offer/calls/shop.ts';
import type { Id } from '../../../lib/config/id.ts';
import { sellersAtom } from '../../offer/state/venue-atom.ts';
import { configAtom } from '../../../context/config-atom.ts';
import { runSignalAtom } from '../../../context/run-atom.ts';
import { isAbort, reportError, toApiError } from '../../../context/report-problem.ts';
import { servicesAtom } from '../../../context/services.ts';
import { shopAtom } from '../../offer/state/shop-atom.ts';

/** The shop whose contacts are of use: the only seller, else, for an empty cart, the page's; null where there are several. */
function shopToAsk(get: Getter): Id | null {
  const [seller, ...others] = get(sellersAtom);
  if (!seller) return get(configAtom).shopId;
  return others.length === 0 ? seller.id : null;
}

/**
 * Reads the shop's name and contacts where they are shown: beside an empty cart and an order that was taken. A failure
 * is reported, and nobody is named to call.
 */
export async function loadSeller(get: Getter, set: Setter): Promise<void> {
  const { call, host } = get(servicesAtom);
  const signal = get(runSignalAtom);
  const shopId = shopToAsk(get);
  if (shopId === null || get(shopAtom)?.id === shopId) return;
  try {
    const shop = await call(getShop, [shopId], { signal });
    if (!signal.aborted) set(shopAtom, shop);
  } catch (error) {
    if (!isAbort(error)) reportError(host, toApiError(error));
  }
}
