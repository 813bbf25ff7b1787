import type { CheckoutEventDetails } from '../platform/host/checkout-events.ts';
import type { MerchantCheckoutElement } from './merchant-checkout-element.ts';

/** Every event of the element by its full name, such as `merchant-checkout:ready`. */
export type CheckoutEventMap = {
  [Name in keyof CheckoutEventDetails as `merchant-checkout:${Name}`]: CustomEvent<
    CheckoutEventDetails[Name]
  >;
};

declare global {
  interface HTMLElementTagNameMap {
    'merchant-checkout': MerchantCheckoutElement;
  }

  /** The events bubble: they can be heard on the element and on everything above it. */
  interface HTMLElementEventMap extends CheckoutEventMap {}
  interface DocumentEventMap extends CheckoutEventMap {}
  interface WindowEventMap extends CheckoutEventMap {}
}
