import { atom } from 'jotai/vanilla';

import type { Id } from '../../../lib/config/id.ts';
import {
  productOfCampaign,
  productOfService,
  productOfShopOrder,
  type Product,
} from '../rules/product.ts';
import { campaignInfoAtom } from './campaign-atoms.ts';
import { configAtom } from '../../../context/config-atom.ts';
import { shopAtom } from './shop-atom.ts';
import { isTransportOrderAtom } from '../../../flow/state/is-transport-order-atom.ts';

/** The service that the customer chose from a list; null while none is chosen. Spec section 2 "service_listing". */
export const chosenServiceIdAtom = atom<Id | null>(null);

/** The service of the flow: the one chosen, else the one that the page names. */
export const serviceIdAtom = atom((get) => get(chosenServiceIdAtom) ?? get(configAtom).serviceId);

/** The flow's service with all that the shop says of it; null in flows of a campaign and where the shop has none such. */
export const serviceAtom = atom((get) => {
  const id = get(serviceIdAtom);
  const { services = [] } = get(shopAtom) ?? {};
  return services.find((service) => service.id === id) ?? null;
});

/** Whether what is ordered belongs to the shop's own menu alone. */
const isShopOrderAtom = atom((get) => get(isTransportOrderAtom) && get(serviceIdAtom) === null);

/** What is booked: the campaign's offer, the shop's service, or an order from its menu; null where a flow has none. Spec section 3. */
export const productAtom = atom((get): Product | null => {
  const info = get(campaignInfoAtom);
  if (info) return productOfCampaign(info);
  const service = get(serviceAtom);
  if (service) return productOfService(service);
  const shop = get(shopAtom);
  return shop && get(isShopOrderAtom) ? productOfShopOrder(shop) : null;
});
