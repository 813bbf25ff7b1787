import type { Endpoint } from './endpoint.ts';
import { FIRST_TABLE } from './first-endpoints.ts';

const TABLE = {
  ...FIRST_TABLE,
  getShopResources: {
    method: 'GET',
    path: '/rest/v4/shops/{shopId}/calendar/resources',
    query: ['language'],
  },
  getPrizes: {
    method: 'GET',
    path: '/rest/client/prize/myprizes',
    query: ['userId', 'token', 'startIndex', 'pageSize'],
  },
  createBooking: {
    method: 'POST',
    path: '/rest/bookings',
    query: ['clientApplication', 'providerId', 'channelManager'],
    headers: ['token', 'X-User-Language'],
  },
  createGuestBooking: {
    method: 'POST',
    path: '/rest/bookings/guest',
    query: ['clientApplication', 'providerId', 'channelManager', 'language'],
  },
  convertBooking: {
    method: 'POST',
    path: '/rest/client/book/book/{userId}',
    query: ['token', 'clientApplication', 'language', 'channelManager'],
  },
  sendSms: {
    method: 'POST',
    path: '/rest/client/action/sms/send/{userId}',
    query: [],
  },
  signIn: {
    method: 'POST',
    repeatable: true,
    path: '/rest/authentication',
    query: [],
  },
  signUp: {
    method: 'POST',
    path: '/rest/client/authentication/signUp',
    query: [],
  },
  signInWithFacebook: {
    method: 'POST',
    repeatable: true,
    path: '/rest/client/authentication/signUpLoginFacebook',
    query: [],
  },
  signInWithGoogle: {
    method: 'POST',
    repeatable: true,
    path: '/rest/client/authentication/signUpLoginGoogle',
    query: [],
  },
  signInWithApple: {
    method: 'POST',
    repeatable: true,
    path: '/rest/client/authentication/signUpLoginApple',
    query: [],
  },
  signInExternally: {
    method: 'POST',
    repeatable: true,
    path: '/rest/authentication/external',
    query: [],
    headers: ['authorization'],
  },
  requestPasswordReset: {
    method: 'POST',
    repeatable: true,
    path: '/rest/authentication/password/forgotPassword',
    query: [],
  },
  isRegisteredEmail: {
    method: 'GET',
    path: '/rest/client/authentication/isRegisteredEmail/{email}',
    query: ['entityId'],
  },
  getAddresses: {
    method: 'GET',
    path: '/rest/user/addresses',
    query: ['language', 'token'],
  },
  saveAddress: {
    method: 'POST',
    path: '/rest/user/addresses/create',
    query: ['language', 'token'],
  },
  deleteAddress: {
    method: 'POST',
    path: '/rest/user/addresses/delete/{addressId}',
    query: ['language', 'token'],
  },
  requestWalletPayment: {
    method: 'POST',
    path: '/rest/payment/mbway-payment-request/{userId}/',
    query: [],
  },
  requestGuestWalletPayment: {
    method: 'POST',
    path: '/rest/payment/mbway-payment-request/guest/',
    query: [],
  },
  getWalletPaymentStatus: {
    method: 'GET',
    path: '/rest/payment/mbway-payment-status/{paymentId}/',
    query: ['token'],
  },
  getGuestWalletPaymentStatus: {
    method: 'GET',
    path: '/rest/payment/mbway-payment-status/guest/{paymentId}/',
    query: [],
  },
  getPaymentLink: {
    method: 'POST',
    path: '/rest/client/gift/hipay/{userId}/',
    query: [],
  },
  getGuestPaymentLink: {
    method: 'POST',
    path: '/rest/client/gift/hipay/guest/',
    query: [],
  },
  getPremiumPlans: {
    method: 'GET',
    path: '/rest/client/premium/code/hipay/{userId}',
    query: [],
  },
  addCartItem: {
    method: 'POST',
    path: '/rest/v1/web/shopping-cart/add',
    query: ['shopId', 'token', 'sessionId', 'entityId', 'language'],
  },
  removeCartItem: {
    method: 'POST',
    path: '/rest/v1/web/shopping-cart/remove/{itemId}',
    query: ['token', 'sessionId', 'entityId', 'language'],
  },
  applyCoupon: {
    method: 'POST',
    path: '/rest/v1/web/shopping-cart/apply-coupon',
    query: ['shopId', 'token', 'sessionId', 'entityId', 'couponCode', 'language'],
  },
  getPaymentMethods: {
    method: 'GET',
    path: '/rest/v1/web/shopping-cart/payment-methods',
    query: ['shopId', 'token', 'sessionId', 'entityId', 'language'],
  },
  getCountries: {
    method: 'GET',
    path: '/rest/v1/web/delivery/countries',
    query: [],
  },
  getDeliveryRates: {
    method: 'GET',
    path: '/rest/v1/web/delivery/rates',
    query: ['countryId', 'postalCode', 'pickupPoint'],
  },
  getPickupPoints: {
    method: 'GET',
    path: '/rest/v1/web/delivery/pickup-points',
    query: ['shopDeliveryMethodIds', 'latitude', 'longitude'],
  },
  createOrder: {
    method: 'POST',
    path: '/rest/v1/web/orders',
    query: ['clientApplication', 'entityId', 'token', 'sessionId', 'channel', 'language'],
  },
  createGuestOrder: {
    method: 'POST',
    path: '/rest/v1/web/orders/guest',
    query: ['clientApplication', 'entityId', 'sessionId', 'channel', 'language'],
  },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof TABLE;

/** Every call by name. Spec section 7. */
export const ENDPOINTS: Readonly<Record<EndpointName, Endpoint>> = TABLE;

/** Whether a call changes something that a second one would change again; its outcome may be unknown. */
export function isWrite(endpoint: EndpointName): boolean {
  const { method, repeatable } = ENDPOINTS[endpoint];
  return method !== 'GET' && !repeatable;
}
