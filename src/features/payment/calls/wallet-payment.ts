import * as v from 'valibot';

import { cleanText } from '../../../lib/text/clean-text.ts';
import { id, looseTextOrNull, optionalPrice } from '../../../platform/api/schema/fields.ts';
import { PAYMENT_STATUSES } from '../rules/payment.ts';

const UNKNOWN_WORD_MAX_LENGTH = 40; // characters

/** A status word, compared without case; one that is not in the list is `UNKNOWN` and kept as it is. */
const status = v.pipe(
  v.string(),
  v.transform((text) => {
    const word = cleanText(text).trim();
    const known = PAYMENT_STATUSES.find((each) => each === word.toUpperCase());
    return known
      ? { status: known }
      : {
          status: 'UNKNOWN' as const,
          unknownWord: Array.from(word).slice(0, UNKNOWN_WORD_MAX_LENGTH).join(''),
        };
  }),
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
  v.transform(({ status, valueCharged, message, ...answer }) => ({
    ...answer,
    ...status,
    message: message?.trim() || null,
    chargedCents: valueCharged,
  })),
);
