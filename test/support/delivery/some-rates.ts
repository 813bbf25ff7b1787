import type {
  DeliveryMethod,
  DeliveryRates,
  DeliveryType,
  ShopRate,
} from '../../../src/features/delivery/rules/delivery-rates.ts';

/** A method that knows for which type it stands. */
export type TypedMethod = DeliveryMethod & { deliveryType: DeliveryType };

/** A method whose id contains its type and number. */
export function aMethod(
  deliveryType: DeliveryType,
  id: string,
  changes: Partial<DeliveryMethod> = {},
): TypedMethod {
  return {
    id,
    name: `Envio ${id}`,
    costCents: 350,
    deliveryType,
    acceptsOnlinePayment: true,
    acceptsOfflinePayment: true,
    shopAddress: null,
    ...changes,
  };
}

/** A shop that offers the given methods. */
export function aShop(shopId: string, methods: readonly TypedMethod[] = []): ShopRate {
  const of = (type: DeliveryType) => methods.filter((method) => method.deliveryType === type);
  return {
    shopId,
    shopName: `Loja ${shopId}`,
    available: true,
    methods: {
      DELIVERY: of('DELIVERY'),
      PICKUP_POINT: of('PICKUP_POINT'),
      STORE_PICKUP: of('STORE_PICKUP'),
    },
  };
}

/** Rates of some shops; the server itself says nothing of types. */
export function someRates(...shops: readonly ShopRate[]): DeliveryRates {
  return { types: [], shops };
}

export const A_POINT = {
  id: '501',
  name: 'Papelaria Avenida',
  address: 'Avenida da República 10',
  postalCode: '1050-191',
  city: 'Lisboa',
  coordinates: { latitude: 38.735, longitude: -9.145 },
};
