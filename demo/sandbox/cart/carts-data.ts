interface CartLineRow {
  productId: number;
  quantity: number;
}

/** A cart that is kept for a user or a session. */
export interface StoredCart {
  id: number;
  couponCode: string | null;
  lines: readonly CartLineRow[];
}

const TWO_OILS = { productId: 3101, quantity: 2 };
const THREE_TINS = { productId: 3201, quantity: 3 };

/** A line has an id of its own, which is not its product's. */
export function lineIdOf({ productId }: CartLineRow): number {
  return 50_000 + productId;
}

/** The key of a user's cart. */
export function userCart(userId: number): string {
  return `user-${userId}`;
}

/** The key of a session's cart; guests without a session share one. */
export function sessionCart(sessionId: string | undefined): string {
  return `session-${sessionId ?? ''}`;
}

/**
 * The carts that people come with, by key: Ana's, and those of the sessions `one-shop`, `two-shops` (how it can be
 * paid depends on how it is sent) and `three-shops` (one of which has no pickup points).
 */
export const CARTS: Readonly<Record<string, StoredCart>> = {
  [userCart(1001)]: { id: 8001, couponCode: null, lines: [TWO_OILS, THREE_TINS] },
  [sessionCart('one-shop')]: { id: 8101, couponCode: null, lines: [TWO_OILS, THREE_TINS] },
  [sessionCart('two-shops')]: {
    id: 8102,
    couponCode: null,
    lines: [TWO_OILS, { productId: 4101, quantity: 1 }, { productId: 4103, quantity: 2 }],
  },
  [sessionCart('three-shops')]: {
    id: 8103,
    couponCode: null,
    lines: [THREE_TINS, { productId: 4102, quantity: 2 }, { productId: 5101, quantity: 1 }],
  },
};
