import { atom } from 'jotai/vanilla';

import { itemsById } from '../rules/menu-rules.ts';
import type { PriceList } from '../rules/shop.ts';
import { campaignInfoAtom, shopAtom } from './offer-atoms.ts';

/** The price list of the campaign, unless it is empty, else of the shop. Spec section 3. */
export const priceListAtom = atom((get): PriceList | null => {
  const own = get(campaignInfoAtom)?.priceListView ?? null;
  const hasItems = own?.sections.some((section) => section.items.length > 0);
  return hasItems ? own : (get(shopAtom)?.priceListView ?? null);
});

/** All items of the price list by id, including inactive ones. */
export const menuItemsAtom = atom((get) => itemsById(get(priceListAtom)));
