import type { Id } from '../../../lib/config/id.ts';
import {
  DELIVERY_TYPES,
  type DeliveryRates,
  type DeliveryType,
  type OfferedType,
  methodsOf,
  rateOf,
} from './delivery-rates.ts';

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
