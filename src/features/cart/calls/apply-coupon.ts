import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { ShoppingCartSchema } from './shopping-cart-schema.ts';

/** POST web/shopping-cart/apply-coupon. Spec section 7. */
export const applyCoupon =
  (http: HttpClient): Api['applyCoupon'] =>
  async ({ shopId, couponCode }, token, { intentKey, ...options }) =>
    parseAnswer(
      await http('applyCoupon', { values: { shopId, token, couponCode }, intentKey }, options),
      ShoppingCartSchema,
    );
