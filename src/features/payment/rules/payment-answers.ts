import { PAYMENT_STATUSES, type StatusAnswer } from '../../../submission/rules/purchase-state.ts';
import * as v from 'valibot';

import type { Frozen } from '../../../lib/frozen.ts';
import { cleanText } from '../../../lib/text/clean-text.ts';
import { parseInstant } from '../../../lib/time/instant.ts';
import * as wire from '../../../platform/api/schema/fields.ts';

const FIRST_40_CHARACTERS = /^.{0,40}/su;

/** A status word in any case; keeps an unknown word, cut to 40 characters, as `unknownWord`. */
const status = v.pipe(
  v.string(),
  v.transform((text): { status: StatusAnswer; unknownWord?: string } => {
    const word = cleanText(text).trim();
    const known = PAYMENT_STATUSES.find((each) => each === word.toUpperCase());
    if (known) return { status: known };
    return { status: 'UNKNOWN', unknownWord: FIRST_40_CHARACTERS.exec(word)?.[0] ?? '' };
  }),
);

/** Cents; null if missing or unreadable. */
const looseAmount = v.fallback(wire.optionalPrice, null);

/** The answer to a wallet request or a status call. Contract section 3 "mbway-payment-request", "mbway-payment-status". */
export const PaymentAnswerSchema = v.pipe(
  v.object({
    id: wire.id,
    status,
    message: wire.looseTextOrNull,
    valueCharged: looseAmount,
    /** The code of the paid voucher, to show at the shop. */
    activationCode: wire.looseTextOrNull,
    activationQrCode: wire.looseTextOrNull,
  }),
  v.transform(({ status, valueCharged, message, ...answer }) => ({
    ...answer,
    ...status,
    message: message?.trim() || null,
    chargedCents: valueCharged,
  })),
);

export type PaymentAnswer = Frozen<v.InferOutput<typeof PaymentAnswerSchema>>;

/** The answer to a wallet request that the payment platform could not make; it may have no id. */
export const FailedRequestSchema = v.object({
  status: v.pipe(
    status,
    v.check((answer) => answer.status === 'ERROR_IN_PAY_PLATFORM'),
  ),
  message: wire.looseTextOrNull,
});

/** Digits, sent as a number or a text; removes spaces. */
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
    amount: looseAmount,
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
 * A payment link: a page of the provider, a bank reference, or both. An unsafe page address is an error, and so is a
 * link with neither. Contract section 3 "client/gift/hipay".
 */
export const PaymentLinkSchema = v.pipe(
  v.object({
    id: wire.id,
    urlPaymentPlatform: v.nullish(wire.safeUrl, null),
    bankReference: v.fallback(v.nullish(bankReference, null), null),
    valueCharged: looseAmount,
  }),
  v.rawTransform(({ dataset: { value: input }, addIssue, NEVER }) => {
    const { id, urlPaymentPlatform: url, bankReference: reference, valueCharged } = input;
    if (url || reference) return { id, url, reference, chargedCents: valueCharged };
    const key = 'urlPaymentPlatform';
    addIssue({ path: [{ type: 'object', origin: 'value', input, key, value: url }] });
    return NEVER;
  }),
);

export type PaymentLink = Frozen<v.InferOutput<typeof PaymentLinkSchema>>;
