import type { Id } from '../../../lib/config/id.ts';
import { soleOf } from '../../../lib/sole.ts';
import type { Address } from './addresses.ts';
import {
  type DeliveryMethod,
  type DeliveryRates,
  type DeliveryType,
  isSamePlace,
  methodsOf,
  type RatesPlace,
} from './delivery-rates.ts';
import type { PickupPoint } from './pickup-points.ts';

/** The parts of an address that its rates depend on. */
type ChosenAddress = Pick<Address, 'id' | 'countryId' | 'postalCode'>;

/** A shop of the cart with its chosen method. */
export interface ShopMethod {
  shopId: Id;
  method: DeliveryMethod | null;
}

/** How the goods of a product checkout are delivered. Spec section 4 "Delivery". */
export interface DeliveryChoice {
  type: DeliveryType | null;
  address: ChosenAddress | null;
  pickupPoint: PickupPoint | null;
  /** Every shop of the cart, in its order. Chosen methods are of `type` and of the current rates. */
  shops: readonly ShopMethod[];
  /** The general rates; null before they are loaded. */
  offered: DeliveryRates | null;
  /** The rates at a place; null before they are loaded. */
  local: { place: RatesPlace; rates: DeliveryRates } | null;
  /** The customer's picks by shop, reused if another place offers the same method. */
  picked: Readonly<Record<Id, Id>>;
}

/** An event of the choice. */
export type DeliveryEvent =
  /** Rates of a place have loaded; those of an abandoned place are dropped. */
  | { kind: 'ratesArrived'; place: RatesPlace; rates: DeliveryRates }
  /** Null for "Change delivery type". */
  | { kind: 'typeChosen'; type: DeliveryType | null }
  | { kind: 'addressChosen'; address: ChosenAddress | null }
  | { kind: 'pickupPointChosen'; pickupPoint: PickupPoint | null }
  | { kind: 'methodChosen'; shopId: Id; methodId: Id }
  | { kind: 'cartChanged'; shopIds: readonly Id[] };

/** The initial choice for the shops of a cart. */
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

/** The place that the choice needs rates for: its address or pickup point; null for general rates. */
export function placeOf({ type, address, pickupPoint }: DeliveryChoice): RatesPlace {
  if (type === 'DELIVERY' && address) {
    return { countryId: address.countryId, postalCode: address.postalCode };
  }
  return type === 'PICKUP_POINT' && pickupPoint ? { pickupPoint: pickupPoint.id } : null;
}

/** The current rates; null while they load. */
export function ratesOf(choice: DeliveryChoice): DeliveryRates | null {
  const place = placeOf(choice);
  if (place === null) return choice.offered;
  return choice.local && isSamePlace(choice.local.place, place) ? choice.local.rates : null;
}

/** A shop's methods of the chosen type at the chosen place. */
export function shopMethods(choice: DeliveryChoice, shopId: Id): readonly DeliveryMethod[] {
  return methodsOf(ratesOf(choice), shopId, choice.type);
}

/** Chooses the picked method of every shop if it is offered, else its only one. */
function chooseMethods(choice: DeliveryChoice): DeliveryChoice {
  const shops = choice.shops.map(({ shopId }) => {
    const methods = shopMethods(choice, shopId);
    const picked = Object.hasOwn(choice.picked, shopId) ? choice.picked[shopId] : undefined;
    return { shopId, method: methods.find(({ id }) => id === picked) ?? soleOf(methods) };
  });
  return { ...choice, shops };
}

function applyRates(choice: DeliveryChoice, place: RatesPlace, rates: DeliveryRates) {
  if (place === null) return { ...choice, offered: rates };
  return isSamePlace(place, placeOf(choice)) ? { ...choice, local: { place, rates } } : choice;
}

/** Sets the type and resets methods, pickup point and address. */
function withType(choice: DeliveryChoice, type: DeliveryType | null): DeliveryChoice {
  return { ...choice, type, address: null, pickupPoint: null, local: null, picked: {} };
}

function reduce(choice: DeliveryChoice, event: DeliveryEvent): DeliveryChoice {
  switch (event.kind) {
    case 'ratesArrived':
      return applyRates(choice, event.place, event.rates);
    case 'typeChosen':
      return withType(choice, event.type);
    case 'addressChosen':
      return choice.type === 'DELIVERY' ? { ...choice, address: event.address } : choice;
    case 'pickupPointChosen':
      return choice.type === 'PICKUP_POINT'
        ? { ...choice, pickupPoint: event.pickupPoint }
        : choice;
    case 'methodChosen':
      return { ...choice, picked: { ...choice.picked, [event.shopId]: event.methodId } };
    case 'cartChanged':
      return { ...choice, shops: startDelivery(event.shopIds).shops };
  }
}

/**
 * The choice after an event. A chosen method is always of the chosen type and offered by its shop at the chosen place, and
 * `shops` contains every shop of the cart once. Spec section 4 "Delivery".
 */
export function nextDelivery(choice: DeliveryChoice, event: DeliveryEvent): DeliveryChoice {
  return chooseMethods(reduce(choice, event));
}
