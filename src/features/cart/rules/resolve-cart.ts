import type { CartLine, CartLines } from './page-cart.ts';
import { isActive } from '../../offer/rules/menu.ts';
import type { MenuItem } from '../../offer/rules/shop.ts';
import type { CartItemRequest } from '../../../lib/config/cart-items.ts';
import type { Id } from '../../../lib/config/id.ts';
import { CART_MAX_QUANTITY } from '../../../lib/limits.ts';

/** What a page asks for, by product. */
export interface JoinedRequests {
  /** Whole pieces, 1 to 999; every product once, in the order of being asked for first. */
  wanted: CartLines;
  /** What cannot be ordered so: parts of a piece, none, less than none or too many; every product once. */
  odd: CartLines;
}

const isCount = (quantity: number) => Number.isSafeInteger(quantity) && quantity >= 1;

/** Puts requests of the same product together. A quantity that is none takes nothing from one that is. */
export function joinRequests(requests: CartLines): JoinedRequests {
  const counts = new Map<Id, CartLine>();
  const odd = new Map<Id, CartLine>();
  for (const request of requests) {
    const { productId, quantity } = request;
    const before = counts.get(productId)?.quantity ?? 0;
    if (isCount(quantity)) counts.set(productId, { productId, quantity: before + quantity });
    else odd.set(productId, request);
  }
  const isTooMuch = ({ quantity }: CartLine) => quantity > CART_MAX_QUANTITY;
  const lines = [...counts.values()];
  for (const line of lines.filter(isTooMuch)) odd.set(line.productId, line);
  return { wanted: lines.filter((line) => !isTooMuch(line)), odd: [...odd.values()] };
}

/**
 * Why something asked for did not get into the cart: nobody sells it; it is not sold now; it is only had at the
 * table; or so many cannot be had.
 */
export type UnavailableReason = 'unknown' | 'inactive' | 'notTransported' | 'quantity';

/** Something asked for that is not in the cart; `name` is null when nobody sells it. */
export interface UnavailableItem {
  productId: Id;
  name: string | null;
  quantity: number;
  reason: UnavailableReason;
}

/** What a page's cart became: the lines that can be ordered, and what was left out. */
export interface ResolvedCart {
  lines: CartLines;
  leftOut: readonly UnavailableItem[];
}

type PricedItems = ReadonlyMap<Id, MenuItem>;

/** In this order: what is said of an item is the first that holds. */
const REASONS: readonly [UnavailableReason, (item: MenuItem | undefined) => boolean][] = [
  ['unknown', (item) => item === undefined],
  ['inactive', (item) => item !== undefined && !isActive(item)],
  ['notTransported', (item) => item?.takeawayDeliveryAvailable === false],
];

/** The product that a request means: its product id, else its own, whichever the shop sells. */
function productIdOf({ productId, id }: CartItemRequest, items: PricedItems): Id {
  return !items.has(productId) && items.has(id) ? id : productId;
}

/**
 * Holds `cart-items`, `cart` or `setCart()` against the shop's price list. What cannot be ordered is named and left
 * out, and the rest is kept. Spec section 2 "shoppingCartItems", "shoppingCart".
 */
export function resolveCart(
  requests: readonly CartItemRequest[],
  items: PricedItems,
): ResolvedCart {
  const asked = requests.map((request) => ({
    productId: productIdOf(request, items),
    quantity: request.qty,
  }));
  const { wanted, odd } = joinRequests(asked);
  const reasonOf = ({ productId }: CartLine) =>
    REASONS.find(([, holds]) => holds(items.get(productId)))?.[0];
  const refused = wanted.filter(reasonOf);
  const known = new Set(refused.map(({ productId }) => productId));
  const leftOut = [...refused, ...odd.filter(({ productId }) => !known.has(productId))].map(
    (line): UnavailableItem => ({
      ...line,
      name: items.get(line.productId)?.name ?? null,
      reason: reasonOf(line) ?? 'quantity',
    }),
  );
  const lines = wanted.filter((line) => !reasonOf(line));
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
