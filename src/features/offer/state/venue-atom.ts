import { atom } from 'jotai/vanilla';

import { telUrl } from '../../../lib/phone/tel-url.ts';
import { addressLine } from '../rules/address-line.ts';
import { mapUrl } from '../rules/map-url.ts';
import { campaignInfoAtom } from './campaign-atoms.ts';
import { shopAtom } from './shop-atom.ts';
import type { Id } from '../../../lib/config/id.ts';
import { isProductCheckoutAtom } from '../../../flow/state/is-product-checkout-atom.ts';

/** The establishment and how to reach it, by its own telephone alone: the brand's support is not the shop. */
export interface Venue {
  name: string;
  phone: { text: string; url: string } | null;
  address: { text: string; url: string } | null;
}

/** The shops that sell what is in the server's cart; none where there is none. */
export const sellersAtom = atom<readonly { id: Id; name: string }[]>([]);

/** Who sells in product checkout; none in any other flow. */
const cartSellersAtom = atom((get) => (get(isProductCheckoutAtom) ? get(sellersAtom) : []));

/** The shop that was read, unless others sell what is in the cart: its name and contacts are not theirs. */
const ownShopAtom = atom((get) => {
  const shop = get(shopAtom);
  return get(cartSellersAtom).every(({ id }) => id === shop?.id) ? shop : null;
});

/** The establishment of the campaign, else of the shop, else whoever sells what is in the server's cart. Spec section 2 screen 14 "contacts". */
export const venueAtom = atom((get): Venue => {
  const info = get(campaignInfoAtom);
  const shop = get(ownShopAtom);
  const sellers = get(cartSellersAtom).map(({ name }) => name);
  const name = info?.shopName ?? shop?.name ?? sellers.join(', ');
  const phone = (info ? info.shopPhone : shop?.phone) ?? '';
  const address = addressLine((info ? info.addressView : shop?.addressView) ?? null);
  const url = telUrl(phone);
  return {
    name,
    phone: url ? { text: phone, url } : null,
    address: address ? { text: address, url: mapUrl(`${name}, ${address}`) } : null,
  };
});
