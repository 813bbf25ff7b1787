import {
  PAYMENT_METHOD_ORDER,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '../payment/payment-method.ts';
import { parsed, refused, type Parser } from './parser.ts';
import { toText } from './text.ts';

/** The words of `payment-methods`, in their default order. */
export const PAYMENT_METHOD_WORDS = PAYMENT_METHOD_ORDER.map(
  (method) => PAYMENT_METHODS[method].word,
);

/** Splits a list of words: a text with commas, or the words themselves. */
const wordsOf = (input: unknown): readonly string[] =>
  (Array.isArray(input) ? input : toText(input).split(','))
    .map((word) => toText(word).toLowerCase())
    .filter(Boolean);

/**
 * Parses `payment-methods`: known words between commas, as methods in that order, each once. Unknown words are left out;
 * without a known one it is refused, because a purchase needs a method. Contract section 1.
 */
export const parsePaymentMethods: Parser<readonly PaymentMethod[], string | readonly string[]> = (
  input,
) => {
  const words = wordsOf(input);
  const methods = words.flatMap((word) =>
    PAYMENT_METHOD_ORDER.filter((method) => PAYMENT_METHODS[method].word === word),
  );
  const takes = 'paymentMethods';
  if (methods.length === 0) return refused(takes);
  return parsed([...new Set(methods)], methods.length < words.length ? takes : undefined);
};
