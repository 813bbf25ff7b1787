import type { Id } from '../../../lib/config/id.ts';
import {
  placeOf,
  ratesOf,
  shopMethods,
  type DeliveryChoice,
  type ShopMethod,
} from './delivery-choice.ts';
import { rateOf, type PaymentKind } from './delivery-rates.ts';

/** What the delivery step may say beside its fields. Spec sections 5 "Delivery" and 8 "Delivery". */
type DeliveryMessageId =
  | 'delivery.errors.typeMissing'
  | 'delivery.errors.addressMissing'
  | 'delivery.errors.pickupPointMissing'
  | 'delivery.errors.methodMissing'
  | 'delivery.errors.ratesLoading'
  | 'delivery.unavailable'
  | 'delivery.noDeliveryMethodsAvailable'
  | 'delivery.deliveryMethodAddressUnavailableForShop';

type DeliveryField = 'deliveryType' | 'deliveryAddressId' | 'pickupPoint' | 'methods';

/** What is missing or wrong; `shopId` names the shop of a method. */
export interface DeliveryIssue {
  field: DeliveryField;
  message: DeliveryMessageId;
  shopId?: Id;
}

/** "For pickup point, a method or pickup point": a shop that hands out at the chosen point, or has a method. */
function isCovered(choice: DeliveryChoice, { shopId, method }: ShopMethod): boolean {
  if (method) return true;
  const rates = ratesOf(choice);
  const atPoint = choice.type === 'PICKUP_POINT' && choice.pickupPoint !== null;
  const rate = rates && rateOf(rates, shopId);
  return atPoint && rate?.available === true && shopMethods(choice, shopId).length === 0;
}

/** The shops that cannot bring their goods to the chosen place; none while its rates are on their way. */
export function shopsWithoutMethod(choice: DeliveryChoice): readonly Id[] {
  if (choice.type === null || ratesOf(choice) === null) return [];
  return choice.shops
    .filter((shop) => shopMethods(choice, shop.shopId).length === 0 && !isCovered(choice, shop))
    .map((shop) => shop.shopId);
}

/** "If an address is chosen and no rates return": no shop can bring its goods there. Spec section 4. */
export function hasNoMethods(choice: DeliveryChoice): boolean {
  return (
    placeOf(choice) !== null &&
    choice.shops.length > 0 &&
    shopsWithoutMethod(choice).length === choice.shops.length
  );
}

/** Whether rates of the chosen place (or, before a type is chosen, in general) have still to be asked for. */
export function needsRates(choice: DeliveryChoice): boolean {
  return ratesOf(choice) === null;
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
  if (needsRates(choice)) return [{ field, message: 'delivery.errors.ratesLoading' }];
  if (hasNoMethods(choice)) return [{ field, message: 'delivery.noDeliveryMethodsAvailable' }];
  const without = new Set(shopsWithoutMethod(choice));
  const unavailable =
    placeOf(choice) === null
      ? 'delivery.unavailable'
      : 'delivery.deliveryMethodAddressUnavailableForShop';
  return choice.shops
    .filter((shop) => !isCovered(choice, shop))
    .map(({ shopId }) => ({
      field,
      shopId,
      message: without.has(shopId) ? unavailable : 'delivery.errors.methodMissing',
    }));
}

/** What keeps the choice from being ordered, in the order of the step; none when all is chosen. Spec section 5. */
export function deliveryIssues(choice: DeliveryChoice): readonly DeliveryIssue[] {
  if (choice.type === null) {
    return [{ field: 'deliveryType', message: 'delivery.errors.typeMissing' }];
  }
  const place = placeIssue(choice);
  return place ? [place] : methodIssues(choice);
}

/** Whether every shop has its way of delivery, at a place whose rates are known. */
export function isDeliveryComplete(choice: DeliveryChoice): boolean {
  return choice.shops.length > 0 && deliveryIssues(choice).length === 0;
}

/** What the chosen methods cost together, in cents; null while one is missing. */
export function deliveryCents(choice: DeliveryChoice): number | null {
  if (!isDeliveryComplete(choice)) return null;
  return choice.shops.reduce((sum, { method }) => sum + (method?.costCents ?? 0), 0);
}

const ACCEPTS = {
  online: 'acceptsOnlinePayment',
  offline: 'acceptsOfflinePayment',
} as const;

/**
 * How the order can be paid: what the cart offers, as far as "every selected method accepts" it. Spec section 4
 * "Delivery". None of them: paymentMethods.methods.notAvailable.
 */
export function availablePayments(
  shops: readonly ShopMethod[],
  offered: readonly PaymentKind[],
): readonly PaymentKind[] {
  return [...new Set(offered)].filter((kind) =>
    shops.every(({ method }) => method === null || method[ACCEPTS[kind]]),
  );
}

/** The only way to pay, which is chosen by itself; null when there are several or none. Spec section 4 "Payment step". */
export function solePayment(payments: readonly PaymentKind[]): PaymentKind | null {
  return payments.length === 1 ? (payments[0] ?? null) : null;
}
