import type { CartItemRequest } from '../config/checkout-config.ts';
import type { Id } from '../config/id.ts';
import { CART_MAX_QUANTITY } from '../limits.ts';
import type { Cart } from './cart.ts';
import { quantitySteps, type CartStep } from './quantity-steps.ts';
import type { LeftOut } from './resolve-cart.ts';

/** What the server's cart takes to hold what a page asks for, and what cannot be asked for. */
export interface CartFilling {
  steps: readonly CartStep[];
  leftOut: readonly LeftOut[];
}

/** Requests of the same product as one, in the order of the first. */
function wantedOf(requests: readonly CartItemRequest[]): ReadonlyMap<Id, number> {
  const wanted = new Map<Id, number>();
  for (const { productId, qty } of requests) {
    wanted.set(productId, (wanted.get(productId) ?? 0) + qty);
  }
  return wanted;
}

const canBeHad = (quantity: number) =>
  Number.isSafeInteger(quantity) && quantity >= 1 && quantity <= CART_MAX_QUANTITY;

/**
 * The calls that bring the server's cart to what a page asks for. Whatever else is in it stays, and nothing becomes
 * less; `exactly` takes out what is not asked for. Asked again of a cart that holds it, there is nothing to do.
 */
export function fillSteps(
  cart: Pick<Cart, 'items'>,
  requests: readonly CartItemRequest[],
  { exactly }: { exactly: boolean },
): CartFilling {
  const wanted = wantedOf(requests);
  const odd = [...wanted].filter(([, quantity]) => !canBeHad(quantity));
  const known = new Set(cart.items.map(({ productId }) => productId));
  const changed = cart.items.flatMap((entry) => {
    const quantity = wanted.get(entry.productId) ?? (exactly ? 0 : entry.quantity);
    if (quantity !== 0 && !canBeHad(quantity)) return [];
    return quantitySteps(entry, exactly ? quantity : Math.max(quantity, entry.quantity));
  });
  const added = [...wanted]
    .filter(([productId, quantity]) => !known.has(productId) && canBeHad(quantity))
    .map(([productId, quantity]): CartStep => ({ kind: 'add', productId, quantity }));
  return {
    steps: [...changed, ...added],
    leftOut: odd.map(([productId, quantity]) => ({
      productId,
      name: null,
      quantity,
      reason: 'quantity',
    })),
  };
}
