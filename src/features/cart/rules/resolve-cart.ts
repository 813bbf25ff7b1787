import type { CartLine, CartLines } from './page-cart-rules.ts';
import { isActive } from '../../offer/rules/menu-rules.ts';
import type { MenuItem } from '../../offer/rules/shop.ts';
import type { CartItemRequest } from '../../../lib/config/cart-items.ts';
import { CART_MAX_QUANTITY } from '../../../lib/limits.ts';

const isCount = (quantity: number) => Number.isSafeInteger(quantity) && quantity >= 1;

/**
 * Joins requests of the same product: `wanted` lines have 1 to 999 pieces, `invalid` ones another quantity. Both contain
 * every product once, in the order of requests.
 */
export function joinRequests(requests: CartLines): { wanted: CartLines; invalid: CartLines } {
  const counts = new Map<string, CartLine>();
  const invalid = new Map<string, CartLine>();
  for (const request of requests) {
    const { productId, quantity } = request;
    const before = counts.get(productId)?.quantity ?? 0;
    if (isCount(quantity)) counts.set(productId, { productId, quantity: before + quantity });
    else invalid.set(productId, request);
  }
  const isTooMuch = ({ quantity }: CartLine) => quantity > CART_MAX_QUANTITY;
  const lines = [...counts.values()];
  for (const line of lines.filter(isTooMuch)) invalid.set(line.productId, line);
  return { wanted: lines.filter((line) => !isTooMuch(line)), invalid: [...invalid.values()] };
}

/** Why a requested item is not in the cart: not on the menu, not for sale now, served at the table only, or a wrong quantity. */
export type UnavailableReason = 'unknown' | 'inactive' | 'notTransported' | 'quantity';

/** A requested item that is not in the cart; `name` is null if unknown. */
export interface UnavailableItem {
  productId: string;
  name: string | null;
  quantity: number;
  reason: UnavailableReason;
}

/** A cart checked against the price list. */
interface ResolvedCart {
  lines: CartLines;
  unavailableItems: readonly UnavailableItem[];
}

type PricedItems = ReadonlyMap<string, MenuItem>;

function reasonOf(item: MenuItem | undefined): UnavailableReason | null {
  if (!item) return 'unknown';
  if (!isActive(item)) return 'inactive';
  return item.takeawayDeliveryAvailable ? null : 'notTransported';
}

/**
 * Checks `cart-items`, `cart` or `setCart()` against the shop's price list. Accepts a request's id in place of its
 * product id. Spec section 2 "shoppingCartItems", "shoppingCart".
 */
export function resolveCart(
  requests: readonly CartItemRequest[],
  items: PricedItems,
): ResolvedCart {
  const asked = requests.map(({ productId, id, qty: quantity }) => ({
    productId: !items.has(productId) && items.has(id) ? id : productId,
    quantity,
  }));
  return resolveLines(asked, items);
}

/** Checks lines against the price list, which may have changed. */
export function resolveLines(requested: CartLines, items: PricedItems): ResolvedCart {
  const { wanted, invalid } = joinRequests(requested);
  const isRefused = ({ productId }: CartLine) => reasonOf(items.get(productId)) !== null;
  const refused = wanted.filter(isRefused);
  const known = new Set(refused.map(({ productId }) => productId));
  const others = invalid.filter(({ productId }) => !known.has(productId));
  const unavailableItems = [...refused, ...others].map((line): UnavailableItem => {
    const item = items.get(line.productId);
    return { ...line, name: item?.name ?? null, reason: reasonOf(item) ?? 'quantity' };
  });
  return { lines: wanted.filter((line) => !isRefused(line)), unavailableItems };
}
