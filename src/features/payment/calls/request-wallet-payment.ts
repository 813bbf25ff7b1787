import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { PaymentAnswerSchema } from './payment-schema.ts';

/** POST payment/mbway-payment-request/{userId}/ or /guest/. Spec section 7 "payment.hipayMbwayPaymentRequest". */
export const requestWalletPayment =
  (http: HttpClient): Api['requestWalletPayment'] =>
  async (body, user, { intentKey, ...options }) => {
    const answer = user
      ? await http(
          'requestWalletPayment',
          { values: { userId: user.userId }, body, intentKey },
          options,
        )
      : await http('requestGuestWalletPayment', { body, intentKey }, options);
    return parseAnswer(answer, PaymentAnswerSchema);
  };
