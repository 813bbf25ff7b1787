import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { PaymentAnswerSchema } from './payment-schema.ts';

/** GET payment/mbway-payment-status/{paymentId}/ or /guest/{paymentId}/. Spec section 7. */
export const getWalletPaymentStatus =
  (http: HttpClient): Api['getWalletPaymentStatus'] =>
  async (paymentId, user, options) => {
    const answer = user
      ? await http('getWalletPaymentStatus', { values: { paymentId, token: user.token } }, options)
      : await http('getGuestWalletPaymentStatus', { values: { paymentId } }, options);
    return parseAnswer(answer, PaymentAnswerSchema);
  };
