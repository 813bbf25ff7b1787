import type { Id } from '../../../lib/config/id.ts';
import { defineCall } from '../../../platform/api/define-call.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import { GET_SHOP } from './endpoints.ts';
import { ShopSchema } from './shop-schema.ts';

/** A shop; one that does not name its id has the one that was asked for. */
export const getShop = defineCall({
  name: 'getShop',
  ...GET_SHOP,
  params: (shopId: Id) => ({ values: { shopId } }),
  answer: (answer, [shopId]) => {
    const shop = parseAnswer(answer, ShopSchema);
    return { ...shop, id: shop.id ?? shopId };
  },
});
