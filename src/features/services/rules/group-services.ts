import type { Category, Shop } from '../../offer/rules/shop-services.ts';
import { isOnlineService } from './check-service.ts';

/**
 * A shop's online services by main subcategory, in the order of the categories and of the shop; those without a known
 * one come last, without id and name. Spec section 2 "service_listing_and_reservation".
 */
export function groupServices(services: Shop['services'], categories: readonly Category[]) {
  const online = services.filter(isOnlineService);
  const named = categories
    .flatMap((category) => category.subcategories)
    .map(({ categoryId, categoryName }) => ({
      id: categoryId,
      name: categoryName,
      services: online.filter((service) => service.subcategoryId === categoryId),
    }));
  const known = new Set(named.map(({ id }) => id));
  const others = online.filter(
    ({ subcategoryId }) => subcategoryId === null || !known.has(subcategoryId),
  );
  const groups = [...named, { id: null, name: null, services: others }];
  return groups.filter((group) => group.services.length > 0);
}
