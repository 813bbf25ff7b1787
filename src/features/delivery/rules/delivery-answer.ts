import type { CartShop } from '../../cart/rules/cart.ts';
import { deliveryTypeOffers, methodsOf, type DeliveryRates } from './delivery-rates.ts';

/** A shop that delivers to a place: its cheapest price, and whether it may cost more. Cents. */
interface DeliveringShop {
  name: string;
  fromCents: number;
  startingFrom: boolean;
}

/** Whether goods are delivered to a place, from the rates there. */
export type DeliveryAnswer =
  /** All shops of the cart deliver: what the whole order costs, with the method's name if there is only one. Cents. */
  | { kind: 'yes'; method: string | null; fromCents: number; startingFrom: boolean }
  /** Without a cart: the shops that deliver. */
  | { kind: 'shops'; shops: readonly DeliveringShop[] }
  /** Some shops of the cart do not deliver. */
  | { kind: 'partly'; without: readonly string[] }
  | { kind: 'no' }
  /** The answer says nothing about it. */
  | { kind: 'unknown' };

const UNKNOWN: DeliveryAnswer = { kind: 'unknown' };

/** The shops that an answer lists, or the page's own among them. */
function listedShops({ shops }: DeliveryRates, pageShopId: string | null) {
  const own = shops.filter(({ shopId }) => shopId === pageShopId);
  return (own.length > 0 ? own : shops).map(({ shopId, shopName }) => ({
    id: shopId,
    name: shopName,
  }));
}

type ShopName = Pick<CartShop, 'id' | 'name'>;

function deliveringShop(rates: DeliveryRates, { id, name }: ShopName): DeliveringShop[] {
  const costs = methodsOf(rates, id, 'DELIVERY').map(({ costCents }) => costCents);
  if (costs.length === 0) return [];
  const fromCents = Math.min(...costs);
  return [{ name, fromCents, startingFrom: costs.some((cost) => cost > fromCents) }];
}

/**
 * Answers whether the shops of a cart deliver to the place of the rates; without a cart, which of the listed shops do. A shop
 * that an answer leaves out beside others does not deliver, but an answer that lists none says nothing: it is never a "no".
 * Spec section 4 "Delivery".
 */
export function deliveryAnswer(
  rates: DeliveryRates,
  cartShops: readonly ShopName[],
  pageShopId: string | null,
): DeliveryAnswer {
  if (rates.shops.length === 0) return UNKNOWN;
  if (cartShops.length === 0) {
    const shops = listedShops(rates, pageShopId).flatMap((shop) => deliveringShop(rates, shop));
    return shops.length > 0 ? { kind: 'shops', shops } : { kind: 'no' };
  }
  const delivery = deliveryTypeOffers(rates, cartShops).find(({ type }) => type === 'DELIVERY');
  const lacking = cartShops.filter(({ id }) => methodsOf(rates, id, 'DELIVERY').length === 0);
  if (lacking.length === cartShops.length) return { kind: 'no' };
  if (lacking.length > 0) return { kind: 'partly', without: lacking.map(({ name }) => name) };
  // The server has closed the type for a reason of its own, which the delivery step says.
  if (!delivery || delivery.disabled || delivery.fromCents === null) return UNKNOWN;
  const methods = cartShops.flatMap(({ id }) => methodsOf(rates, id, 'DELIVERY'));
  const method = methods.length === 1 ? (methods[0]?.name ?? null) : null;
  const { fromCents, startingFrom } = delivery;
  return { kind: 'yes', method, fromCents, startingFrom };
}
