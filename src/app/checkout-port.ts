import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import type { Activity } from '../platform/host/activity.ts';
import type { LoadCatalog } from '../platform/i18n/texts.ts';

/** Everything that the element passes to the app. */
export interface CheckoutPort {
  element: HTMLElement;
  shadowRoot: ShadowRoot;
  config: CheckoutConfig;
  /** The element's open work. */
  activity: Activity;
  /** Returns the answer to a request that the first module has already sent, once; otherwise calls `fetch`. */
  fetch: (request: Request) => Promise<Response>;
  /** Loads the compiled texts of one area; those of the first screen are already loading. */
  loadCatalog: LoadCatalog;
  /** The view has something to show and can be added to the page; may be called twice. */
  onView: (view: HTMLElement) => void;
  /** The first screen is painted: the element removes skeleton and fallback. */
  onReady: () => void;
  /** Nothing can be shown: the element shows the fallback again. */
  onFatal: () => void;
  /** The whole view has crashed and shows nothing any more. */
  onCrash: (error: unknown) => void;
  /** The customer closed the checkout. */
  onClose: () => void;
  /** Everything that the checkout knows is to be forgotten: the element ends this app and starts another one. */
  onStartOver: () => void;
}
