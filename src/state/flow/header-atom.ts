import { atom } from 'jotai/vanilla';

import { headerOptionsAtom } from './flow-atoms.ts';
import { productAtom } from '../campaign/product-atom.ts';
import { venueAtom } from '../shop/venue-atom.ts';

/** The header's lines: the offer or product first, the shop under it where both are shown. */
export const headerTitlesAtom = atom((get): { title: string; subtitle: string | null } => {
  const { showShopName = false, showProductName = false } = get(headerOptionsAtom);
  const shopName = get(venueAtom).name;
  const productName = get(productAtom)?.productTitle ?? '';
  if (showProductName && showShopName) return { title: productName, subtitle: shopName };
  if (showShopName) return { title: shopName, subtitle: null };
  if (productName === '') return { title: shopName, subtitle: null };
  return { title: productName, subtitle: shopName };
});
