import { DELIVERY_TYPES } from '../../../src/features/delivery/rules/delivery-rates.ts';
import { PORTUGAL_COUNTRY_ID } from '../../../src/lib/limits.ts';
import { addressLine } from '../../../src/features/offer/rules/shop.ts';
import { findShop } from '../shop/find-shop.ts';
import { SandboxError } from '../support/sandbox-error.ts';
import { METHODS, type MethodRow, type Place } from './methods-data.ts';
import { PICKUP_POINTS, type PickupPointRow } from './pickup-points-data.ts';

/** Where rates are asked for; null for what is offered in general. */
export type RatesQuery = { place: Place } | { point: PickupPointRow } | null;

/** The pickup point of an id; refuses an unknown one with 404. */
export function findPoint(id: string): PickupPointRow {
  const point = PICKUP_POINTS.find((row) => String(row.id) === id);
  if (!point) throw new SandboxError('NOT_FOUND', { pickupPoint: id });
  return point;
}

/** Whether a method may be chosen there: parcels for an address or a point, shops for everybody. */
export function isOffered(method: MethodRow, query: RatesQuery): boolean {
  if (query === null) return true;
  const place =
    'place' in query
      ? query.place
      : { countryId: PORTUGAL_COUNTRY_ID, postalCode: query.point.postalCode };
  const type = 'place' in query ? 'DELIVERY' : 'PICKUP_POINT';
  return method.deliveryType === type && (method.goesTo?.(place) ?? true);
}

function shopRate(shopId: string, methods: readonly MethodRow[]) {
  const shop = findShop(shopId);
  const costs = methods.map((method) => method.costWithVat);
  const named = methods.map(({ goesTo: _goesTo, ...method }) => ({
    ...method,
    ...(method.deliveryType === 'STORE_PICKUP' && { shopAddress: addressLine(shop.addressView) }),
  }));
  return {
    shopId: shop.id,
    shopName: shop.name,
    openingHours: shop.openingHours,
    price: Math.min(...costs),
    available: true,
    methods: Object.fromEntries(
      DELIVERY_TYPES.map((type) => [type, named.filter((each) => each.deliveryType === type)]),
    ),
  };
}

/** `{types, shops}`; shops that offer nothing there are left out. Contract section 3 "rates". */
export function ratesFor(query: RatesQuery) {
  const shops = Object.entries(METHODS).flatMap(([shopId, rows]) => {
    const methods = rows.filter((method) => isOffered(method, query));
    return methods.length > 0 ? [shopRate(shopId, methods)] : [];
  });
  const all = Object.values(METHODS).flat();
  const types = DELIVERY_TYPES.map((type) => {
    const costs = all
      .filter((method) => method.deliveryType === type && isOffered(method, query))
      .map((method) => method.costWithVat);
    // The request does not name the goods: only free delivery costs the same for every cart.
    const isFree = costs.length > 0 && costs.every((cost) => cost === 0);
    return {
      type,
      ...(isFree && { price: 0, startingFrom: false }),
      disabled: false,
      disabledFor: [],
    };
  });
  return { types, shops };
}
