import type { MenuItemRow } from '../shop/menu-row.ts';
import { SHOPS, type ShopRow } from '../shop/shops-data.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import type { BookingBody } from './booking-schema.ts';

type OrderInformation = BookingBody['orderInformation'];
type Order = Extract<OrderInformation, { orderItems: unknown }>;

const CENTS = 100;

/** The order that a booking carries; null for a booking of a date. */
export function orderOf({ orderInformation }: BookingBody): Order | null {
  return 'orderItems' in orderInformation ? orderInformation : null;
}

function itemOf(shop: ShopRow, itemId: number | string): MenuItemRow | undefined {
  return shop.priceListView.sections
    .flatMap((section) => section.items)
    .find(({ id }) => String(id) === String(itemId));
}

/** The shop whose menu holds all that is ordered; refuses an order that no shop can fill. */
export function shopOfOrder({ orderItems }: Order): ShopRow {
  const shop = SHOPS.find((each) => orderItems.every(({ itemId }) => itemOf(each, itemId)));
  if (!shop)
    throw new SandboxError('ITEM_GONE', { itemIds: orderItems.map((item) => item.itemId) });
  return shop;
}

/** Refuses what the shop does not bring, or brings at another price. `discount` is a percentage of any sign. */
export function checkOrder({ orderItems }: Order, shop: ShopRow, discount: number): void {
  for (const { itemId, price } of orderItems) {
    const item = itemOf(shop, itemId);
    if (item?.status !== 'active' || !item.takeawayDeliveryAvailable) {
      throw new SandboxError('ITEM_GONE', { itemId });
    }
    const cents = Math.round((item.price * CENTS * (CENTS - Math.abs(discount))) / CENTS);
    if (Math.round(price * CENTS) !== cents) {
      throw new SandboxError('PRICE_CHANGED', { itemId, price: cents / CENTS });
    }
  }
}
