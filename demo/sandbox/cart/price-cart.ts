import { percentOff } from '../../../src/lib/money/money.ts';
import { PRODUCT_PICTURES } from '../shop/store-products.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { PictureUrl } from '../support/pictures.ts';
import { lineIdOf, type StoredCart } from './carts-data.ts';
import { COUPONS } from './coupons-data.ts';
import { findProduct, unitCentsOf, type Product } from './products.ts';

export type PaymentKind = 'online' | 'offline';

/** The inputs of the answer other than the cart. */
export interface CartSurroundings {
  state: SandboxState;
  /** Where the photos are. */
  urlOf: PictureUrl;
  /** How carts may be paid here. */
  paymentMethods: readonly PaymentKind[];
}

const euros = (cents: number) => cents / 100;

function itemOf(
  product: Product,
  quantity: number,
  promoted: boolean,
  { state, urlOf }: CartSurroundings,
) {
  const { item } = product;
  const { full, promotion } = unitCentsOf(item, state, promoted);
  const picture = PRODUCT_PICTURES[item.id];
  return {
    cents: (promotion ?? full) * quantity,
    shop: product.shop,
    row: {
      id: lineIdOf({ productId: item.id, quantity }),
      productId: item.id,
      name: item.name,
      quantity,
      lineTotalBefore: promotion === null ? null : euros(full * quantity),
      lineTotal: euros((promotion ?? full) * quantity),
      promotionPrice: promotion === null ? null : euros(promotion),
      price: euros(full),
      currency: 'EUR',
      image: picture ? urlOf(picture) : null,
      notes: '',
    },
  };
}

type PricedItem = ReturnType<typeof itemOf>;

/** Lines under their shops, both in the order of being added. */
function byShop(items: readonly PricedItem[]) {
  const shops = [...new Set(items.map((item) => item.shop))];
  return shops.map((shop) => ({
    id: shop.id,
    name: shop.name,
    items: items.filter((item) => item.shop === shop).map((item) => item.row),
  }));
}

/** The Shopping cart object, and its amount in cents. Spec section 3 "Shopping cart". */
export function priceCart(cart: StoredCart, surroundings: CartSurroundings) {
  const coupon = cart.couponCode === null ? undefined : COUPONS[cart.couponCode];
  const items = cart.lines.map(({ productId, quantity }) =>
    itemOf(findProduct(String(productId)), quantity, coupon?.withPromotions ?? true, surroundings),
  );
  const total = items.reduce((sum, item) => sum + item.cents, 0);
  const finalCents = percentOff(total, coupon?.percent ?? 0);
  return {
    finalCents,
    shopIds: [...new Set(items.map((item) => item.shop.id))],
    answer: {
      id: cart.id,
      couponCode: cart.couponCode,
      shops: byShop(items),
      itemsTotal: euros(total),
      discountValue: euros(total - finalCents),
      final: euros(finalCents),
      paymentMethods: items.length > 0 ? surroundings.paymentMethods : [],
    },
  };
}
