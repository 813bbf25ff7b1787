import * as v from 'valibot';

import { PAYMENT_STATUSES } from '../../domain/payment/payment-status.ts';
import { id, looseTextOrNull, optionalPrice } from '../schema/fields.ts';

/** A status that is not in the list decides nothing: the payment is still under way. */
const status = v.pipe(
  v.string(),
  v.transform((code) => PAYMENT_STATUSES.find((each) => each === code) ?? 'IN_PROGRESS'),
);

/** Cents that the server charges; null where it does not say or says it unreadably. */
export const chargedAmount = v.fallback(optionalPrice, null);

/** How a payment stands. Contract section 3 "mbway-payment-request", "mbway-payment-status". */
export const PaymentAnswerSchema = v.pipe(
  v.object({
    id,
    status,
    message: looseTextOrNull,
    valueCharged: chargedAmount,
    activationCode: looseTextOrNull,
    activationQrCode: looseTextOrNull,
  }),
  v.transform(({ valueCharged, message, ...answer }) => ({
    ...answer,
    message: message?.trim() || null,
    chargedCents: valueCharged,
  })),
);
