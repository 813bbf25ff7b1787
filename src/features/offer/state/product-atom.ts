import { atom } from 'jotai/vanilla';

import {
  productOfCampaign,
  productOfService,
  productOfShopOrder,
  type Product,
} from '../rules/product.ts';
import { BOOKING_TYPE, type BookingType } from '../rules/booking-type.ts';
import type { PeopleLimits } from '../rules/people.ts';
import { campaignInfoAtom } from './campaign-atoms.ts';
import { serviceIdAtom } from '../../../flow/state/service-id-atoms.ts';
import { shopAtom } from './shop-atom.ts';
import { isTransportOrderAtom } from '../../../flow/state/is-transport-order-atom.ts';

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

const ONE_PERSON: PeopleLimits = { min: 1, max: null };

/** How the offer or the service is booked; NORMAL where none is loaded. */
export const bookingTypeAtom = atom(
  (get): BookingType => get(productAtom)?.bookingType ?? BOOKING_TYPE.NORMAL,
);

/** How many people one booking may be for. */
export const peopleLimitsAtom = atom((get) => get(productAtom)?.people ?? ONE_PERSON);
