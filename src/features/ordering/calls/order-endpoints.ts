import type { Endpoint } from '../../../platform/api/http/endpoint.ts';

/** The calls of product checkout: rows of spec section 7. */
export const ORDER_TABLE = {
  addCartItem: {
    method: 'POST',
    kind: 'change',
    path: '/rest/v1/web/shopping-cart/add',
    query: ['shopId', 'token', 'sessionId', 'entityId', 'language'],
  },
  removeCartItem: {
    method: 'POST',
    kind: 'change',
    path: '/rest/v1/web/shopping-cart/remove/{itemId}',
    query: ['token', 'sessionId', 'entityId', 'language'],
  },
  applyCoupon: {
    method: 'POST',
    kind: 'change',
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
    query: ['language'],
  },
  getDeliveryRates: {
    method: 'GET',
    path: '/rest/v1/web/delivery/rates',
    query: ['countryId', 'postalCode', 'pickupPoint', 'language'],
  },
  getPickupPoints: {
    method: 'GET',
    path: '/rest/v1/web/delivery/pickup-points',
    query: ['shopDeliveryMethodIds', 'latitude', 'longitude', 'language'],
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
