import type { CheckoutEvent, CheckoutEventDetails } from '../platform/host/checkout-events.ts';
import type { MerchantCheckoutElement } from './merchant-checkout-element.ts';

/**
 * Every event of the element by its full name: `merchant-checkout:ready` and `merchant-checkout-ready`. `venue` is the name of the
 * one that the customer chose from `venues`.
 */
export type CheckoutEventMap = {
  [
    Name in keyof CheckoutEventDetails as `merchant-checkout${':' | '-'}${Name}`
  ]: CheckoutEvent<Name>;
};

/** A function pushed to `window.merchantCheckout`: called once for every element of the page. */
export type PageCallback = (element: MerchantCheckoutElement) => void;

declare global {
  interface Window {
    /** Calls for every `<merchant-checkout>` of the page; may be filled before the module has loaded. */
    merchantCheckout?: PageCallback[];
  }

  interface HTMLElementTagNameMap {
    'merchant-checkout': MerchantCheckoutElement;
  }

  /** The events bubble: they can be heard on the element and on everything above it. */
  interface HTMLElementEventMap extends CheckoutEventMap {}
  interface DocumentEventMap extends CheckoutEventMap {}
  interface WindowEventMap extends CheckoutEventMap {}
}
