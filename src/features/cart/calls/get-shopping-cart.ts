import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { ShoppingCartSchema } from './shopping-cart-schema.ts';

/** GET web/shopping-cart, of the user or of the session. Spec section 7. */
export const getShoppingCart =
  (http: HttpClient): Api['getShoppingCart'] =>
  async (shopId, token, options) =>
    parseAnswer(
      await http('getShoppingCart', { values: { shopId, token } }, options),
      ShoppingCartSchema,
    );
