import { atom } from 'jotai/vanilla';

import { itemsById } from '../rules/menu.ts';
import type { PriceList } from '../rules/shop.ts';
import { campaignInfoAtom } from './campaign-atoms.ts';
import { shopAtom } from './offer-atoms.ts';

const hasItems = (list: PriceList | null | undefined) =>
  list?.sections.some((section) => section.items.length > 0) ?? false;

/** The campaign's own price list where it has one, else the shop's. Spec section 3. */
export const priceListAtom = atom((get): PriceList | null => {
  const own = get(campaignInfoAtom)?.priceListView ?? null;
  return hasItems(own) ? own : (get(shopAtom)?.priceListView ?? null);
});

/** The price list by item id, with what is not sold now. */
export const menuItemsAtom = atom((get) => itemsById(get(priceListAtom)));
