import { judgeOutcome } from '../../../platform/api/outcome/judge-outcome.ts';
import { PAYMENT_TABLE } from './payment-endpoints.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { getPremiumPlans } from '../../membership/calls/get-premium-plans.ts';
import type { PremiumApi } from '../../membership/calls/premium-api.ts';
import { getPaymentLink } from './get-payment-link.ts';
import { getWalletPaymentStatus } from './get-wallet-payment-status.ts';
import type { PaymentApi } from './payment-api.ts';
import { requestWalletPayment } from './request-wallet-payment.ts';

/** The calls of payments and memberships, on one element's client. Spec section 7. */
function createPaymentCalls(http: HttpClient): PaymentApi & PremiumApi {
  return {
    requestWalletPayment: requestWalletPayment(http),
    getWalletPaymentStatus: getWalletPaymentStatus(http),
    getPaymentLink: getPaymentLink(http),
    getPremiumPlans: getPremiumPlans(http),
  };
}

/** The area as `openAreas` takes it. */
export const area = { table: PAYMENT_TABLE, judge: judgeOutcome, createCalls: createPaymentCalls };
