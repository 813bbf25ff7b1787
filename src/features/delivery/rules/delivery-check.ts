import type { Id } from '../../../lib/config/id.ts';
import {
  placeOf,
  ratesOf,
  shopMethods,
  type DeliveryChoice,
  type ShopMethod,
} from './delivery-choice.ts';
import { rateOf, type PaymentKind } from './delivery-rates.ts';

/** The error messages of the delivery step. Spec sections 5 "Delivery" and 8 "Delivery". */
type DeliveryMessageId =
  | 'delivery.errors.typeMissing'
  | 'delivery.errors.addressMissing'
  | 'delivery.errors.pickupPointMissing'
  | 'delivery.errors.methodMissing'
  | 'delivery.errors.ratesLoading'
  | 'delivery.unavailable'
  | 'delivery.noDeliveryMethodsAvailable'
  | 'delivery.deliveryMethodAddressUnavailableForShop';

/** A missing or invalid choice; `shopId` is the shop of a method. */
export interface DeliveryIssue {
  field: 'deliveryType' | 'deliveryAddressId' | 'pickupPoint' | 'methods';
  message: DeliveryMessageId;
  shopId?: Id;
}

/**
 * The shops that do not deliver to the chosen place; none while its rates load. "For pickup point, a method or pickup
 * point": at a chosen point, an available shop needs no method.
 */
export function shopsWithoutMethod(choice: DeliveryChoice): readonly Id[] {
  const rates = ratesOf(choice);
  if (choice.type === null || rates === null) return [];
  const isAtPoint = choice.type === 'PICKUP_POINT' && choice.pickupPoint !== null;
  return choice.shops
    .map(({ shopId }) => shopId)
    .filter((shopId) => shopMethods(choice, shopId).length === 0)
    .filter((shopId) => !isAtPoint || rateOf(rates, shopId)?.available !== true);
}

/** "If an address is chosen and no rates return": no shop delivers there. Spec section 4. */
export function hasNoMethods(choice: DeliveryChoice): boolean {
  return (
    placeOf(choice) !== null &&
    choice.shops.length > 0 &&
    shopsWithoutMethod(choice).length === choice.shops.length
  );
}

function placeIssue({ type, address, pickupPoint }: DeliveryChoice): DeliveryIssue | null {
  if (type === 'DELIVERY' && !address) {
    return { field: 'deliveryAddressId', message: 'delivery.errors.addressMissing' };
  }
  return type === 'PICKUP_POINT' && !pickupPoint
    ? { field: 'pickupPoint', message: 'delivery.errors.pickupPointMissing' }
    : null;
}

function methodIssues(choice: DeliveryChoice): readonly DeliveryIssue[] {
  const field = 'methods';
  if (ratesOf(choice) === null) return [{ field, message: 'delivery.errors.ratesLoading' }];
  if (hasNoMethods(choice)) return [{ field, message: 'delivery.noDeliveryMethodsAvailable' }];
  const without = new Set(shopsWithoutMethod(choice));
  const unavailable =
    placeOf(choice) === null
      ? 'delivery.unavailable'
      : 'delivery.deliveryMethodAddressUnavailableForShop';
  return choice.shops
    .filter(
      ({ shopId, method }) =>
        without.has(shopId) || (!method && shopMethods(choice, shopId).length > 0),
    )
    .map(({ shopId }) => ({
      field,
      shopId,
      message: without.has(shopId) ? unavailable : 'delivery.errors.methodMissing',
    }));
}

/** The issues of the choice, in the order of the step. Spec section 5. */
export function deliveryIssues(choice: DeliveryChoice): readonly DeliveryIssue[] {
  if (choice.type === null) {
    return [{ field: 'deliveryType', message: 'delivery.errors.typeMissing' }];
  }
  const place = placeIssue(choice);
  return place ? [place] : methodIssues(choice);
}

/** The total of the chosen methods, in cents; null unless every shop has one at a place with known rates. */
export function deliveryCents(choice: DeliveryChoice): number | null {
  if (choice.shops.length === 0 || deliveryIssues(choice).length > 0) return null;
  return choice.shops.reduce((sum, { method }) => sum + (method?.costCents ?? 0), 0);
}

const ACCEPTS = {
  online: 'acceptsOnlinePayment',
  offline: 'acceptsOfflinePayment',
} as const;

/** The cart's payment kinds that "every selected method accepts". Spec section 4 "Delivery". */
export function availablePayments(
  shops: readonly ShopMethod[],
  offered: readonly PaymentKind[],
): readonly PaymentKind[] {
  return [...new Set(offered)].filter((kind) =>
    shops.every(({ method }) => method === null || method[ACCEPTS[kind]]),
  );
}
