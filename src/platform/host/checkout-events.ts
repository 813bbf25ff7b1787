import type { ErrorCode } from '../../lib/error/error-code.ts';
import { replacementOf } from './page/replacement-element.ts';
import { warnIntegrator } from './warn-integrator.ts';

/** The kind of a submission. */
export type SubmitKind = 'booking' | 'voucher' | 'order' | 'points' | 'premium';

/**
 * Detail of every event, by name without its `merchant-checkout:` or `merchant-checkout-` prefix. All bubble, are composed
 * and contain no personal data.
 */
export interface CheckoutEventDetails {
  /** The flow is loaded and its first step is shown. */
  ready: { flow: string };
  /** Another step is shown; `index` counts from 0 among the steps that are shown. */
  step: { flow: string; step: string; index: number; total: number };
  /** A customer signed in: here, elsewhere on the site or by the page's attributes. */
  login: { userId: string };
  /** The user signed out, or the server ended the session. */
  logout: Record<string, never>;
  /** The cart changed; `items` counts pieces, amounts are in cents. */
  cart: { items: number; itemsTotal: number; final: number };
  /** An item could not be removed from the server's cart; cancel it if you have removed it yourself. */
  removeitem: { itemId: string };
  /**
   * A booking, order or payment is about to be sent, with the reference `intent`; cancel it to prevent that, or hold it with
   * `event.waitUntil(promise)` for at most 10 seconds. A rejection sends nothing and shows the message of its error.
   */
  submit: { kind: SubmitKind; intent: string };
  /** A booking was accepted; `valueCharged` in cents. Once per transaction. */
  reserved: { transactionId: string; kind: SubmitKind; valueCharged: number };
  /** A payment was started and is not confirmed yet; `intent` is its reference. Once per payment. */
  pending: { kind: SubmitKind; paymentId: string; intent: string };
  /** The server confirmed a payment; `amount` in cents. Once per payment. */
  paid: { kind: SubmitKind; paymentId: string; amount: number; currency: string };
  /** An order was accepted. Once per order. */
  order: { orderRef: string };
  /** The window is about to open a payment page; cancel it to redirect yourself. */
  redirect: { url: string; reason: string };
  /** A link or button leaves the checkout; cancel it to navigate yourself. */
  navigate: { to: string; url: string };
  /** The checkout was closed, by the customer or by `close()`. */
  close: Record<string, never>;
  /** Something failed; `message` is for a developer, `intent` the reference of the request. Forward it to your error reporting. */
  error: { code: ErrorCode; status: number | null; message: string; intent?: string };
  /** An analytics event, with its GA4 name and parameters; it contains nothing personal. */
  track: { name: string; params: Record<string, unknown> };
}

export type CheckoutEventName = keyof CheckoutEventDetails;

/** What the event `submit` has beside its detail. */
export interface Holdable {
  /**
   * Holds the press until the promise settles, for at most 10 seconds. If it rejects with an error, its message is shown beside the
   * button and nothing is sent. Throws an `InvalidStateError` once the event is over: call it before any `await`.
   */
  waitUntil(work: unknown): void;
}

/** An event as a listener gets it; `venue` is the name of the one that the customer chose from `venues`. */
export type CheckoutEvent<Name extends CheckoutEventName> = CustomEvent<
  CheckoutEventDetails[Name] & { venue?: string }
> &
  (Name extends 'submit' ? Holdable : unknown);

const CANCELLABLE_EVENTS: ReadonlySet<CheckoutEventName> = new Set([
  'removeitem',
  'submit',
  'redirect',
  'navigate',
]);

/**
 * Events about what was sent, which the page needs also when the element was removed meanwhile. The others speak of a screen
 * that is gone with it.
 */
const LASTING_EVENTS: ReadonlySet<CheckoutEventName> = new Set([
  'reserved',
  'pending',
  'paid',
  'order',
  'error',
  'track',
]);

/** The one place in which an event is dispatched: the element if it is in the page, else its successor, else the document. */
function targetOf(element: HTMLElement, name: CheckoutEventName): EventTarget {
  if (element.isConnected || !LASTING_EVENTS.has(name)) return element;
  return replacementOf(element) ?? element.ownerDocument;
}

export const EVENT_PREFIX = 'merchant-checkout:';

/** The same events for templates that cannot bind a colon, such as Angular's. */
const HYPHEN_PREFIX = 'merchant-checkout-';

/**
 * Dispatches `merchant-checkout:<name>` and `merchant-checkout-<name>` on the element, bubbling and composed. If it was
 * removed, the events about what it has sent are dispatched on its successor, else on the document. `prepare` adds to each event
 * before it is dispatched. Returns false when the page cancelled either. Contract section 1 "Events".
 */
export function emitCheckoutEvent<Name extends CheckoutEventName>(
  element: HTMLElement,
  name: Name,
  detail: CheckoutEventDetails[Name],
  prepare?: (event: Event) => void,
): boolean {
  const cancelable = CANCELLABLE_EVENTS.has(name);
  const init = { detail, bubbles: true, composed: true, cancelable };
  const target = targetOf(element, name);
  const sent = [EVENT_PREFIX, HYPHEN_PREFIX].map((prefix) => {
    const event = new CustomEvent(prefix + name, init);
    prepare?.(event);
    return target.dispatchEvent(event);
  });
  return sent.every(Boolean);
}

/** Reports a mistake in the page's code or data to its developer, by console and event. */
export function emitConfigError(element: HTMLElement, message: string): void {
  warnIntegrator(message);
  emitCheckoutEvent(element, 'error', { code: 'config', status: null, message });
}
