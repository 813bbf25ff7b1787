import type { Id } from '../../../lib/config/id.ts';
import type { Cart, CartEntry } from './cart.ts';

export interface CartItem {
  /** The line's id. */
  id: Id;
  /** The product's own id; null where the server names only one. */
  productId: Id | null;
  name: string;
  quantity: number;
  lineTotalBeforeCents: number | null;
  lineTotalCents: number;
  promotionPriceCents: number | null;
  priceCents: number;
  currency: string;
  image: string | null;
  notes: string;
}

/** The cart that the server keeps. Spec section 3 "Shopping cart". */
export interface ShoppingCart {
  couponCode: string | null;
  shops: readonly { id: Id; name: string; items: readonly CartItem[] }[];
  itemsTotalCents: number;
  discountValueCents: number;
  finalCents: number;
}

const DEFAULT_CURRENCY = 'EUR';

/** A price before a reduction; null where it is none. */
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
    notes: item.notes,
  };
}

/**
 * The server's cart in the terms of every cart. Its totals are the server's own, never added up here; a discount
 * counts whatever its sign. Shops without items are left out. Spec section 3 "Shopping cart".
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

/** What an order of the server's cart costs with its delivery, which the cart does not know; in cents. */
export function orderTotalCents(cart: Pick<Cart, 'finalCents'>, deliveryCents: number): number {
  return cart.finalCents + Math.max(0, deliveryCents);
}
