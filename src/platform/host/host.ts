import type { HostAccount } from './account/account.ts';
import type { HostCamera } from './camera/camera.ts';
import type { CheckoutEventDetails, CheckoutEventName } from './checkout-events.ts';
import type { NavigationTarget } from './parent/parent-link.ts';
import type { Position } from './page/position.ts';
import type { HostParent } from './parent/parent-window.ts';
import type { RedirectReason, RedirectResult } from './navigation.ts';
import type { SocialInput } from './social/create-social.ts';
import type { HostSocial } from './social/social.ts';
import type { HostStorage, SharedStorage } from './storage.ts';
import type { HostCookies } from './cookies.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';

export type { NavigationTarget } from './parent/parent-link.ts';

/** The page or app around one element, behind one interface. Only this folder touches `window`. */
export interface Host {
  /** Unix time in ms. */
  now(): number;
  /** IANA zone of the visitor's device. */
  visitorTimeZone(): string;
  /** Calls back once after `ms`; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
  isOnline(): boolean;
  /** Calls back when the browser goes online or offline; the returned function unsubscribes. */
  onConnectivity(listener: (online: boolean) => void): () => void;
  hostname(): string;
  /** Identifies this element among others of its kind on the page, also after a reload: its id, else its place. */
  elementKey(): string;
  /** Whether the focus is in the element: what it holds then, and takes away, has to give it on. */
  holdsFocus(): boolean;
  /** The page's address without query and hash, for `refererLink`. */
  pageAddress(): string;
  /** The page's whole address. */
  pageUrl(): string;
  /** Shows another address of the page in the address bar: path, query and hash. */
  replaceAddress(address: string): void;
  /** Loads the page again. */
  reload(): void;
  /** Whether the page runs in a mobile or Cordova app rather than in a browser. Spec section 3 "Context". */
  isNativeClient(): boolean;
  /** Calls back when the page is seen again, has focus again or came back from the history; perhaps more than once. */
  onPageShown(listener: () => void): () => void;
  /** The visitor's position; null where it is refused or unknown, which is only logged. */
  locate(): Promise<Position | null>;
  /** A fresh random id. */
  randomId(): string;
  /** The tab's own. */
  storage: HostStorage;
  /** Shared by the tabs and elements of an origin; where the browser refuses, the element's own. */
  shared: SharedStorage;
  /** The origin's locks, for `withLock`; undefined where the browser has none, as on plain http. */
  locks: LockManager | undefined;
  cookies: HostCookies;
  /** Dispatches a `merchant-checkout:<name>` event; false when the page cancelled it. */
  emit<Name extends CheckoutEventName>(name: Name, detail: CheckoutEventDetails[Name]): boolean;
  /** Emits a moment to measure, with its GA4 name; with `analytics="datalayer"` it reaches `dataLayer` too. */
  track(name: string, params: Record<string, unknown>): void;
  parent: HostParent;
  /** Sign-in with other providers, created at the first call with code from the account room. */
  social(create: (input: SocialInput) => HostSocial): HostSocial;
  account: HostAccount;
  camera: HostCamera;
  /** One warning for the integrator in the console. */
  warn(message: string): void;
  /**
   * Opens a checked https URL unless the page cancels the `navigate` event: in a new tab, or by the
   * app's own navigation in a native client.
   */
  openUrl(to: NavigationTarget, url: string): void;
  /**
   * Sends the window to a checked https URL unless the page cancels the `redirect` event: through the
   * parent window, else the top window, else this one. Never rejects; the caller reports a failure.
   */
  redirect(url: string, reason: RedirectReason): Promise<RedirectResult>;
  /** Says a text once through the element's live region in the light DOM; `lang` is its BCP 47 language. */
  announce(text: string, lang?: string): void;
  /** Puts a text on the clipboard; false when the browser refused. */
  copyText(text: string): Promise<boolean>;
  canShare(): boolean;
  /** Opens the system's share sheet; false when the browser refused or the customer went back. */
  share(data: { title: string; text: string; url?: string }): Promise<boolean>;
  /** Hands a made file to the browser as a download. */
  downloadText(fileName: string, mimeType: string, text: string): void;
  /** Closes the dialog of modal and button mode and informs the page. */
  close(): void;
  /** Frees timers, listeners and the live region. */
  dispose(): void;
}

/** The config that the host reads. It reads it at each use, because attributes may change at run time. */
export type HostConfig = Pick<
  CheckoutConfig,
  'parentOrigin' | 'cspNonce' | 'analytics' | 'clientApplication' | 'clientPlatform'
>;
