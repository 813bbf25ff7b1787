import type { CartItemRequest } from '../../../lib/config/cart-items.ts';
import type { Id } from '../../../lib/config/id.ts';
import type { Cart, CartEntry } from './cart.ts';
import { joinRequests, type UnavailableItem } from './resolve-cart.ts';

/** One call that brings the server's cart closer to what is wanted. */
export type CartStep =
  | { kind: 'add'; productId: Id; quantity: number }
  | { kind: 'remove'; itemId: Id };

/**
 * The calls that bring a line of the server's cart to another quantity. There is no call that sets it: fewer
 * pieces are the line removed and the rest added again. None when nothing changes; 0 removes.
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

/** What the server's cart takes to hold what a page asks for, and what cannot be asked for. */
export interface CartFilling {
  steps: readonly CartStep[];
  leftOut: readonly UnavailableItem[];
}

/**
 * The calls that bring the server's cart to what a page asks for. Whatever else is in it stays, and nothing becomes
 * less; `exactly` takes out what is not asked for. Asked again of a cart that holds it, there is nothing to do.
 */
export function fillSteps(
  cart: Pick<Cart, 'items'>,
  requests: readonly CartItemRequest[],
  { exactly }: { exactly: boolean },
): CartFilling {
  const asked = requests.map(({ productId, qty: quantity }) => ({ productId, quantity }));
  const { wanted, odd } = joinRequests(asked);
  const quantities = new Map(wanted.map(({ productId, quantity }) => [productId, quantity]));
  const oddIds = new Set(odd.map(({ productId }) => productId));
  const known = new Set(cart.items.map(({ productId }) => productId));
  const changed = cart.items.flatMap((entry) => {
    const { productId } = entry;
    const quantity = quantities.get(productId);
    if (quantity === undefined) {
      return exactly && !oddIds.has(productId) ? quantitySteps(entry, 0) : [];
    }
    return quantitySteps(entry, exactly ? quantity : Math.max(quantity, entry.quantity));
  });
  const added = wanted
    .filter(({ productId }) => !known.has(productId))
    .map((line): CartStep => ({ kind: 'add', ...line }));
  return {
    steps: [...changed, ...added],
    leftOut: odd.map((line) => ({ ...line, name: null, reason: 'quantity' })),
  };
}
