import * as v from 'valibot';

import { parseInstant } from '../../../lib/time/instant.ts';
import { id, optionalPrice, safeUrl } from '../../../platform/api/schema/fields.ts';
import { chargedAmount } from './wallet-payment.ts';

/** Digits as a number or a text, blanks left out. */
const digits = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).replaceAll(/\s/g, '')),
  v.regex(/^\d+$/),
);

const expiry = v.fallback(
  v.pipe(
    v.nullish(v.string(), null),
    v.transform((moment) => (moment === null ? null : parseInstant(moment))),
  ),
  null,
);

const bankReference = v.pipe(
  v.object({
    entity: digits,
    reference: digits,
    amount: v.fallback(optionalPrice, null),
    expireDate: expiry,
  }),
  v.transform(({ entity, reference, amount, expireDate }) => ({
    entity,
    reference,
    amountCents: amount,
    expiresAt: expireDate,
  })),
);

/**
 * A payment link: a page of the provider, a reference, or both. A page whose address is unsafe is never left out in
 * silence; without a reference there must be one. Contract section 3 "client/gift/hipay".
 */
export const PaymentLinkSchema = v.pipe(
  v.object({
    id,
    urlPaymentPlatform: v.nullish(safeUrl, null),
    bankReference: v.fallback(v.nullish(bankReference, null), null),
    valueCharged: chargedAmount,
  }),
  v.rawTransform(({ dataset: { value: input }, addIssue, NEVER }) => {
    const { id, urlPaymentPlatform: url, bankReference: reference, valueCharged } = input;
    if (url || reference) return { id, url, reference, chargedCents: valueCharged };
    const key = 'urlPaymentPlatform';
    addIssue({ path: [{ type: 'object', origin: 'value', input, key, value: url }] });
    return NEVER;
  }),
);
