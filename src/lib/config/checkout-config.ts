import type { AttributeValues } from './attributes.ts';
import type { LanguageCode } from './language.ts';

export type DefaultView = NonNullable<AttributeValues['defaultView']>;
export type ReservationType = NonNullable<AttributeValues['reservationType']>;
export type ReservationMode = NonNullable<AttributeValues['reservationMode']>;
export type ElementMode = AttributeValues['mode'];

/** The configuration of one element. Spec section 3 "Context" and section 2 "Parameters read". */
export interface CheckoutConfig extends Omit<AttributeValues, 'cart' | 'urlParams'> {
  /** Base URL of the middleware without a trailing slash, or `sandbox:`. */
  middleware: string;
  /** The language to start in: `lang`, else the page's own; the customer may switch to another one. */
  language: LanguageCode;
  /** `cart-items`, then `cart`. */
  cartItems: AttributeValues['cartItems'];
  /** The name of the venue that the customer chose from `venues`; its offer stands in place of the page's. */
  venue?: string;
  /** The keys with values from a URL. Anyone can craft one, so its sign-in or session is not stored. */
  linked: readonly string[];
}
