import { placeOf, type DeliveryChoice, type ShopDelivery } from './delivery-choice-rules.ts';
import type { PaymentKind } from './saved-delivery.ts';

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
  shopId?: string;
}

/** The shops of the cart; empty until the rates are loaded. */
type ShopDeliveries = readonly ShopDelivery[];

/** "If an address is chosen and no rates return": no shop delivers there. Spec section 4. */
export function hasNoMethods(choice: DeliveryChoice, shops: ShopDeliveries): boolean {
  return (
    placeOf(choice) !== null && shops.length > 0 && shops.every(({ lacksMethod }) => lacksMethod)
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

function methodIssues(choice: DeliveryChoice, shops: ShopDeliveries): readonly DeliveryIssue[] {
  const field = 'methods';
  if (shops.length === 0) return [{ field, message: 'delivery.errors.ratesLoading' }];
  if (hasNoMethods(choice, shops)) {
    return [{ field, message: 'delivery.noDeliveryMethodsAvailable' }];
  }
  const unavailable =
    placeOf(choice) === null
      ? 'delivery.unavailable'
      : 'delivery.deliveryMethodAddressUnavailableForShop';
  return shops
    .filter(({ method, methods, lacksMethod }) => lacksMethod || (!method && methods.length > 0))
    .map(({ shopId, lacksMethod }) => ({
      field,
      shopId,
      message: lacksMethod ? unavailable : 'delivery.errors.methodMissing',
    }));
}

/** The issues of the choice, in the order of the step. Spec section 5. */
export function deliveryIssues(
  choice: DeliveryChoice,
  shops: ShopDeliveries,
): readonly DeliveryIssue[] {
  if (choice.type === null) {
    return [{ field: 'deliveryType', message: 'delivery.errors.typeMissing' }];
  }
  const place = placeIssue(choice);
  return place ? [place] : methodIssues(choice, shops);
}

/** The total of the chosen methods, in cents; null unless every shop has one at a place with known rates. */
export function deliveryCents(choice: DeliveryChoice, shops: ShopDeliveries): number | null {
  if (deliveryIssues(choice, shops).length > 0) return null;
  return shops.reduce((sum, { method }) => sum + (method?.costCents ?? 0), 0);
}

const ACCEPTS = {
  online: 'acceptsOnlinePayment',
  offline: 'acceptsOfflinePayment',
} as const;

/** The cart's payment kinds that "every selected method accepts". Spec section 4 "Delivery". */
export function availablePayments(
  shops: readonly Pick<ShopDelivery, 'method'>[],
  offered: readonly PaymentKind[],
): readonly PaymentKind[] {
  return [...new Set(offered)].filter((kind) =>
    shops.every(({ method }) => method === null || method[ACCEPTS[kind]]),
  );
}
