import * as v from 'valibot';

import type { Frozen } from '../../../lib/frozen.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import type { CartShop } from '../../cart/rules/cart.ts';
import { AddressViewSchema, addressLine } from '../../offer/rules/shop.ts';

/** The delivery types in the order they are offered. Spec section 3 "deliveryType". */
export const DELIVERY_TYPES = ['DELIVERY', 'PICKUP_POINT', 'STORE_PICKUP'] as const;

export type DeliveryType = (typeof DELIVERY_TYPES)[number];

/** The address of a store pickup: a text or an `AddressView`; empty if unreadable. */
const ShopAddress = v.fallback(
  v.nullish(v.union([wire.text, v.pipe(AddressViewSchema, v.transform(addressLine))]), ''),
  '',
);

/** A delivery method of a shop; `shopAddress` is where goods are picked up, null if unknown. */
const MethodSchema = v.pipe(
  v.object({
    id: wire.id,
    name: wire.text,
    costWithVat: wire.price,
    acceptsOnlinePayment: wire.optionalFlag,
    acceptsOfflinePayment: wire.optionalFlag,
    shopAddress: ShopAddress,
  }),
  v.transform(({ costWithVat, shopAddress, ...method }) => ({
    ...method,
    costCents: costWithVat,
    shopAddress: shopAddress || null,
  })),
);

export type DeliveryMethod = Frozen<v.InferOutput<typeof MethodSchema>>;

/** The methods of a type; empty if the server leaves it out. */
const Methods = v.nullish(wire.rowsOf(MethodSchema), () => []);

/** The methods of a shop; unreadable ones are left out. Spec section 3 "Shop delivery rate". */
const ShopRateSchema = v.pipe(
  v.object({
    shopId: wire.optionalId,
    id: wire.optionalId,
    shopName: v.nullish(wire.text, ''),
    available: v.nullish(v.boolean(), true),
    openingHours: v.optional(wire.looseTextOrNull),
    methods: v.object({
      DELIVERY: Methods,
      PICKUP_POINT: Methods,
      STORE_PICKUP: Methods,
    }),
  }),
  v.transform(({ shopId, id: ownId, ...rate }) => ({ ...rate, shopId: shopId ?? ownId ?? '' })),
  v.check(({ shopId }) => shopId !== ''),
);

export type ShopRate = Frozen<v.InferOutput<typeof ShopRateSchema>>;

/** The server's own data of a type: its price and whether that is the minimum, and the shops that do not offer it. */
const OfferedTypeSchema = v.pipe(
  v.object({
    type: v.picklist(DELIVERY_TYPES),
    price: v.fallback(wire.optionalPrice, null),
    startingFrom: v.fallback(v.nullish(v.boolean(), null), null),
    disabled: wire.looseFlag,
    disabledFor: v.pipe(
      wire.looseRowsOf(v.object({ shopName: wire.text })),
      v.transform((shops) => shops.map(({ shopName }) => shopName)),
    ),
  }),
  v.transform(({ price: priceCents, ...type }) => ({ ...type, priceCents })),
);

type OfferedType = Frozen<v.InferOutput<typeof OfferedTypeSchema>>;

/** Rates in general or at a place; skips unreadable rows. Contract: GET delivery/rates. */
export const DeliveryRatesSchema = v.object({
  types: wire.looseRowsOf(OfferedTypeSchema),
  shops: wire.rowsOf(ShopRateSchema),
});

export type DeliveryRates = Frozen<v.InferOutput<typeof DeliveryRatesSchema>>;

/** The place of rates: an address, a pickup point, or null for general rates. */
export type RatesPlace = { countryId: string; postalCode: string } | { pickupPoint: string } | null;

/** The rate of a shop; undefined if the server sent none. */
export function rateOf(rates: DeliveryRates, shopId: string): ShopRate | undefined {
  return rates.shops.find((shop) => shop.shopId === shopId);
}

/** A shop's methods of a type; empty if the shop does not deliver there. */
export function methodsOf(
  rates: DeliveryRates | null,
  shopId: string,
  type: DeliveryType | null,
): readonly DeliveryMethod[] {
  const rate = rates && rateOf(rates, shopId);
  return rate?.available && type ? rate.methods[type] : [];
}

/** The pickup methods of a cart's shops, for the request of pickup points. Spec section 7 "shopDeliveryMethodIds". */
export function pickupMethodIds(
  rates: DeliveryRates | null,
  shopIds: readonly string[],
): readonly string[] {
  const methods = shopIds.flatMap((shopId) => methodsOf(rates, shopId, 'PICKUP_POINT'));
  return [...new Set(methods.map((method) => method.id))];
}

type CartShopName = Pick<CartShop, 'id' | 'name'>;

/**
 * The price of an enabled type: the server's own, else the sum of the shops' cheapest methods. `startingFrom`: it may cost
 * more, because the server says so, the methods of a shop differ in cost, or the cheapest ones cost more than the price.
 */
function priceOf(offered: OfferedType | undefined, costs: readonly (readonly number[])[]) {
  const hasPrice = offered?.priceCents != null;
  const minimum = costs.reduce((sum, each) => sum + Math.min(...each), 0);
  const differs = costs.some((each) => new Set(each).size > 1);
  const fromCents = hasPrice ? offered.priceCents : minimum;
  const isSaid = hasPrice && offered.startingFrom === true;
  return { fromCents, startingFrom: isSaid || differs || fromCents < minimum };
}

const NO_PRICE = { fromCents: null, startingFrom: false } as const;

/** A type as it is offered; without a price if it is disabled. Amounts in cents. */
function offerOf(type: DeliveryType, rates: DeliveryRates, shops: readonly CartShopName[]) {
  const costs = shops.map(({ id }) => methodsOf(rates, id, type).map((method) => method.costCents));
  const lacking = shops.filter((_, index) => costs[index]?.length === 0);
  const offered = rates.types.find((each) => each.type === type);
  const names = [
    ...lacking.map(({ id, name }) => name || (rateOf(rates, id)?.shopName ?? '')),
    ...(offered?.disabledFor ?? []),
  ];
  const disabled = shops.length === 0 || lacking.length > 0 || offered?.disabled === true;
  return {
    type,
    ...(disabled ? NO_PRICE : priceOf(offered, costs)),
    disabled,
    disabledFor: disabled ? [...new Set(names.filter(Boolean))] : [],
  };
}

export type DeliveryTypeOffer = ReturnType<typeof offerOf>;

/**
 * The delivery types of a cart. "A type is disabled if any shop offers no method of it", or if the server disables it;
 * "enabled types sort first"; "'starting from' is shown when method costs differ". Skips types that neither the server
 * nor any shop offers. Spec section 4 "Delivery".
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
