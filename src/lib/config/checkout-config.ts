import type { AttributeValues } from './attributes.ts';
import type { LanguageCode } from './language.ts';

export type DefaultView = NonNullable<AttributeValues['defaultView']>;
export type ReservationType = NonNullable<AttributeValues['reservationType']>;
export type ReservationMode = NonNullable<AttributeValues['reservationMode']>;
export type ElementMode = AttributeValues['mode'];

/**
 * The complete configuration of one element, merged from attributes, URL, saved state, entity config and defaults.
 * Spec section 3 "Context" and section 2 "Parameters read".
 */
export interface CheckoutConfig extends Omit<AttributeValues, 'cart' | 'urlParams'> {
  /** Base URL of the middleware without a trailing slash, or `sandbox:`. */
  middleware: string;
  /** The language asked for; the one shown may change in the footer. */
  language: LanguageCode;
  /** `cart-items` and `cart` joined, in that order. */
  cartItems: AttributeValues['cartItems'];
  /** The keys whose values come from a URL, which anybody may have made: a sign-in or a session of a link is not kept. */
  linked: readonly string[];
}
