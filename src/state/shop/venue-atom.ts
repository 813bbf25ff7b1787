import { atom } from 'jotai/vanilla';

import { telUrl } from '../../domain/phone/tel-url.ts';
import { addressLine } from '../../domain/share/address-line.ts';
import { mapUrl } from '../../domain/share/map-url.ts';
import { campaignInfoAtom } from '../campaign/campaign-atoms.ts';
import { entityConfigAtom } from '../config/entity-config-atom.ts';
import { shopAtom } from './shop-atom.ts';
import { sellersAtom } from '../cart/shopping-cart-atom.ts';

/** The establishment and how to reach it; one without a telephone of its own is asked by that of its brand's support. */
export interface Venue {
  name: string;
  phone: { text: string; url: string } | null;
  address: { text: string; url: string } | null;
}

/** The establishment of the campaign, else of the shop, else whoever sells what is in the server's cart. Spec section 2 screen 14 "contacts". */
export const venueAtom = atom((get): Venue => {
  const info = get(campaignInfoAtom);
  const shop = get(shopAtom);
  const name = info?.shopName ?? shop?.name ?? get(sellersAtom);
  const ownPhone = info ? info.shopPhone : shop?.phone;
  const phone = ownPhone ?? get(entityConfigAtom).env.supportPhone ?? '';
  const address = addressLine((info ? info.addressView : shop?.addressView) ?? null);
  const url = telUrl(phone);
  return {
    name,
    phone: url ? { text: phone, url } : null,
    address: address ? { text: address, url: mapUrl(`${name}, ${address}`) } : null,
  };
});
