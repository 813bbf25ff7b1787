import type { CartItemRequest } from '../config/checkout-config.ts';
import type { Id } from '../config/id.ts';
import { CART_MAX_QUANTITY } from '../limits.ts';
import { isActive } from '../menu/menu.ts';
import type { MenuItem } from '../shop/shop.ts';
import type { CartLine, CartLines } from './transport-cart.ts';

/**
 * Why something asked for did not get into the cart: nobody sells it; it is not sold now; it is only had at the
 * table; or so many cannot be had.
 */
export type LeftOutReason = 'unknown' | 'inactive' | 'notTransported' | 'quantity';

/** Something asked for that is not in the cart; `name` is null when nobody sells it. */
export interface LeftOut {
  productId: Id;
  name: string | null;
  quantity: number;
  reason: LeftOutReason;
}

/** What a page's cart became: the lines that can be ordered, and what was left out. */
export interface ResolvedCart {
  lines: CartLines;
  leftOut: readonly LeftOut[];
}

type PricedItems = ReadonlyMap<Id, MenuItem>;

/** In this order: what is said of an item is the first that holds. */
const REASONS: readonly [
  LeftOutReason,
  (item: MenuItem | undefined, quantity: number) => boolean,
][] = [
  ['unknown', (item) => item === undefined],
  ['inactive', (item) => item !== undefined && !isActive(item)],
  ['notTransported', (item) => item?.takeawayDeliveryAvailable === false],
  ['quantity', (_, quantity) => !Number.isSafeInteger(quantity) || quantity < 1],
  ['quantity', (_, quantity) => quantity > CART_MAX_QUANTITY],
];

/** The product that a request means: its product id, else its own, whichever the shop sells. */
function productIdOf({ productId, id }: CartItemRequest, items: PricedItems): Id {
  return !items.has(productId) && items.has(id) ? id : productId;
}

/** Requests of the same product as one, in the order of the first. */
function joined(requests: readonly CartItemRequest[], items: PricedItems): CartLines {
  const byProduct = new Map<Id, CartLine>();
  for (const request of requests) {
    const productId = productIdOf(request, items);
    const quantity = (byProduct.get(productId)?.quantity ?? 0) + request.qty;
    byProduct.set(productId, { productId, quantity });
  }
  return [...byProduct.values()];
}

/**
 * Holds `cart-items`, `cart` or `setCart()` against the shop's price list. What cannot be ordered is named and left
 * out, and the rest is kept. Spec section 2 "shoppingCartItems", "shoppingCart".
 */
export function resolveCart(
  requests: readonly CartItemRequest[],
  items: PricedItems,
): ResolvedCart {
  const lines: CartLine[] = [];
  const leftOut: LeftOut[] = [];
  for (const line of joined(requests, items)) {
    const item = items.get(line.productId);
    const reason = REASONS.find(([, holds]) => holds(item, line.quantity))?.[0];
    if (reason === undefined) lines.push(line);
    else leftOut.push({ ...line, name: item?.name ?? null, reason });
  }
  return { lines, leftOut };
}

/** The same for a cart that was put together before: the menu may have changed since. */
export function resolveLines(lines: CartLines, items: PricedItems): ResolvedCart {
  const requests = lines.map(({ productId, quantity }) => ({
    id: productId,
    productId,
    qty: quantity,
  }));
  return resolveCart(requests, items);
}
