import { toWireId } from '../../../lib/config/wire-id.ts';
import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { ShoppingCartSchema } from './shopping-cart-schema.ts';

/** POST web/shopping-cart/add. Contract section 3. */
export const addCartItem =
  (http: HttpClient): Api['addCartItem'] =>
  async ({ shopId, productId, quantity }, token, { intentKey, ...options }) => {
    const body = { productId: toWireId(productId), qty: quantity };
    const params = { values: { shopId, token }, body, intentKey };
    return parseAnswer(await http('addCartItem', params, options), ShoppingCartSchema);
  };
