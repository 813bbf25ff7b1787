import * as prizes from '../../../src/features/account/calls/prize-calls.ts';
import * as profile from '../../../src/features/account/calls/profile.ts';
import * as signIn from '../../../src/features/account/calls/sign-in-calls.ts';
import * as bookings from '../../../src/features/booking/calls/bookings.ts';
import * as cart from '../../../src/features/cart/calls/cart-calls.ts';
import * as sms from '../../../src/features/confirmation/calls/sms.ts';
import * as addresses from '../../../src/features/delivery/calls/address-calls.ts';
import * as delivery from '../../../src/features/delivery/calls/delivery-calls.ts';
import * as plans from '../../../src/features/membership/calls/premium-plans.ts';
import * as campaign from '../../../src/features/offer/calls/campaign-calls.ts';
import * as entityConfig from '../../../src/features/offer/calls/entity-config-call.ts';
import * as shop from '../../../src/features/offer/calls/shop-calls.ts';
import * as slots from '../../../src/features/offer/calls/slot-calls.ts';
import * as orders from '../../../src/features/ordering/calls/orders.ts';
import * as payments from '../../../src/features/payment/calls/payment-calls.ts';
import * as points from '../../../src/features/points/calls/points-calls.ts';
import * as categories from '../../../src/features/services/calls/category-calls.ts';
import * as resources from '../../../src/features/booking/calls/resource-calls.ts';
import type { ApiContext } from '../../../src/platform/api/api-context.ts';
import type { ReadCall, WriteCall } from '../../../src/platform/api/define-call.ts';
import type {
  CallOptions,
  NamedEndpoint,
  WriteOptions,
} from '../../../src/platform/api/http/endpoint.ts';
import { createClient } from '../../../src/platform/api/http/http-client.ts';
import type { BookingPayload } from '../../../src/features/booking/rules/booking-payload.ts';
import type { OrderPayload } from '../../../src/features/ordering/rules/order-payload.ts';
import type {
  PaymentLinkPayload,
  WalletPaymentPayload,
} from '../../../src/features/payment/rules/payment-payload.ts';
import type { SmsPayload } from '../../../src/features/confirmation/calls/sms.ts';
import type { PointsPayload } from '../../../src/features/points/calls/points-calls.ts';
import {
  SAMPLE_ADDRESS,
  SAMPLE_CAMPAIGN,
  SAMPLE_CART,
  SAMPLE_CATEGORIES,
  SAMPLE_COUNTRIES,
  SAMPLE_ENTITY_CONFIG,
  SAMPLE_ORDER,
  SAMPLE_PAYMENT,
  SAMPLE_PAYMENT_LINK,
  SAMPLE_PICKUP_POINTS,
  SAMPLE_PREMIUM_PLANS,
  SAMPLE_PRIZES,
  SAMPLE_PROFILE,
  SAMPLE_RATES,
  SAMPLE_RESERVATION,
  SAMPLE_RESOURCES,
  SAMPLE_SCHEDULE,
  SAMPLE_SHOP,
  SAMPLE_SIGN_IN,
  SAMPLE_SIGN_UP,
  SAMPLE_SLOTS,
} from './sample-answers.ts';

const EXPORTS = {
  ...prizes,
  ...profile,
  ...signIn,
  ...bookings,
  ...cart,
  ...sms,
  ...addresses,
  ...delivery,
  ...plans,
  ...campaign,
  ...entityConfig,
  ...shop,
  ...slots,
  ...orders,
  ...payments,
  ...points,
  ...categories,
  ...resources,
};

type Exports = typeof EXPORTS;
type Definition = ReadCall<never, unknown> | WriteCall<never, unknown>;

/** A value as a test may hold it: nothing in it is changed. */
type Frozen<Value> = Value extends object
  ? { readonly [Key in keyof Value]: Frozen<Value[Key]> }
  : Value;

/** A call as a function: its arguments, then its options. */
type AsFunction<Call> =
  Call extends WriteCall<infer Args, infer Result>
    ? (...input: [...Args, WriteOptions]) => Promise<Frozen<Result>>
    : Call extends ReadCall<infer Args, infer Result>
      ? (...input: [...Args, CallOptions?]) => Promise<Frozen<Result>>
      : never;

/** Every call of the middleware by its name. */
export type AllCalls = {
  [Name in keyof Exports as Exports[Name] extends Definition ? Name : never]: AsFunction<
    Exports[Name]
  >;
};

const isDefinition = (value: unknown): value is Definition =>
  typeof value === 'object' && value !== null && 'path' in value && 'answer' in value;

/** Every definition that is exported, under the name of its export. */
export const DEFINITIONS: Readonly<Record<string, Definition>> = Object.fromEntries(
  Object.entries(EXPORTS).flatMap(([name, value]) => (isDefinition(value) ? [[name, value]] : [])),
);

export const TEST_USER = { userId: '77', token: 'secret-token' };
const TEST_PERIOD = { startPeriod: '2027-01-15T12:00:00Z', untilMinutes: 43_200 };
const WRITE = { intentKey: 'intent-1' };

export const TEST_BOOKING: BookingPayload = {
  campaignId: 101,
  shopMerchantServiceIds: [],
  prizeTransactionId: null,
  resourceIds: [0],
  slots: [{ startTime: '2027-01-16T20:00:00Z', durationSec: 5400 }],
  partySize: 2,
  refererLink: 'https://shop.example.pt/',
  userInformation: {
    givenName: 'Ana',
    familyName: 'Silva',
    email: 'ana@example.com',
    language: 'pt_PT',
    partnerUserId: '',
    mobileNumber: { dialPrefix: '+351', number: '912345678' },
  },
  orderInformation: { notes: '' },
  onBehalfOfUser: true,
};

export const TEST_SMS: SmsPayload = {
  shopName: 'Tasca da Rita',
  phoneNumber: '210000000',
  campaignType: 1,
  campaignTitle: 'Jantar',
  mobileNumber: '+351912345678',
  promoCode: 'XYZ',
};

export const TEST_LOGIN = { username: 'ana@example.com', password: 'segredo&1', persistence: true };

export const TEST_ADDRESS = { ...SAMPLE_ADDRESS, id: '9001', countryId: '139' };

const PAYMENT = {
  expireDate: '2027-01-17T12:00:30Z',
  invoiceName: 'Ana Silva',
  invoiceFiscalId: '501442600',
  onBehalfOfName: 'Ana Silva',
  campaignId: 110,
  campaignTypeId: 1,
  quantityPurchased: 2,
  prizeTransactionId: 9,
  paymentReservationType: 'voucher',
  email: 'ana@example.com',
} as const;

export const TEST_WALLET_PAYMENT: WalletPaymentPayload = {
  ...PAYMENT,
  paymentMethod: 'mbway',
  paymentPhoneNumber: '+351910000001',
};

export const TEST_PAYMENT_LINK: PaymentLinkPayload = {
  ...PAYMENT,
  paymentMethod: 'credit-card',
  returnUrl: 'https://shop.example.pt/?mc-return=payment&mc-nonce=n-1',
};

const conversion = { transactionId: '5001', valueChargedCents: 1250, campaignId: '101' };

export const TEST_ORDER: OrderPayload = {
  refererLink: 'https://shop.example.pt/',
  userInformation: {
    givenName: 'Ana',
    familyName: 'Silva',
    email: 'ana@example.com',
    mobileNumber: { dialPrefix: '+351', number: '912345678' },
  },
  orderInformation: {
    delivery: {
      deliveryMethods: [{ shopId: 3, shopDeliveryMethodId: 301, pickupPoint: null }],
      addressId: 9001,
    },
    shopNotes: [],
    notes: '',
    paymentMethod: 'online',
  },
};

const TEST_POINTS: PointsPayload = {
  campaignId: 111,
  refererLink: 'https://shop.example.pt/',
  userInformation: { language: 'pt_PT', partnerUserId: '' },
  partySize: 1,
  slots: [{ startTime: '2027-01-15T12:00:00Z', durationSec: 0 }],
  onBehalfOfUser: true,
};

const period = { startPeriod: '2027-01-15T12:00:00Z', untilMinutes: '43200' };
const bookingQuery = { clientApplication: 'WEB', providerId: '2', channelManager: 'cm-1' };
/** The language that the generic client adds where a row lists none. Spec section 7, first paragraph. */
const silent = { clientApplication: 'WEB', language: 'en_EN' };
const spoken = { clientApplication: 'WEB', language: 'pt_PT' };
const cartQuery = { ...spoken, token: 'secret-token', sessionId: 'session-9', entityId: '7' };
const orderQuery = { ...spoken, entityId: '7', sessionId: 'session-9', channel: 'news' };

/** The request of a call. */
export interface ExpectedRequest {
  /** Method and path below the middleware. */
  sends: string;
  query: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  /** Sent as a form instead of as JSON. */
  form?: Record<string, string>;
}

/** A row of the table of spec section 7. */
interface TestCall {
  /** Makes the call with valid arguments. */
  call: (api: AllCalls) => Promise<unknown>;
  /** A valid body of its answer. */
  body: unknown;
  request: ExpectedRequest;
}

/** Every call, guests' too, by the name that its errors have. */
export const TEST_CALLS = {
  getEntityConfig: {
    call: (api) => api.getEntityConfig('shop.example.pt'),
    body: SAMPLE_ENTITY_CONFIG,
    request: {
      sends: 'GET /rest/v1/web/entity/config',
      query: { ...spoken, hostname: 'shop.example.pt' },
    },
  },
  getProfile: {
    call: (api) => api.getProfile(TEST_USER),
    body: SAMPLE_PROFILE,
    request: { sends: 'GET /rest/client/profile/77', query: { ...spoken, token: 'secret-token' } },
  },
  getPrizes: {
    call: (api) => api.getPrizes(TEST_USER),
    body: SAMPLE_PRIZES,
    request: {
      sends: 'GET /rest/client/prize/myprizes',
      query: { ...spoken, userId: '77', token: 'secret-token', startIndex: '0', pageSize: '100' },
    },
  },
  getCampaign: {
    call: (api) => api.getCampaign('101'),
    body: SAMPLE_CAMPAIGN,
    request: { sends: 'GET /rest/v1/web/campaigns/101', query: { ...spoken, entityId: '7' } },
  },
  getCampaignByOfferCode: {
    call: (api) => api.getCampaignByOfferCode('POINTS10'),
    body: SAMPLE_CAMPAIGN,
    request: {
      sends: 'GET /rest/v1/web/campaigns/by-offer-code/POINTS10',
      query: { ...spoken, entityId: '7' },
    },
  },
  getCampaignSchedule: {
    call: (api) => api.getCampaignSchedule('101'),
    body: SAMPLE_SCHEDULE,
    request: { sends: 'GET /rest/campaign/schedule/101', query: silent },
  },
  getCampaignSlots: {
    call: (api) => api.getCampaignSlots('101', TEST_PERIOD),
    body: SAMPLE_SLOTS,
    request: {
      sends: 'GET /rest/v4/campaigns/101/calendar/available-slots',
      query: { ...silent, ...period },
    },
  },
  getShop: {
    call: (api) => api.getShop('2'),
    body: SAMPLE_SHOP,
    request: { sends: 'GET /rest/shop/2', query: spoken },
  },
  getServiceSlots: {
    call: (api) => api.getServiceSlots('svc-1', TEST_PERIOD),
    body: SAMPLE_SLOTS,
    request: {
      sends: 'GET /rest/v4/shopmerchantservices/svc-1/calendar/available-slots',
      query: { ...spoken, ...period },
    },
  },
  getServiceResources: {
    call: (api) => api.getServiceResources('svc-1'),
    body: SAMPLE_RESOURCES,
    request: { sends: 'GET /rest/v4/shopmerchantservices/svc-1/calendar/resources', query: spoken },
  },
  getShopResources: {
    call: (api) => api.getShopResources('2'),
    body: SAMPLE_RESOURCES,
    request: { sends: 'GET /rest/v4/shops/2/calendar/resources', query: spoken },
  },
  getCategories: {
    call: (api) => api.getCategories(),
    body: SAMPLE_CATEGORIES,
    request: { sends: 'GET /rest/common/category/pt_PT', query: spoken },
  },
  getShoppingCart: {
    call: (api) => api.getShoppingCart('3', 'secret-token'),
    body: SAMPLE_CART,
    request: {
      sends: 'GET /rest/v1/web/shopping-cart',
      query: {
        ...spoken,
        shopId: '3',
        token: 'secret-token',
        sessionId: 'session-9',
        entityId: '7',
      },
    },
  },
  createBooking: {
    call: (api) => api.createBooking(TEST_BOOKING, TEST_USER, WRITE),
    body: SAMPLE_RESERVATION,
    request: {
      sends: 'POST /rest/bookings',
      query: { ...silent, ...bookingQuery },
      headers: { token: 'secret-token', 'x-user-language': 'pt_PT' },
      body: TEST_BOOKING,
    },
  },
  createGuestBooking: {
    call: (api) => api.createBooking(TEST_BOOKING, null, WRITE),
    body: SAMPLE_RESERVATION,
    request: {
      sends: 'POST /rest/bookings/guest',
      query: { ...spoken, ...bookingQuery },
      body: TEST_BOOKING,
    },
  },
  obtainPoints: {
    call: (api) => api.obtainPoints(TEST_POINTS, TEST_USER, WRITE),
    body: SAMPLE_RESERVATION,
    request: {
      sends: 'POST /rest/bookings',
      query: { ...silent, ...bookingQuery },
      headers: { token: 'secret-token', 'x-user-language': 'pt_PT' },
      body: TEST_POINTS,
    },
  },
  convertBooking: {
    call: (api) => api.convertBooking(TEST_USER, conversion, WRITE),
    body: {},
    request: {
      sends: 'POST /rest/client/book/book/77',
      query: { ...spoken, token: 'secret-token', channelManager: 'cm-1' },
      body: { transactionId: 5001, valueCharged: 12.5, campaignId: 101, channelManager: 'cm-1' },
    },
  },
  sendSms: {
    call: (api) => api.sendSms('77', TEST_SMS, WRITE),
    body: {},
    request: { sends: 'POST /rest/client/action/sms/send/77', query: spoken, body: TEST_SMS },
  },
  signIn: {
    call: (api) => api.signIn(TEST_LOGIN),
    body: SAMPLE_SIGN_IN,
    request: {
      sends: 'POST /rest/authentication',
      query: spoken,
      form: {
        username: 'ana@example.com',
        password: 'segredo&1',
        persistence: 'true',
        providerId: '2',
      },
    },
  },
  signUp: {
    call: (api) =>
      api.signUp(
        { username: 'nova@example.com', password: 'segredo2', referralCode: 'ANA1' },
        WRITE,
      ),
    body: SAMPLE_SIGN_UP,
    request: {
      sends: 'POST /rest/client/authentication/signUp',
      query: spoken,
      form: {
        username: 'nova@example.com',
        password: 'segredo2',
        referralCode: 'ANA1',
        entityId: '7',
      },
    },
  },
  signInWithFacebook: {
    call: (api) =>
      api.signInWithFacebook({
        accessToken: 'fb-token',
        expiresIn: 5400,
        persistence: false,
        authenticationToken: 'fb-limited',
      }),
    body: SAMPLE_SIGN_IN,
    request: {
      sends: 'POST /rest/client/authentication/signUpLoginFacebook',
      query: spoken,
      form: {
        accessToken: 'fb-token',
        expiresIn: '5400',
        persistence: 'false',
        authenticationToken: 'fb-limited',
      },
    },
  },
  signInWithGoogle: {
    call: (api) => api.signInWithGoogle({ credential: 'a.b.c', persistence: true }),
    body: SAMPLE_SIGN_IN,
    request: {
      sends: 'POST /rest/client/authentication/signUpLoginGoogle',
      query: spoken,
      form: { credential: 'a.b.c', persistence: 'true' },
    },
  },
  signInWithApple: {
    call: (api) => api.signInWithApple({ code: 'c-1', idToken: 'a.b.c', persistence: true }),
    body: SAMPLE_SIGN_IN,
    request: {
      sends: 'POST /rest/client/authentication/signUpLoginApple',
      query: spoken,
      form: { code: 'c-1', idToken: 'a.b.c', persistence: 'true' },
    },
  },
  signInExternally: {
    call: (api) => api.signInExternally('external-token'),
    body: SAMPLE_SIGN_IN,
    request: {
      sends: 'POST /rest/authentication/external',
      query: silent,
      headers: { authorization: 'external-token' },
      form: { providerId: '2' },
    },
  },
  requestPasswordReset: {
    call: (api) =>
      api.requestPasswordReset({
        username: 'ana@example.com',
        redirectUrl: 'https://shop.example.pt/',
      }),
    body: {},
    request: {
      sends: 'POST /rest/authentication/password/forgotPassword',
      query: spoken,
      body: { providerId: 2, redirectUrl: 'https://shop.example.pt/', username: 'ana@example.com' },
    },
  },
  isRegisteredEmail: {
    call: (api) => api.isRegisteredEmail('ana+1/x@example.com'),
    body: { registered: true },
    request: {
      sends: 'GET /rest/client/authentication/isRegisteredEmail/ana%2B1%2Fx%40example.com',
      query: { ...silent, entityId: '7' },
    },
  },
  getAddresses: {
    call: (api) => api.getAddresses(TEST_USER),
    body: [SAMPLE_ADDRESS],
    request: { sends: 'GET /rest/user/addresses', query: { ...spoken, token: 'secret-token' } },
  },
  saveAddress: {
    call: (api) => api.saveAddress(TEST_USER, TEST_ADDRESS, WRITE),
    body: SAMPLE_ADDRESS,
    request: {
      sends: 'POST /rest/user/addresses/create',
      query: { ...spoken, token: 'secret-token' },
      body: SAMPLE_ADDRESS,
    },
  },
  deleteAddress: {
    call: (api) => api.deleteAddress(TEST_USER, '9001', WRITE),
    body: {},
    request: {
      sends: 'POST /rest/user/addresses/delete/9001',
      query: { ...spoken, token: 'secret-token' },
    },
  },
  requestWalletPayment: {
    call: (api) => api.requestWalletPayment(TEST_WALLET_PAYMENT, TEST_USER, WRITE),
    body: SAMPLE_PAYMENT,
    request: {
      sends: 'POST /rest/payment/mbway-payment-request/77/',
      query: spoken,
      body: TEST_WALLET_PAYMENT,
    },
  },
  requestGuestWalletPayment: {
    call: (api) => api.requestWalletPayment(TEST_WALLET_PAYMENT, null, WRITE),
    body: SAMPLE_PAYMENT,
    request: {
      sends: 'POST /rest/payment/mbway-payment-request/guest/',
      query: spoken,
      body: TEST_WALLET_PAYMENT,
    },
  },
  getWalletPaymentStatus: {
    call: (api) => api.getWalletPaymentStatus('31', TEST_USER),
    body: SAMPLE_PAYMENT,
    request: {
      sends: 'GET /rest/payment/mbway-payment-status/31/',
      query: { ...spoken, token: 'secret-token' },
    },
  },
  getGuestWalletPaymentStatus: {
    call: (api) => api.getWalletPaymentStatus('31', null),
    body: SAMPLE_PAYMENT,
    request: { sends: 'GET /rest/payment/mbway-payment-status/guest/31/', query: spoken },
  },
  getPaymentLink: {
    call: (api) => api.getPaymentLink(TEST_PAYMENT_LINK, TEST_USER, WRITE),
    body: SAMPLE_PAYMENT_LINK,
    request: { sends: 'POST /rest/client/gift/hipay/77/', query: spoken, body: TEST_PAYMENT_LINK },
  },
  getGuestPaymentLink: {
    call: (api) => api.getPaymentLink(TEST_PAYMENT_LINK, null, WRITE),
    body: SAMPLE_PAYMENT_LINK,
    request: {
      sends: 'POST /rest/client/gift/hipay/guest/',
      query: spoken,
      body: TEST_PAYMENT_LINK,
    },
  },
  getPremiumPlans: {
    call: (api) => api.getPremiumPlans(TEST_USER),
    body: SAMPLE_PREMIUM_PLANS,
    request: { sends: 'GET /rest/client/premium/code/hipay/77', query: spoken },
  },
  addCartItem: {
    call: (api) =>
      api.addCartItem({ shopId: '3', productId: '31', quantity: 2 }, 'secret-token', WRITE),
    body: SAMPLE_CART,
    request: {
      sends: 'POST /rest/v1/web/shopping-cart/add',
      query: { ...cartQuery, shopId: '3' },
      body: { productId: 31, qty: 2 },
    },
  },
  removeCartItem: {
    call: (api) => api.removeCartItem('31', 'secret-token', WRITE),
    body: SAMPLE_CART,
    request: { sends: 'POST /rest/v1/web/shopping-cart/remove/31', query: cartQuery },
  },
  applyCoupon: {
    call: (api) => api.applyCoupon({ shopId: '3', couponCode: 'SAVE10' }, 'secret-token', WRITE),
    body: SAMPLE_CART,
    request: {
      sends: 'POST /rest/v1/web/shopping-cart/apply-coupon',
      query: { ...cartQuery, shopId: '3', couponCode: 'SAVE10' },
    },
  },
  getPaymentMethods: {
    call: (api) => api.getPaymentMethods('3', 'secret-token'),
    body: ['online', 'offline'],
    request: {
      sends: 'GET /rest/v1/web/shopping-cart/payment-methods',
      query: { ...cartQuery, shopId: '3' },
    },
  },
  getCountries: {
    call: (api) => api.getCountries(),
    body: SAMPLE_COUNTRIES,
    request: { sends: 'GET /rest/v1/web/delivery/countries', query: spoken },
  },
  getDeliveryRates: {
    call: (api) => api.getDeliveryRates({ countryId: '139', postalCode: '1100-544' }),
    body: SAMPLE_RATES,
    request: {
      sends: 'GET /rest/v1/web/delivery/rates',
      query: { ...spoken, countryId: '139', postalCode: '1100-544' },
    },
  },
  getPickupPoints: {
    call: (api) => api.getPickupPoints(['302', '402'], { latitude: 38.7223, longitude: -9.1393 }),
    body: SAMPLE_PICKUP_POINTS,
    request: {
      sends: 'GET /rest/v1/web/delivery/pickup-points',
      query: {
        ...spoken,
        shopDeliveryMethodIds: '302,402',
        latitude: '38.7223',
        longitude: '-9.1393',
      },
    },
  },
  createOrder: {
    call: (api) => api.createOrder(TEST_ORDER, TEST_USER, WRITE),
    body: SAMPLE_ORDER,
    request: {
      sends: 'POST /rest/v1/web/orders',
      query: { ...orderQuery, token: 'secret-token' },
      body: TEST_ORDER,
    },
  },
  createGuestOrder: {
    call: (api) => api.createOrder(TEST_ORDER, null, WRITE),
    body: SAMPLE_ORDER,
    request: { sends: 'POST /rest/v1/web/orders/guest', query: orderQuery, body: TEST_ORDER },
  },
} satisfies Record<string, TestCall>;

export type EndpointName = keyof typeof TEST_CALLS;

/** The endpoint of every call, guests' too, by its name. */
export const ENDPOINTS = Object.fromEntries(
  Object.values(DEFINITIONS)
    .flatMap((definition) => [definition, definition.guest ?? definition])
    .map((endpoint): [string, NamedEndpoint] => [endpoint.name, endpoint]),
) as Readonly<Record<EndpointName, NamedEndpoint>>;

/** Makes every call through the real client. */
export function createTestApi(context: ApiContext): AllCalls {
  const call = createClient(() => context) as (...input: unknown[]) => Promise<unknown>;
  const functions = Object.entries(DEFINITIONS).map(([name, definition]) => {
    const count = definition.params?.length ?? 0;
    return [
      name,
      (...input: unknown[]) => call(definition, input.slice(0, count), input[count]),
    ] as const;
  });
  return Object.fromEntries(functions) as unknown as AllCalls;
}
