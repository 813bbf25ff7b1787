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
interface OfferedType {
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

/** One way to get the goods, as it is offered. Amounts in cents. */
export interface DeliveryTypeOffer {
  type: DeliveryType;
  /** What the server names, else the cheapest methods of all shops together; null when disabled. */
  fromCents: number | null;
  /** The amount is the least: the server says so, or the methods of a shop differ in cost. */
  startingFrom: boolean;
  disabled: boolean;
  /** Names of the shops that do not offer it. */
  disabledFor: readonly string[];
}

interface CartShopName {
  id: Id;
  name: string;
}

/** The price of a type that can be had: the server's own words count before what its methods add up to. */
function priceOf(told: OfferedType | undefined, costs: readonly (readonly number[])[]) {
  const isTold = told?.priceCents != null;
  const least = costs.reduce((sum, each) => sum + Math.min(...each), 0);
  const differs = costs.some((each) => new Set(each).size > 1);
  return {
    fromCents: isTold ? told.priceCents : least,
    startingFrom: (isTold ? told.startingFrom : null) ?? differs,
  };
}

const NO_PRICE = { fromCents: null, startingFrom: false } as const;

function offerOf(
  type: DeliveryType,
  rates: DeliveryRates,
  shops: readonly CartShopName[],
): DeliveryTypeOffer {
  const costs = shops.map(({ id }) => methodsOf(rates, id, type).map((method) => method.costCents));
  const lacking = shops.filter((_, index) => costs[index]?.length === 0);
  const told = rates.types.find((each) => each.type === type);
  const names = [
    ...lacking.map(({ id, name }) => name || (rateOf(rates, id)?.shopName ?? '')),
    ...(told?.disabledFor ?? []),
  ];
  const disabled = shops.length === 0 || lacking.length > 0 || told?.disabled === true;
  return {
    type,
    ...(disabled ? NO_PRICE : priceOf(told, costs)),
    disabled,
    disabledFor: disabled ? [...new Set(names.filter(Boolean))] : [],
  };
}

/**
 * The ways to get the goods of a cart. "A type is disabled if any shop offers no method of it", and where the server
 * says so; "enabled types sort first"; "'starting from' is shown when method costs differ". A type that neither the
 * server's list nor any shop knows is left out. Spec section 4 "Delivery".
 */
export function deliveryTypeOffers(
  rates: DeliveryRates,
  shops: readonly CartShopName[],
): readonly DeliveryTypeOffer[] {
  const known = DELIVERY_TYPES.filter(
    (type) =>
      rates.types.some((each) => each.type === type) ||
      shops.some(({ id }) => methodsOf(rates, id, type).length > 0),
  );
  const offers = known.map((type) => offerOf(type, rates, shops));
  return [...offers.filter((each) => !each.disabled), ...offers.filter((each) => each.disabled)];
}
