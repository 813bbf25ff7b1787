import { configAtom } from '../../../src/context/checkout-context.ts';
import { savedStateAtom, savedStateKeyAtom } from '../../../src/flow/state/saved-state.ts';
import { ApiError } from '../../../src/platform/api/http/api-error.ts';
import type { OrderAnswer } from '../../../src/features/ordering/calls/orders.ts';
import type { Address } from '../../../src/features/delivery/rules/address-schema.ts';
import { BOOKING_TYPE } from '../../../src/features/offer/rules/booking-type.ts';
import type {
  CartEntry,
  ShoppingCart,
} from '../../../src/features/cart/rules/server-cart-schema.ts';
import type { CheckoutConfig } from '../../../src/lib/config/checkout-config.ts';
import type { DeliveryRates } from '../../../src/features/delivery/rules/delivery-rates.ts';
import type { PaymentKind } from '../../../src/features/delivery/rules/saved-delivery.ts';
import { A_POINT, aMethod, aShop, someRates } from '../delivery/some-rates.ts';
import type { PickupPoint } from '../../../src/features/delivery/rules/pickup-point-search.ts';
import type { OrderPayload } from '../../../src/features/ordering/rules/order-payload.ts';
import type { UserSession } from '../../../src/lib/user-session.ts';
import { createFakeHost } from '../state/fake-host.ts';
import { createFakeServer } from '../state/fake-server.ts';
import { aShop as aShopOfMenu } from '../state/fake-shop.ts';
import { startTestCheckout } from '../state/start-test-checkout.ts';

const NOW = Date.parse('2026-11-20T10:00:00Z');

function anItem(id: string, unitCents: number): CartEntry {
  return {
    id,
    productId: id,
    name: `Artigo ${id}`,
    quantity: 2,
    unitCents,
    unitBeforeCents: null,
    lineCents: 2 * unitCents,
    lineBeforeCents: null,
    currency: 'EUR',
    image: null,
    notes: '',
  };
}

/** The server's cart of one shop with an item at a price in cents, or of two shops. */
export function aCart(unitCents = 1000, shops: readonly string[] = ['3']): ShoppingCart {
  const total = 2 * unitCents * shops.length;
  return {
    couponCode: null,
    shops: shops.map((id) => ({ id, name: `Loja ${id}`, items: [anItem(`${id}1`, unitCents)] })),
    itemsTotalCents: total,
    discountCents: 0,
    finalCents: total,
  };
}

export const HOME: Address = {
  id: '9001',
  addressName: 'Casa',
  countryId: '139',
  city: 'Lisboa',
  postalCode: '1100-544',
  street: 'Rua de São Miguel 41',
  floorDoor: '2.º',
  company: '',
  vatId: '',
};

/** One way of each kind in each shop. */
export const ALL_WAYS = (shopId: string) =>
  aShop(shopId, [
    aMethod('DELIVERY', `${shopId}01`),
    aMethod('PICKUP_POINT', `${shopId}03`),
    aMethod('STORE_PICKUP', `${shopId}04`, { costCents: 0 }),
  ]);

/** Orders that were sent, and what a fake server says to each call of product checkout; change it in a test. */
export interface FakeStore {
  cart: ShoppingCart;
  rates: (place: unknown) => Promise<DeliveryRates>;
  payments: readonly PaymentKind[];
  points: readonly PickupPoint[];
  addresses: readonly Address[];
  user: UserSession | null;
  /** The shop's contact details; null where they cannot be read. */
  shopPhone: string | null;
  answerOrder: () => Promise<Omit<OrderAnswer, 'fault'> & Partial<OrderAnswer>>;
  readonly orders: { payload: OrderPayload; token: string | null; intentKey: string }[];
  readonly calls: string[];
}

/** Starts product checkout of a guest, or of whoever the config names, on a server that answers from memory. */
export async function startProductCheckout(
  changes: Partial<FakeStore> = {},
  config: Partial<CheckoutConfig> = {},
) {
  const host = createFakeHost(NOW);
  const server = createFakeServer(BOOKING_TYPE.NORMAL, []);
  const shop: FakeStore = {
    cart: aCart(),
    rates: async () => someRates(ALL_WAYS('3'), ALL_WAYS('4')),
    payments: ['online', 'offline'],
    points: [A_POINT],
    addresses: [HOME],
    user: null,
    shopPhone: null,
    answerOrder: async () => ({ orderRef: 'E-7001', paymentUrl: null }),
    orders: [],
    calls: [],
    ...changes,
  };
  server.user = shop.user;
  const said = <Value>(call: string, value: Value): Value => {
    shop.calls.push(call);
    return value;
  };
  Object.assign(server.api, {
    getShop: async (id: string) => {
      said('getShop', id);
      if (shop.shopPhone === null) throw new ApiError('api', 'no shop', { status: 500 });
      return { ...aShopOfMenu([]), id, name: `Loja ${id}`, phone: shop.shopPhone || null };
    },
    getShoppingCart: async () => said('getShoppingCart', shop.cart),
    getDeliveryRates: async (place: unknown) => said('getDeliveryRates', shop.rates(place)),
    getPaymentMethods: async () => said('getPaymentMethods', shop.payments),
    getPickupPoints: async () => said('getPickupPoints', shop.points),
    getCountries: async () => said('getCountries', [{ id: '139', name: 'Portugal' }]),
    getAddresses: async () => said('getAddresses', shop.addresses),
    createOrder: async (
      payload: OrderPayload,
      user: { token: string } | null,
      { intentKey }: { intentKey: string },
    ) => {
      shop.orders.push({ payload, token: user?.token ?? null, intentKey });
      return { fault: null, ...(await shop.answerOrder()) };
    },
  });
  const store = await startTestCheckout(server, host, {
    campaignId: null,
    products: true,
    shopId: '3',
    ...config,
  });
  return { server, shop, host, store };
}

export type ProductCheckout = Awaited<ReturnType<typeof startProductCheckout>>;

/** Loads the page of a product order once more, with what the tab has stored. */
export async function reloadOrder({ store, server, host }: ProductCheckout) {
  const saved = store.get(savedStateAtom);
  if (!saved) throw new Error('nothing is saved');
  host.storage.write(store.get(savedStateKeyAtom), JSON.stringify(saved));
  return startTestCheckout(server, host, store.get(configAtom));
}
