import * as v from 'valibot';

import { toWireId } from '../../../lib/config/wire-id.ts';
import { defineCall, defineWrite } from '../../../platform/api/define-call.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import { ShoppingCartSchema } from '../rules/server-cart-schema.ts';
import { GET_SHOPPING_CART } from './cart-first-calls.ts';

// A cart belongs to the user of a token, else to the session. Calls that change it return the whole cart. Spec section 7.

/** The cart of the user or of the session. */
export const getShoppingCart = defineCall({
  name: 'getShoppingCart',
  ...GET_SHOPPING_CART,
  params: (shopId: string | null, token: string | null) => ({ values: { shopId, token } }),
  answer: ShoppingCartSchema,
});

/** Adds a product. Contract section 3. */
export const addCartItem = defineWrite({
  name: 'addCartItem',
  method: 'POST',
  kind: 'change',
  path: '/rest/v1/web/shopping-cart/add',
  query: ['shopId', 'token', 'sessionId', 'entityId', 'language'],
  params: (
    { shopId, productId, quantity }: { shopId: string | null; productId: string; quantity: number },
    token: string | null,
  ) => ({ values: { shopId, token }, body: { productId: toWireId(productId), qty: quantity } }),
  answer: ShoppingCartSchema,
});

/** Removes an item. */
export const removeCartItem = defineWrite({
  name: 'removeCartItem',
  method: 'POST',
  kind: 'change',
  path: '/rest/v1/web/shopping-cart/remove/{itemId}',
  query: ['token', 'sessionId', 'entityId', 'language'],
  params: (itemId: string, token: string | null) => ({ values: { itemId, token } }),
  answer: ShoppingCartSchema,
});

/** Applies a coupon, which may change more of the cart than its discount. */
export const applyCoupon = defineWrite({
  name: 'applyCoupon',
  method: 'POST',
  kind: 'change',
  path: '/rest/v1/web/shopping-cart/apply-coupon',
  query: ['shopId', 'token', 'sessionId', 'entityId', 'couponCode', 'language'],
  params: (
    { shopId, couponCode }: { shopId: string | null; couponCode: string },
    token: string | null,
  ) => ({ values: { shopId, token, couponCode } }),
  answer: ShoppingCartSchema,
});

/** The payment kinds of the cart; empty if the shops accept none. Contract section 3. */
export const getPaymentMethods = defineCall({
  name: 'getPaymentMethods',
  method: 'GET',
  path: '/rest/v1/web/shopping-cart/payment-methods',
  query: ['shopId', 'token', 'sessionId', 'entityId', 'language'],
  params: (shopId: string | null, token: string | null) => ({ values: { shopId, token } }),
  answer: wire.rowsOf(v.picklist(['online', 'offline'])),
});
