import type { Api } from '../../../platform/api/api.ts';
import { type Answer, parseAnswer } from '../../../platform/api/http/answer.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { PaymentLinkSchema } from './payment-link-schema.ts';

/**
 * The link of an answer. One that leads nowhere, or to an address that may not be opened, charges nothing: the
 * fault is the payment platform's and the outcome is known.
 */
function readLink(answer: Answer) {
  try {
    return parseAnswer(answer, PaymentLinkSchema);
  } catch (error) {
    const isUnusable = error instanceof ApiError && error.field === 'urlPaymentPlatform';
    if (!isUnusable) throw error;
    const { endpoint, status } = answer;
    throw new ApiError('payment_platform', error.message, {
      endpoint,
      status,
      field: 'urlPaymentPlatform',
    });
  }
}

/** POST client/gift/hipay/{userId}/ or /guest/. Spec section 7 "campaign.getHiPayPaymentLink". */
export const getPaymentLink =
  (http: HttpClient): Api['getPaymentLink'] =>
  async (body, user, { intentKey, ...options }) =>
    readLink(
      user
        ? await http(
            'getPaymentLink',
            { values: { userId: user.userId }, body, intentKey },
            options,
          )
        : await http('getGuestPaymentLink', { body, intentKey }, options),
    );
