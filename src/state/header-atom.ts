import { atom } from 'jotai/vanilla';

import { campaignInfoAtom } from './campaign-atoms.ts';
import { headerOptionsAtom } from './flow-atoms.ts';
import { productAtom } from './product-atom.ts';
import { shopAtom } from './shop-atom.ts';

/** The header's lines: the offer or product first, the shop under it where both are shown. */
export const headerTitlesAtom = atom((get): { title: string; subtitle: string | null } => {
  const { showShopName = false, showProductName = false } = get(headerOptionsAtom);
  const info = get(campaignInfoAtom);
  const shopName = info?.shopName ?? get(shopAtom)?.name ?? '';
  const productName = get(productAtom)?.productTitle ?? '';
  if (showProductName && showShopName) return { title: productName, subtitle: shopName };
  if (showShopName) return { title: shopName, subtitle: null };
  if (productName === '') return { title: shopName, subtitle: null };
  return { title: productName, subtitle: shopName };
});
