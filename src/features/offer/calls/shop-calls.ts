import { defineCall } from '../../../platform/api/define-call.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import { ShopSchema } from '../rules/shop-services.ts';
import { GET_SHOP } from './offer-first-calls.ts';

/** A shop; a missing id becomes the requested one. */
export const getShop = defineCall({
  name: 'getShop',
  ...GET_SHOP,
  params: (shopId: string) => ({ values: { shopId } }),
  answer: (answer, [shopId]) => {
    const shop = parseAnswer(answer, ShopSchema);
    return { ...shop, id: shop.id ?? shopId };
  },
});
