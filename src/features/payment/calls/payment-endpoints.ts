import type { Endpoint } from '../../../platform/api/http/endpoint.ts';

/** The calls of payments and memberships: rows of spec section 7. */
export const PAYMENT_TABLE = {
  requestWalletPayment: {
    method: 'POST',
    path: '/rest/payment/mbway-payment-request/{userId}/',
    query: ['language'],
  },
  requestGuestWalletPayment: {
    method: 'POST',
    path: '/rest/payment/mbway-payment-request/guest/',
    query: ['language'],
  },
  getWalletPaymentStatus: {
    method: 'GET',
    path: '/rest/payment/mbway-payment-status/{paymentId}/',
    query: ['token', 'language'],
  },
  getGuestWalletPaymentStatus: {
    method: 'GET',
    path: '/rest/payment/mbway-payment-status/guest/{paymentId}/',
    query: ['language'],
  },
  getPaymentLink: {
    method: 'POST',
    path: '/rest/client/gift/hipay/{userId}/',
    query: ['language'],
  },
  getGuestPaymentLink: {
    method: 'POST',
    path: '/rest/client/gift/hipay/guest/',
    query: ['language'],
  },
  getPremiumPlans: {
    method: 'GET',
    path: '/rest/client/premium/code/hipay/{userId}',
    query: ['language'],
  },
} as const satisfies Record<string, Endpoint>;
