import type { Category, Shop, ShopService } from '../../offer/rules/shop.ts';
import { isOnlineService } from './check-service.ts';

/** Services of one main subcategory, in the shop's order. */
interface ServiceGroup {
  /** The subcategory's id; null for services of a subcategory that no category names. */
  id: string | null;
  /** The subcategory's name; null where there is none, or where all services are of one group. */
  name: string | null;
  services: readonly ShopService[];
}

/**
 * A shop's online services by main subcategory, in the order of the categories; those without a known one come
 * last. A single group needs no heading. Spec section 2 "service_listing_and_reservation".
 */
export function groupServices(
  services: Shop['services'],
  categories: readonly Category[],
): readonly ServiceGroup[] {
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
  const groups: readonly ServiceGroup[] = [...named, { id: null, name: null, services: others }];
  const filled = groups.filter((group) => group.services.length > 0);
  return filled.length === 1 ? filled.map((group) => ({ ...group, name: null })) : filled;
}
