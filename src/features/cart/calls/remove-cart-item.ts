import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { ShoppingCartSchema } from './shopping-cart-schema.ts';

/** POST web/shopping-cart/remove/{itemId}. Spec section 7. */
export const removeCartItem =
  (http: HttpClient): Api['removeCartItem'] =>
  async (itemId, token, { intentKey, ...options }) =>
    parseAnswer(
      await http('removeCartItem', { values: { itemId, token }, intentKey }, options),
      ShoppingCartSchema,
    );
