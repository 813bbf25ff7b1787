import type { Id } from '../../../lib/config/id.ts';
import { LONG_MENU_MIN_ITEMS, MENU_SEARCH_MIN_ITEMS } from '../../../lib/limits.ts';
import type { MenuItem, PriceList, PriceListSection } from './shop.ts';

/** The status of an item that is shown. Spec section 2 "menu_only". */
const ACTIVE_STATUS = 'active';

/** Whether an item is shown: its status is active, large or small letters. */
export function isActive(item: Pick<MenuItem, 'status'>): boolean {
  return item.status.toLowerCase() === ACTIVE_STATUS;
}

/** The use of a menu: to order from, or (menu_only) to read. */
export type MenuUse = 'order' | 'read';

/**
 * Whether an item may be put into a cart: active, and taken away or delivered at all; nothing of a menu that is
 * only read. Spec section 3 "Menu item".
 */
export function isOrderable(
  item: Pick<MenuItem, 'status' | 'takeawayDeliveryAvailable'>,
  use: MenuUse = 'order',
): boolean {
  return use === 'order' && isActive(item) && item.takeawayDeliveryAvailable;
}

/** The sections with their active items, in the merchant's order; sections without any are left out. Spec section 2. */
export function menuSections(priceList: PriceList | null): readonly PriceListSection[] {
  return (priceList?.sections ?? [])
    .map((section) => ({ ...section, items: section.items.filter(isActive) }))
    .filter((section) => section.items.length > 0);
}

/** How many items sections hold. */
export function countItems(sections: readonly PriceListSection[]): number {
  return sections.reduce((count, section) => count + section.items.length, 0);
}

/** Whether a menu is long enough to be searched. */
export function isSearchable(sections: readonly PriceListSection[]): boolean {
  return countItems(sections) >= MENU_SEARCH_MIN_ITEMS;
}

/** Whether a menu is so long that only what is in sight of it is laid out. */
export function isLong(sections: readonly PriceListSection[]): boolean {
  return countItems(sections) >= LONG_MENU_MIN_ITEMS;
}

/** Every item of a price list by its id, inactive ones too; the first counts where an id comes twice. */
export function itemsById(priceList: PriceList | null): ReadonlyMap<Id, MenuItem> {
  const byId = new Map<Id, MenuItem>();
  for (const item of priceList?.sections.flatMap((section) => section.items) ?? []) {
    if (!byId.has(item.id)) byId.set(item.id, item);
  }
  return byId;
}
