import type { Id } from '../../../lib/config/id.ts';

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
