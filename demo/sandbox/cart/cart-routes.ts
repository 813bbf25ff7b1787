import { Hono, type Context } from 'hono';
import * as v from 'valibot';

import { CART_MAX_QUANTITY } from '../../../src/lib/limits.ts';
import type { SandboxContext } from '../state/sandbox-context.ts';
import { answer } from '../support/answer.ts';
import { check } from '../support/check.ts';
import { idText, languageCode, wireId } from '../support/fields.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import { type CartOwner, openCart, paymentMethodsOf, surroundingsOf } from './cart-store.ts';
import { lineIdOf, type StoredCart } from './carts-data.ts';
import { COUPONS } from './coupons-data.ts';
import { priceCart } from './price-cart.ts';
import { findProduct } from './products.ts';

const ROOT = '/v1/web/shopping-cart';

/** A guest has no token, and a page may name neither shop nor session. */
const owner = v.object({
  entityId: idText,
  language: languageCode,
  token: v.optional(v.string()),
  sessionId: v.optional(v.string()),
});
const query = v.object({ ...owner.entries, shopId: v.optional(idText) });
const couponQuery = v.object({ ...query.entries, couponCode: v.string() });
const path = v.object({ itemId: idText });
const added = v.strictObject({
  productId: wireId,
  qty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(CART_MAX_QUANTITY)),
});

function withMore(cart: StoredCart, productId: number, quantity: number): StoredCart {
  const known = cart.lines.find((line) => line.productId === productId);
  if (!known) return { ...cart, lines: [...cart.lines, { productId, quantity }] };
  const more = { productId, quantity: Math.min(known.quantity + quantity, CART_MAX_QUANTITY) };
  return { ...cart, lines: cart.lines.map((line) => (line === known ? more : line)) };
}

function without(cart: StoredCart, itemId: string): StoredCart {
  const lines = cart.lines.filter((line) => String(lineIdOf(line)) !== itemId);
  if (lines.length === cart.lines.length) throw new SandboxError('NOT_FOUND', { itemId });
  return { ...cart, lines };
}

function withCoupon(cart: StoredCart, code: string): StoredCart {
  const couponCode = code.toUpperCase();
  if (!Object.hasOwn(COUPONS, couponCode)) throw new SandboxError('INVALID_COUPON', { couponCode });
  return { ...cart, couponCode };
}

/** GET web/shopping-cart and payment-methods; POST add, remove/{itemId} and apply-coupon. Spec section 7. */
export function cartRoutes(sandbox: SandboxContext): Hono {
  const show = (context: Context, cart: StoredCart) =>
    answer(context, priceCart(cart, surroundingsOf(context.req.raw, sandbox)).answer);
  const change = (context: Context, who: CartOwner, changed: (cart: StoredCart) => StoredCart) => {
    const { cart, keep } = openCart(who, sandbox);
    return show(context, keep(changed(cart)));
  };

  return new Hono()
    .get(ROOT, check('query', query), (context) =>
      show(context, openCart(context.req.valid('query'), sandbox).cart),
    )
    .get(`${ROOT}/payment-methods`, check('query', query), (context) => {
      const { cart } = openCart(context.req.valid('query'), sandbox);
      return answer(context, cart.lines.length > 0 ? paymentMethodsOf(context.req.raw) : []);
    })
    .post(`${ROOT}/add`, check('query', query), check('json', added), (context) => {
      const { productId, qty } = context.req.valid('json');
      const { item } = findProduct(String(productId));
      return change(context, context.req.valid('query'), (cart) => withMore(cart, item.id, qty));
    })
    .post(`${ROOT}/remove/:itemId`, check('param', path), check('query', owner), (context) =>
      change(context, context.req.valid('query'), (cart) =>
        without(cart, context.req.valid('param').itemId),
      ),
    )
    .post(`${ROOT}/apply-coupon`, check('query', couponQuery), (context) => {
      const { couponCode, ...who } = context.req.valid('query');
      return change(context, who, (cart) => withCoupon(cart, couponCode));
    });
}
