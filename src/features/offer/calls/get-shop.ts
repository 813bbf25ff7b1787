import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { ShopSchema } from './shop-schema.ts';

/** GET shop/{shopId}; a shop that does not name its id has the one that was asked for. Spec section 7. */
export const getShop =
  (http: HttpClient): Api['getShop'] =>
  async (shopId, options) => {
    const shop = parseAnswer(await http('getShop', { values: { shopId } }, options), ShopSchema);
    return { ...shop, id: shop.id ?? shopId };
  };
