import { servicesAtom } from '../../../context/checkout-context.ts';
import { resource } from '../../../context/resource.ts';
import { getShopResources, type CalendarResource } from '../calls/resource-calls.ts';
import { seatingShopIdAtom } from './seating-shop-atom.ts';

/**
 * The seating areas of the shop where a campaign is booked: empty or at least two, as a single one leaves no choice. A
 * failure is only reported to the page, because the customer can book without naming one. Spec section 7
 * "calendar/resources".
 */
export const SEATING_AREAS = resource<readonly CalendarResource[]>({
  key: (get) => get(seatingShopIdAtom),
  translated: true,
  async read({ get, signal, key }) {
    const found = await get(servicesAtom).call(getShopResources, [key], { signal });
    return found.length > 1 ? found : [];
  },
});
