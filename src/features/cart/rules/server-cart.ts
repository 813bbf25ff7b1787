import * as v from 'valibot';

import type { Frozen } from '../../../lib/frozen.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import type { Cart, CartEntry } from './cart.ts';

/** A line; `productId` is null if the server sends only one id. */
const CartItemSchema = v.pipe(
  v.object({
    id: wire.id,
    productId: wire.optionalId,
    name: wire.text,
    quantity: wire.finiteNumber,
    lineTotalBefore: wire.optionalPrice,
    lineTotal: wire.price,
    promotionPrice: wire.optionalPrice,
    price: wire.price,
    currency: wire.currency,
    image: v.pipe(
      wire.looseImage,
      v.transform((image) => image?.url ?? null),
    ),
    description: v.optional(wire.looseText),
    allergens: v.optional(wire.looseRowsOf(wire.text)),
    notes: wire.looseText,
  }),
  v.transform(({ lineTotalBefore, lineTotal, promotionPrice, price, ...item }) => ({
    ...item,
    lineTotalBeforeCents: lineTotalBefore,
    lineTotalCents: lineTotal,
    promotionPriceCents: promotionPrice,
    priceCents: price,
  })),
);

export type CartItem = Frozen<v.InferOutput<typeof CartItemSchema>>;

const WireCart = v.object({
  couponCode: wire.looseTextOrNull,
  shops: v.array(v.object({ id: wire.id, name: wire.text, items: v.array(CartItemSchema) })),
  itemsTotal: wire.price,
  discountValue: wire.priceOrZero,
  final: wire.price,
});

/** The server's cart in cents. An unreadable item is an error, because it would still be charged. Spec section 3 "Shopping cart". */
export const ShoppingCartSchema = v.pipe(
  WireCart,
  v.transform(({ itemsTotal, discountValue, final, ...cart }) => ({
    ...cart,
    itemsTotalCents: itemsTotal,
    discountValueCents: discountValue,
    finalCents: final,
  })),
);

export type ShoppingCart = Frozen<v.InferOutput<typeof ShoppingCartSchema>>;

const DEFAULT_CURRENCY = 'EUR';

/** The price before a reduction; null without one. */
function before(was: number | null, now: number): number | null {
  return was !== null && was > now ? was : null;
}

function toEntry(item: CartItem): CartEntry {
  const { priceCents, promotionPriceCents, lineTotalCents, lineTotalBeforeCents } = item;
  const unitCents = promotionPriceCents ?? priceCents;
  return {
    id: item.id,
    productId: item.productId ?? item.id,
    name: item.name,
    quantity: item.quantity,
    unitCents,
    unitBeforeCents: before(priceCents, unitCents),
    lineCents: lineTotalCents,
    lineBeforeCents: before(lineTotalBeforeCents, lineTotalCents),
    currency: item.currency,
    image: item.image,
    description: item.description,
    allergens: item.allergens,
    notes: item.notes,
  };
}

/**
 * Converts the server's cart, with the server's own totals. The discount may have any sign. Skips empty shops. Spec
 * section 3 "Shopping cart".
 */
export function toCart(cart: ShoppingCart): Cart {
  const shops = cart.shops
    .map((shop) => ({ ...shop, items: shop.items.map(toEntry) }))
    .filter((shop) => shop.items.length > 0);
  const items = shops.flatMap((shop) => shop.items);
  return {
    shops,
    items,
    itemsTotalCents: cart.itemsTotalCents,
    discountCents: Math.abs(cart.discountValueCents),
    discountPercent: null,
    deliveryCents: null,
    finalCents: cart.finalCents,
    currency: items[0]?.currency ?? DEFAULT_CURRENCY,
    couponCode: cart.couponCode || null,
  };
}

/** The order's total with its delivery cost, in cents. */
export function orderTotalCents(cart: Pick<Cart, 'finalCents'>, deliveryCents: number): number {
  return cart.finalCents + Math.max(0, deliveryCents);
}
