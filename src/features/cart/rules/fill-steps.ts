import type { CartItemRequest } from '../../../lib/config/cart-items.ts';
import type { Cart } from './cart.ts';
import { joinRequests } from './join-requests.ts';
import { quantitySteps, type CartStep } from './quantity-steps.ts';
import type { LeftOut } from './resolve-cart.ts';

/** What the server's cart takes to hold what a page asks for, and what cannot be asked for. */
export interface CartFilling {
  steps: readonly CartStep[];
  leftOut: readonly LeftOut[];
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
