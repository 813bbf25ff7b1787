import type { Id } from '../../../lib/config/id.ts';

/** One line of a cart, whoever keeps the cart; amounts in cents. */
export interface CartEntry {
  /** The line's id: what a removal names. */
  id: Id;
  /** The product's id: what adding more of it names. */
  productId: Id;
  name: string;
  /** Pieces, at least 1. */
  quantity: number;
  unitCents: number;
  /** What a piece cost before a reduction; null when it is not reduced. */
  unitBeforeCents: number | null;
  lineCents: number;
  lineBeforeCents: number | null;
  currency: string;
  image: string | null;
  notes: string;
}

/** What a cart holds of one shop. */
export interface CartShop {
  id: Id;
  name: string;
  items: readonly CartEntry[];
}

/**
 * The cart of a transport order, priced by the menu, and the cart that the server keeps for product checkout, in one
 * set of terms. Amounts in cents. Spec sections 3 "Shopping cart" and 9 "Cart final price".
 */
export interface Cart {
  shops: readonly CartShop[];
  /** Every line of every shop, in order. */
  items: readonly CartEntry[];
  /** Before discount and delivery. */
  itemsTotalCents: number;
  /** What a discount or a coupon takes off, never negative. */
  discountCents: number;
  /** Items less discount, plus the delivery that is known already. */
  finalCents: number;
  /** By code or symbol. */
  currency: string;
  couponCode: string | null;
}

/** How many pieces a cart holds. */
export function countPieces(cart: Pick<Cart, 'items'>): number {
  return cart.items.reduce((count, item) => count + item.quantity, 0);
}

/** Whether there is nothing to order. Spec section 8 "Empty cart". */
export function isCartEmpty(cart: Pick<Cart, 'items'>): boolean {
  return cart.items.length === 0;
}
