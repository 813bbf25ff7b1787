import * as v from 'valibot';

import { defineCall, defineWrite } from '../../../platform/api/define-call.ts';
import { type Answer, parseAnswer } from '../../../platform/api/http/answer.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import type { PaymentLinkPayload, WalletPaymentPayload } from '../rules/payment-payload.ts';
import {
  FailedRequestSchema,
  PaymentAnswerSchema,
  PaymentLinkSchema,
} from '../rules/payment-answers.ts';

// Payments of a signed-in user, or of a guest if `user` is null. Spec section 7.

/**
 * Reads the answer to a wallet request. If the payment platform could not make the request, nothing was charged: the
 * outcome is known even without an id, and the customer can try again. Spec section 4 "Mobile-wallet payment".
 */
function readWalletRequest(answer: Answer) {
  try {
    return parseAnswer(answer, PaymentAnswerSchema);
  } catch (error) {
    if (!(error instanceof ApiError && error.field === 'id')) throw error;
    const { success, output } = v.safeParse(FailedRequestSchema, error.body);
    if (!success) throw error;
    const { endpoint, status } = answer;
    const serverMessage = output.message;
    throw new ApiError('payment_platform', error.message, { endpoint, status, serverMessage });
  }
}

const paidBy = <Body>(body: Body, user: Credentials | null) => ({
  values: { userId: user?.userId ?? null },
  body,
  asGuest: user === null,
});

/** Requests a payment from the customer's wallet. Spec section 7 "payment.hipayMbwayPaymentRequest". */
export const requestWalletPayment = defineWrite({
  name: 'requestWalletPayment',
  method: 'POST',
  path: '/rest/payment/mbway-payment-request/{userId}/',
  query: ['language'],
  guest: {
    name: 'requestGuestWalletPayment',
    method: 'POST',
    path: '/rest/payment/mbway-payment-request/guest/',
    query: ['language'],
  },
  params: paidBy<WalletPaymentPayload>,
  answer: readWalletRequest,
});

/** Reads the status of a payment. */
export const getWalletPaymentStatus = defineCall({
  name: 'getWalletPaymentStatus',
  method: 'GET',
  path: '/rest/payment/mbway-payment-status/{paymentId}/',
  query: ['token', 'language'],
  guest: {
    name: 'getGuestWalletPaymentStatus',
    method: 'GET',
    path: '/rest/payment/mbway-payment-status/guest/{paymentId}/',
    query: ['language'],
  },
  params: (paymentId: string, user: Credentials | null) => ({
    values: { paymentId, token: user?.token ?? null },
    asGuest: user === null,
  }),
  answer: PaymentAnswerSchema,
});

/**
 * Reads a payment link. A link without a usable address charges nothing, so the outcome is known and the customer can
 * request another.
 */
function readLink(answer: Answer) {
  try {
    return parseAnswer(answer, PaymentLinkSchema);
  } catch (error) {
    const field = 'urlPaymentPlatform';
    if (!(error instanceof ApiError && error.field === field)) throw error;
    const { endpoint, status } = answer;
    throw new ApiError('payment_platform', error.message, { endpoint, status, field });
  }
}

/** Requests a page of the provider, a bank reference, or both. Spec section 7 "campaign.getHiPayPaymentLink". */
export const getPaymentLink = defineWrite({
  name: 'getPaymentLink',
  method: 'POST',
  path: '/rest/client/gift/hipay/{userId}/',
  query: ['language'],
  guest: {
    name: 'getGuestPaymentLink',
    method: 'POST',
    path: '/rest/client/gift/hipay/guest/',
    query: ['language'],
  },
  params: paidBy<PaymentLinkPayload>,
  answer: readLink,
});
