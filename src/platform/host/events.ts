import {
  CANCELLABLE_EVENTS,
  EVENT_PREFIX,
  type CheckoutEventDetails,
  type CheckoutEventName,
} from './checkout-events.ts';

/**
 * Dispatches `merchant-checkout:<name>` on the element, bubbling and composed.
 * Returns false when the page cancelled it. Contract section 1 "Events".
 */
export function emitCheckoutEvent<Name extends CheckoutEventName>(
  element: HTMLElement,
  name: Name,
  detail: CheckoutEventDetails[Name],
): boolean {
  return element.dispatchEvent(
    new CustomEvent(EVENT_PREFIX + name, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: CANCELLABLE_EVENTS.has(name),
    }),
  );
}
