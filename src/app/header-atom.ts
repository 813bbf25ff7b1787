import { atom } from 'jotai/vanilla';

import { currentEntryAtom, headerOptionsAtom } from '../flow/state/flow-atoms.ts';
import { productAtom } from '../features/offer/state/product-atom.ts';
import { venueAtom } from '../features/offer/state/venue-atom.ts';

/**
 * The header's lines: what the flow's options name, the product first and the shop under it. A flow that names neither is
 * of one offer: both show, where both are known. A list of services is of none, whatever the page names. Spec section 2
 * "Header options".
 */
export const headerTitlesAtom = atom((get): { title: string; subtitle: string | null } => {
  const { showShopName, showProductName } = get(headerOptionsAtom);
  const shopName = get(venueAtom).name;
  const productName = get(productAtom)?.productTitle ?? '';
  const isList = get(currentEntryAtom)?.step === 'services';
  if (isList || productName === '' || (showShopName && !showProductName)) {
    return { title: shopName, subtitle: null };
  }
  const isProductAlone = showProductName && !showShopName;
  return { title: productName, subtitle: isProductAlone ? null : shopName };
});
