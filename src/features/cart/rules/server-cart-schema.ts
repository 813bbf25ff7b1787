import * as v from 'valibot';

import type { Frozen } from '../../../lib/frozen.ts';
import * as wire from '../../../platform/api/schema/fields.ts';

/** The price before a reduction; null without one. */
function before(was: number | null, now: number): number | null {
  return was !== null && was > now ? was : null;
}

/** A line of the server's cart. Some servers send only one id: `id` removes the line, `productId` adds more of it. */
const CartItemSchema = v.pipe(
  v.object({
    id: wire.id,
    productId: wire.optionalId,
    name: wire.text,
    quantity: wire.finiteNumber,
    lineTotalBefore: wire.optionalPrice,
    lineTotal: wire.amount,
    promotionPrice: wire.optionalPrice,
    price: wire.amount,
    currency: wire.currency,
    image: v.pipe(
      wire.looseImage,
      v.transform((image) => image?.url ?? null),
    ),
    description: v.optional(wire.looseText),
    allergens: v.optional(wire.looseRowsOf(wire.text)),
    notes: wire.looseText,
  }),
  v.transform(({ productId, lineTotalBefore, lineTotal, promotionPrice, price, ...item }) => {
    const unitCents = promotionPrice ?? price;
    return {
      ...item,
      productId: productId ?? item.id,
      unitCents,
      unitBeforeCents: before(price, unitCents),
      lineCents: lineTotal,
      lineBeforeCents: before(lineTotalBefore, lineTotal),
    };
  }),
);

/** A line of a cart; amounts in cents, prices before a reduction null if there is none. */
export type CartEntry = Frozen<v.InferOutput<typeof CartItemSchema>>;

/**
 * The server's cart in cents. An unreadable item is an error, because it would still be charged. The discount may have any
 * sign. Spec section 3 "Shopping cart".
 */
export const ShoppingCartSchema = v.pipe(
  v.object({
    couponCode: wire.looseTextOrNull,
    shops: v.array(v.object({ id: wire.id, name: wire.text, items: v.array(CartItemSchema) })),
    itemsTotal: wire.amount,
    discountValue: wire.amountOrZero,
    final: wire.amount,
  }),
  v.transform(({ couponCode, shops, itemsTotal, discountValue, final }) => ({
    couponCode: couponCode || null,
    shops,
    itemsTotalCents: itemsTotal,
    discountCents: Math.abs(discountValue),
    finalCents: final,
  })),
);

export type ShoppingCart = Frozen<v.InferOutput<typeof ShoppingCartSchema>>;
