import type { Id } from '../../../lib/config/id.ts';

/** The ways to get goods, in the order in which they are offered. Spec section 3 "deliveryType". */
export const DELIVERY_TYPES = ['DELIVERY', 'PICKUP_POINT', 'STORE_PICKUP'] as const;

export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** How a payment may be made. Spec section 5 "Payment". */
export type PaymentKind = 'online' | 'offline';

/** One way in which one shop sends or hands out goods. */
export interface DeliveryMethod {
  id: Id;
  name: string;
  costCents: number;
  acceptsOnlinePayment: boolean;
  acceptsOfflinePayment: boolean;
  /** Where goods are handed out; null when the server does not say. */
  shopAddress: string | null;
}

/** What one shop offers. Spec section 3 "Shop delivery rate". */
export interface ShopRate {
  shopId: Id;
  shopName: string;
  available: boolean;
  /** The readable methods, in the server's order. */
  methods: Readonly<Record<DeliveryType, readonly DeliveryMethod[]>>;
}

/** What the server itself says of a type. */
export interface OfferedType {
  type: DeliveryType;
  /** What it costs; null where the server leaves that to the methods. */
  priceCents: number | null;
  /** Whether that is the least; null where the server does not say. */
  startingFrom: boolean | null;
  disabled: boolean;
  /** Names of the shops that do not offer it. */
  disabledFor: readonly string[];
}

/** How goods may be had, in general or at one place. Contract: GET delivery/rates. */
export interface DeliveryRates {
  types: readonly OfferedType[];
  shops: readonly ShopRate[];
}

/** Where rates are asked for: an address, a pickup point, or null for what is offered in general. */
export type RatesPlace = { countryId: Id; postalCode: string } | { pickupPoint: Id } | null;

/** Whether two places have the same rates. */
export function isSamePlace(one: RatesPlace, other: RatesPlace): boolean {
  if (one === null || other === null) return one === other;
  if ('pickupPoint' in one) return 'pickupPoint' in other && one.pickupPoint === other.pickupPoint;
  return (
    'countryId' in other && one.countryId === other.countryId && one.postalCode === other.postalCode
  );
}

/** The rate of a shop; undefined when the server sent none. */
export function rateOf(rates: DeliveryRates, shopId: Id): ShopRate | undefined {
  return rates.shops.find((shop) => shop.shopId === shopId);
}

/** A shop's methods of a type; none where it does not offer the type or does not send there. */
export function methodsOf(
  rates: DeliveryRates | null,
  shopId: Id,
  type: DeliveryType | null,
): readonly DeliveryMethod[] {
  const rate = rates && rateOf(rates, shopId);
  return rate?.available && type ? rate.methods[type] : [];
}

/** The pickup methods of a cart's shops, by which its pickup points are asked for. Spec section 7 "shopDeliveryMethodIds". */
export function pickupMethodIds(
  rates: DeliveryRates | null,
  shopIds: readonly Id[],
): readonly Id[] {
  const methods = shopIds.flatMap((shopId) => methodsOf(rates, shopId, 'PICKUP_POINT'));
  return [...new Set(methods.map((method) => method.id))];
}
