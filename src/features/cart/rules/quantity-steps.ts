import type { CartItemRequest } from '../../../lib/config/cart-items.ts';
import type { Cart } from './cart.ts';
import type { CartEntry } from './server-cart-schema.ts';
import { joinRequests, type UnavailableItem } from './resolve-cart.ts';

/** A call that changes the server's cart. */
export type CartStep =
  | { kind: 'add'; productId: string; quantity: number }
  | { kind: 'remove'; itemId: string };

/**
 * The calls that set the quantity of a line; 0 removes it. The server has no call for fewer pieces: the line is removed
 * and the rest is added again.
 */
export function quantitySteps(
  { id, productId, quantity }: Pick<CartEntry, 'id' | 'productId' | 'quantity'>,
  wanted: number,
): readonly CartStep[] {
  if (wanted === quantity) return [];
  if (wanted > quantity) return [{ kind: 'add', productId, quantity: wanted - quantity }];
  const remove: CartStep = { kind: 'remove', itemId: id };
  return wanted > 0 ? [remove, { kind: 'add', productId, quantity: wanted }] : [remove];
}

/**
 * The calls that add the page's items to the server's cart; keeps everything else. `exactly` also removes what the page
 * does not request. Idempotent.
 */
export function fillSteps(
  cart: Pick<Cart, 'items'>,
  requests: readonly CartItemRequest[],
  { exactly }: { exactly: boolean },
): { steps: readonly CartStep[]; unavailableItems: readonly UnavailableItem[] } {
  const asked = requests.map(({ productId, qty: quantity }) => ({ productId, quantity }));
  const { wanted, invalid } = joinRequests(asked);
  const quantities = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
  const invalidIds = new Set(invalid.map(({ productId }) => productId));
  const known = new Set(cart.items.map(({ productId }) => productId));
  const changed = cart.items.flatMap((entry) => {
    const { productId } = entry;
    const quantity = quantities.get(productId);
    if (quantity === undefined) {
      return exactly && !invalidIds.has(productId) ? quantitySteps(entry, 0) : [];
    }
    return quantitySteps(entry, exactly ? quantity : Math.max(quantity, entry.quantity));
  });
  const added = wanted
    .filter(({ productId }) => !known.has(productId))
    .map((line): CartStep => ({ kind: 'add', ...line }));
  return {
    steps: [...changed, ...added],
    unavailableItems: invalid.map((line) => ({ ...line, name: null, reason: 'quantity' })),
  };
}
