import type { MenuItemRow } from '../shop/menu-row.ts';
import { SHOPS, type ShopRow } from '../shop/shops-data.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import type { BookingBody } from './booking-schema.ts';

type OrderInformation = BookingBody['orderInformation'];
type Order = Extract<OrderInformation, { orderItems: unknown }>;

const CENTS = 100;

/** The order in a booking; null for a booking of a date. */
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

const toCents = (euros: number) => Math.round(euros * CENTS);

/** An amount in cents less a percentage of any sign. */
function less(cents: number, discount: number): number {
  return Math.round((cents * (CENTS - Math.abs(discount))) / CENTS);
}

/** The terms of an order: what is off its prices in percent, of any sign, and what the delivery costs in cents. */
interface OrderTerms {
  shop: ShopRow;
  discount: number;
  deliveryCents: number;
}

/** The price of an order's items before the discount, in cents; refuses items that the shop does not deliver, or at another price. */
function checkItems({ orderItems }: Order, { shop, discount }: OrderTerms): number {
  return orderItems.reduce((total, { itemId, price, quantity }) => {
    const item = itemOf(shop, itemId);
    if (item?.status !== 'active' || !item.takeawayDeliveryAvailable) {
      throw new SandboxError('ITEM_GONE', { itemId });
    }
    const cents = less(toCents(item.price), discount);
    if (toCents(price) !== cents) {
      throw new SandboxError('PRICE_CHANGED', { itemId, price: cents / CENTS });
    }
    return total + toCents(item.price) * quantity;
  }, 0);
}

/**
 * Refuses an order that names another item, price, delivery cost or amount than is charged. Spec section 9: "Cart
 * final price = items total minus the percentage discount plus delivery cost, rounded to 2 decimals".
 */
export function checkOrder(order: Order, terms: OrderTerms): void {
  const { deliveryDetail, deliveryCost, orderAmount } = order;
  const total = checkItems(order, terms);
  const deliveryCents = deliveryDetail.transportType === 'delivery' ? terms.deliveryCents : 0;
  const amountCents = less(total, terms.discount) + deliveryCents;
  if (toCents(deliveryCost) !== deliveryCents || toCents(orderAmount) !== amountCents) {
    throw new SandboxError('AMOUNT_CHANGED', {
      deliveryCost: deliveryCents / CENTS,
      orderAmount: amountCents / CENTS,
    });
  }
}
