import type { CartItemRequest } from '../lib/config/cart-items.ts';
import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import type { LanguageCode } from '../lib/config/language.ts';
import type { Parser } from '../lib/config/parser.ts';

/** Whether the page's URL is read. Contract section 1 "url-params". */
export type UrlParamsChoice = 'on' | 'off' | 'auto';

/** What attributes hold before they become one config. */
export interface AttributeValues extends Omit<
  CheckoutConfig,
  'middleware' | 'language' | 'linked'
> {
  /** Null where the page does not say: the script's own origin. */
  middleware: string | null;
  /** Null where the page does not say: the page's own language. */
  language: LanguageCode | null;
  /** The ids of `cart`, one piece each. */
  cart: readonly CartItemRequest[];
  urlParams: UrlParamsChoice;
}

export type AttributeKey = keyof AttributeValues;

/** One attribute: how it is spelled, read, and replaced where it is absent or cannot be used. */
export interface AttributeRow<Value> {
  attribute: string;
  parse: Parser<Value>;
  default: Value;
  /** The most characters of its text, or rows of its list; 64 when not given. A longer value is not read. */
  limit?: number;
  /** Its URL parameters, the first that is there wins; without any it is never taken from a URL. */
  url?: readonly string[];
  /** Naming one of these keeps `url-params="auto"` from reading the page's URL. */
  isTarget?: true;
  /** Its property writes the attribute, because styles select on it; no other property shows in the page. */
  reflects?: true;
}

/** The property of an attribute: `offer-code` becomes `offerCode`. */
export function propertyName(attribute: string): string {
  return attribute.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}
