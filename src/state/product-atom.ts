import { atom } from 'jotai/vanilla';

import type { Id } from '../domain/config/id.ts';
import { productOfCampaign, productOfService, type Product } from '../domain/booking/product.ts';
import { campaignInfoAtom } from './campaign-atoms.ts';
import { configAtom } from './config-atom.ts';
import { shopAtom } from './shop-atom.ts';

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

/** What is booked: the campaign's offer, else the shop's service; null where a flow has neither. Spec section 3. */
export const productAtom = atom((get): Product | null => {
  const info = get(campaignInfoAtom);
  if (info) return productOfCampaign(info);
  const service = get(serviceAtom);
  return service && productOfService(service);
});
