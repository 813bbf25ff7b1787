import { onlyOption } from '../../../lib/only-option.ts';
import type { CartShop } from '../../cart/rules/cart.ts';
import type { Address } from './address-schema.ts';
import {
  type DeliveryMethod,
  type DeliveryRates,
  type DeliveryType,
  methodsOf,
  rateOf,
  type RatesPlace,
} from './delivery-rates.ts';
import type { PickupPoint } from './pickup-point-search.ts';

/** The parts of an address that its rates depend on. */
type ChosenAddress = Pick<Address, 'id' | 'countryId' | 'postalCode'>;

/** How the customer wants the goods of a product checkout delivered. Spec section 4 "Delivery". */
export interface DeliveryChoice {
  type: DeliveryType | null;
  address: ChosenAddress | null;
  pickupPoint: PickupPoint | null;
  /** The customer's picks by shop; each counts where its shop offers that method. */
  picked: Readonly<Record<string, string>>;
}

/** An event of the choice. */
export type DeliveryEvent =
  /** Null for "Change delivery type". */
  | { kind: 'typeChosen'; type: DeliveryType | null }
  | { kind: 'addressChosen'; address: ChosenAddress | null }
  | { kind: 'pickupPointChosen'; pickupPoint: PickupPoint | null }
  | { kind: 'methodChosen'; shopId: string; methodId: string };

/** Nothing chosen yet. */
export const NO_DELIVERY: DeliveryChoice = {
  type: null,
  address: null,
  pickupPoint: null,
  picked: {},
};

/** The choice after an event; another type resets everything else. Spec section 4 "Delivery". */
export function nextDelivery(choice: DeliveryChoice, event: DeliveryEvent): DeliveryChoice {
  switch (event.kind) {
    case 'typeChosen':
      return { ...NO_DELIVERY, type: event.type };
    case 'addressChosen':
      return choice.type === 'DELIVERY' ? { ...choice, address: event.address } : choice;
    case 'pickupPointChosen':
      return choice.type === 'PICKUP_POINT'
        ? { ...choice, pickupPoint: event.pickupPoint }
        : choice;
    case 'methodChosen':
      return { ...choice, picked: { ...choice.picked, [event.shopId]: event.methodId } };
  }
}

/** The place that the choice needs rates for: its address or pickup point; null for general rates. */
export function placeOf({ type, address, pickupPoint }: DeliveryChoice): RatesPlace {
  if (type === 'DELIVERY' && address) {
    return { countryId: address.countryId, postalCode: address.postalCode };
  }
  return type === 'PICKUP_POINT' && pickupPoint ? { pickupPoint: pickupPoint.id } : null;
}

/** How a shop of the cart delivers. */
export interface ShopDelivery {
  shopId: string;
  shopName: string;
  /** The methods of the chosen type at the chosen place. */
  methods: readonly DeliveryMethod[];
  /** The picked method if the shop offers it, else its only one. */
  method: DeliveryMethod | null;
  /** The shop does not deliver to the place. */
  lacksMethod: boolean;
  openingHours: string | null;
}

/**
 * How each shop of the cart delivers, by the rates at the chosen place; empty until these are loaded. "For pickup point, a
 * method or pickup point": at a chosen point, an available shop needs no method. Spec section 4 "Delivery".
 */
export function shopDeliveries(
  choice: DeliveryChoice,
  rates: DeliveryRates | null,
  shops: readonly Pick<CartShop, 'id' | 'name'>[],
): readonly ShopDelivery[] {
  const { type, pickupPoint, picked } = choice;
  if (type === null || rates === null) return [];
  const names = new Map(shops.map(({ id, name }) => [id, name]));
  return [...names].map(([shopId, shopName]) => {
    const rate = rateOf(rates, shopId);
    const methods = methodsOf(rates, shopId, type);
    const pickedId = Object.hasOwn(picked, shopId) ? picked[shopId] : undefined;
    const needsNone = type === 'PICKUP_POINT' && pickupPoint !== null && rate?.available === true;
    return {
      shopId,
      shopName,
      methods,
      method: methods.find(({ id }) => id === pickedId) ?? onlyOption(methods),
      lacksMethod: methods.length === 0 && !needsNone,
      openingHours: rate?.openingHours ?? null,
    };
  });
}
