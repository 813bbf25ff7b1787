import { foldText, containsWords, searchWords } from '../../../lib/text/fold-text.ts';
import type { MenuItem, PriceList, PriceListSection } from './shop.ts';

/** Whether an item is shown: its status is "active", in any case. Spec section 2 "menu_only". */
export function isActive(item: Pick<MenuItem, 'status'>): boolean {
  return item.status.toLowerCase() === 'active';
}

const SOLD_OUT = /^(sold|out)[ _-]?(out|of[ _-]?stock)$/i;

/** Whether the platform says that an item or a service is sold out: it is shown separately, and cannot be chosen. */
export function isSoldOut({ status = '' }: { status?: string | undefined }): boolean {
  return SOLD_OUT.test(status.trim());
}

/** The use of a menu: to order from, or (menu_only) to read. */
export type MenuUse = 'order' | 'read';

/**
 * Whether an item may be added to a cart: it is active, and available for take-away or delivery. Never for a menu that
 * is only read. Spec section 3 "Menu item".
 */
export function isOrderable(
  item: Pick<MenuItem, 'status' | 'takeawayDeliveryAvailable'>,
  use: MenuUse = 'order',
): boolean {
  return use === 'order' && isActive(item) && item.takeawayDeliveryAvailable;
}

/** The sections with the items that are kept, without empty sections. */
export function withItems(
  sections: readonly PriceListSection[],
  isKept: (item: MenuItem) => boolean,
): readonly PriceListSection[] {
  return sections
    .map((section) => ({ ...section, items: section.items.filter(isKept) }))
    .filter((section) => section.items.length > 0);
}

/**
 * The sections with their active items, without empty sections; a menu to order from shows what is sold out too. Spec
 * section 2 "menu_only".
 */
export function menuSections(
  priceList: PriceList | null,
  use: MenuUse = 'read',
): readonly PriceListSection[] {
  const isShown = (item: MenuItem) => isActive(item) || (use === 'order' && isSoldOut(item));
  return withItems(priceList?.sections ?? [], isShown);
}

/** The number of items in sections. */
export function countItems(sections: readonly PriceListSection[]): number {
  return sections.reduce((count, section) => count + section.items.length, 0);
}

/** All items of a price list by id, including inactive ones; the first item with an id wins. */
export function itemsById(priceList: PriceList | null): ReadonlyMap<string, MenuItem> {
  const items = priceList?.sections.flatMap((section) => section.items) ?? [];
  return new Map(items.toReversed().map((item) => [item.id, item]));
}

/** Name, description and section of each item, folded for comparison. */
function foldedTexts(sections: readonly PriceListSection[]): ReadonlyMap<MenuItem, string> {
  return new Map(
    sections.flatMap(({ name, items }) =>
      items.map((item) => [item, foldText(`${item.name} ${item.description} ${name}`)] as const),
    ),
  );
}

/**
 * Searches a menu: gives the sections with the items that hold every word of a query, ignoring accents and case. A
 * blank query gives the same sections. Texts are folded once, at the first search, since a menu may have 1,000 items.
 */
export function createMenuSearch(
  sections: readonly PriceListSection[],
): (query: string) => readonly PriceListSection[] {
  let texts: ReadonlyMap<MenuItem, string> | undefined;
  return (query) => {
    const words = searchWords(query);
    if (words.length === 0) return sections;
    const known = (texts ??= foldedTexts(sections));
    return withItems(sections, (item) => containsWords(known.get(item) ?? '', words));
  };
}
