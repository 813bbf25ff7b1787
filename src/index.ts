import './element/element-types.ts';
import { defineMerchantCheckout } from './element/define-merchant-checkout.ts';

export type { CheckoutEventMap, PageCallback } from './element/element-types.ts';
export type { MerchantCheckoutElement } from './element/merchant-checkout-element.ts';
export type {
  CheckoutEvent,
  CheckoutEventDetails,
  CheckoutEventName,
  SubmitKind,
} from './platform/host/checkout-events.ts';
export type {
  AttributeProperties as MerchantCheckoutProperties,
  MarkupAttributes as MerchantCheckoutAttributes,
} from './lib/config/attribute-types.ts';
export type { CartItemRequest } from './lib/config/cart-items.ts';
export type { LinkName, Links } from './lib/config/links.ts';
export type { Prefill } from './lib/config/prefill.ts';
export type { Question, QuestionInput } from './lib/config/questions.ts';
export type { Venue, VenueInput } from './lib/config/venues.ts';
export type { ErrorCode } from './lib/error/error-code.ts';

// Where there is no page (a server that renders), importing the module does nothing.
if ('customElements' in globalThis) defineMerchantCheckout(window, { scriptUrl: import.meta.url });
