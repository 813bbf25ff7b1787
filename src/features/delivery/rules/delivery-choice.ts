import type { Id } from '../../../lib/config/id.ts';
import {
  type DeliveryMethod,
  type DeliveryRates,
  type DeliveryType,
  isSamePlace,
  methodsOf,
  type RatesPlace,
} from './delivery-rates.ts';
import type { PickupPoint } from './pickup-points.ts';

/** The address that goods go to, as far as rates depend on it. */
interface ChosenAddress {
  id: Id;
  countryId: Id;
  postalCode: string;
}

/** A shop of the cart with its method; null while none is chosen. */
export interface ShopMethod {
  shopId: Id;
  method: DeliveryMethod | null;
}

/** How the goods of a product checkout get to the customer. Spec section 4 "Delivery". */
export interface DeliveryChoice {
  type: DeliveryType | null;
  address: ChosenAddress | null;
  pickupPoint: PickupPoint | null;
  /** Every shop of the cart, in its order. Chosen methods are of `type`, and of the rates that hold now. */
  shops: readonly ShopMethod[];
  /** What is offered in general; null before it has come. */
  offered: DeliveryRates | null;
  /** What is offered at `placeOf` the choice; null before it has come. */
  local: { place: RatesPlace; rates: DeliveryRates } | null;
  /** What the customer picked shop by shop: taken up again where another place offers it too. */
  picked: Readonly<Record<Id, Id>>;
}

/** What may happen to the choice. */
export type DeliveryEvent =
  /** Rates have come for a place; those of a place that was left since then are dropped. */
  | { kind: 'ratesArrived'; place: RatesPlace; rates: DeliveryRates }
  | { kind: 'typeChosen'; type: DeliveryType }
  /** "Change delivery type". */
  | { kind: 'typeCleared' }
  | { kind: 'addressChosen'; address: ChosenAddress | null }
  | { kind: 'pickupPointChosen'; pickupPoint: PickupPoint | null }
  | { kind: 'methodChosen'; shopId: Id; methodId: Id }
  | { kind: 'cartChanged'; shopIds: readonly Id[] };

/** The choice before anything is chosen, for the shops of a cart. */
export function startDelivery(shopIds: readonly Id[]): DeliveryChoice {
  return {
    type: null,
    address: null,
    pickupPoint: null,
    shops: [...new Set(shopIds)].map((shopId) => ({ shopId, method: null })),
    offered: null,
    local: null,
    picked: {},
  };
}

/** Where rates hold for the choice: at the address or the point of its type, else in general. */
export function placeOf(
  choice: Pick<DeliveryChoice, 'type' | 'address' | 'pickupPoint'>,
): RatesPlace {
  const { type, address, pickupPoint } = choice;
  if (type === 'DELIVERY' && address) {
    return { countryId: address.countryId, postalCode: address.postalCode };
  }
  return type === 'PICKUP_POINT' && pickupPoint ? { pickupPoint: pickupPoint.id } : null;
}

/** The rates that hold for the choice now; null while they are on their way. */
export function ratesOf(choice: DeliveryChoice): DeliveryRates | null {
  const place = placeOf(choice);
  if (place === null) return choice.offered;
  return choice.local && isSamePlace(choice.local.place, place) ? choice.local.rates : null;
}

/** What a shop offers for the type that was chosen, at the place that was chosen. */
export function shopMethods(choice: DeliveryChoice, shopId: Id): readonly DeliveryMethod[] {
  return methodsOf(ratesOf(choice), shopId, choice.type);
}

/** Gives every shop the method that was picked, where it is offered, or else its only one. */
function settle(choice: DeliveryChoice): DeliveryChoice {
  const shops = choice.shops.map(({ shopId }) => {
    const methods = shopMethods(choice, shopId);
    const picked = Object.hasOwn(choice.picked, shopId) ? choice.picked[shopId] : undefined;
    const only = methods.length === 1 ? methods[0] : undefined;
    return { shopId, method: methods.find((method) => method.id === picked) ?? only ?? null };
  });
  return { ...choice, shops };
}

function applyRates(choice: DeliveryChoice, place: RatesPlace, rates: DeliveryRates) {
  if (place === null) return { ...choice, offered: rates };
  return isSamePlace(place, placeOf(choice)) ? { ...choice, local: { place, rates } } : choice;
}

/** Another type begins anew: no method, no pickup point, no address. */
function withType(choice: DeliveryChoice, type: DeliveryType | null): DeliveryChoice {
  return { ...choice, type, address: null, pickupPoint: null, local: null, picked: {} };
}

type EventOf<Kind extends DeliveryEvent['kind']> = Extract<DeliveryEvent, { kind: Kind }>;

const REDUCERS: {
  [Kind in DeliveryEvent['kind']]: (choice: DeliveryChoice, event: EventOf<Kind>) => DeliveryChoice;
} = {
  ratesArrived: (choice, { place, rates }) => applyRates(choice, place, rates),
  typeChosen: (choice, { type }) => withType(choice, type),
  typeCleared: (choice) => withType(choice, null),
  addressChosen: (choice, { address }) =>
    choice.type === 'DELIVERY' ? { ...choice, address } : choice,
  pickupPointChosen: (choice, { pickupPoint }) =>
    choice.type === 'PICKUP_POINT' ? { ...choice, pickupPoint } : choice,
  methodChosen: (choice, { shopId, methodId }) => ({
    ...choice,
    picked: { ...choice.picked, [shopId]: methodId },
  }),
  cartChanged: (choice, { shopIds }) => ({ ...choice, shops: startDelivery(shopIds).shops }),
};

function reduce<Kind extends DeliveryEvent['kind']>(
  choice: DeliveryChoice,
  event: EventOf<Kind> & { kind: Kind },
): DeliveryChoice {
  return REDUCERS[event.kind](choice, event);
}

/**
 * The choice after an event. Whatever happens, a chosen method belongs to the chosen type and is offered by its shop at
 * the chosen place, and every shop of the cart stands in `shops` once. Spec section 4 "Delivery".
 */
export function nextDelivery(choice: DeliveryChoice, event: DeliveryEvent): DeliveryChoice {
  return settle(reduce(choice, event));
}
