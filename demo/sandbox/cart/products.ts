import type { MenuItemRow } from '../shop/menu-row.ts';
import { SHOPS, type ShopRow } from '../shop/shops-data.ts';
import { DEARER_PRODUCT, PROMOTIONS } from '../shop/store-products.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import { METHODS } from '../delivery/methods-data.ts';

/** Something that a cart may hold, and who sells it. */
export interface Product {
  item: MenuItemRow;
  shop: ShopRow;
}

/** The shops whose products go into carts: those that send or hand out. */
const STORES = SHOPS.filter((shop) => shop.id in METHODS);

/** The product of an id; refuses with 404 what no store sells, and with 409 what is not sold now. */
export function findProduct(id: string): Product {
  for (const shop of STORES) {
    const items = shop.priceListView.sections.flatMap((section) => section.items);
    const item = items.find((row) => String(row.id) === id);
    if (item?.status === 'inactive') throw new SandboxError('ITEM_GONE', { productId: id });
    if (item) return { item, shop };
  }
  throw new SandboxError('NOT_FOUND', { productId: id });
}

/** The unit price without and with its promotion, in cents; promotions do not count with every coupon. */
export function unitCentsOf({ id, price }: MenuItemRow, state: SandboxState, promoted: boolean) {
  const now = state.dearer && id === DEARER_PRODUCT.id ? DEARER_PRODUCT.price : price;
  const promotion = promoted ? PROMOTIONS[id] : undefined;
  const toCents = (euros: number) => Math.round(euros * 100);
  return { full: toCents(now), promotion: promotion === undefined ? null : toCents(promotion) };
}
