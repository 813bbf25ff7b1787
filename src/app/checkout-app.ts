import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import type { LoadCatalog } from '../platform/i18n/texts.ts';

/** Everything that the element passes to the app. */
export interface CheckoutPort {
  element: HTMLElement;
  shadowRoot: ShadowRoot;
  config: CheckoutConfig;
  /** Answers a request that the first module has already started, once; otherwise `fetch`. */
  fetch: (request: Request) => Promise<Response>;
  /** Loads the compiled texts of one area; those of the first screen are already under way. */
  loadCatalog: LoadCatalog;
  /** The view has something to show and can be put in the tree; may be said twice. */
  onView: (view: HTMLElement) => void;
  /** The first screen is painted: the skeleton and the fallback go. */
  onReady: () => void;
  /** Nothing can be shown: the fallback comes back. */
  onFatal: () => void;
  /** The view has failed as a whole and shows nothing any more. */
  onCrash: (error: unknown) => void;
  /** The customer closed the checkout. */
  onClose: () => void;
}

/** One element's running app: its store and services, and the picture of them. */
export interface CheckoutApp {
  /** The React side as an element; append it to show it, remove it to unmount, append it again. */
  readonly view: HTMLElement;
  /** Applies changed attributes; a change of target restarts the flow. */
  configure(config: CheckoutConfig): void;
  back(): void;
  /** Starts another flow; an unknown name is a config error. */
  goTo(flow: string): void;
  restart(): void;
  /** Loads the flow's data again. */
  refresh(): Promise<void>;
  /** Frees everything; the element was removed for good. */
  dispose(): void;
}
