import type { HostAccount } from './account/account.ts';
import type { HostCamera } from './camera/camera.ts';
import type { CheckoutEventDetails, CheckoutEventName } from './checkout-events.ts';
import type { NavigationTarget } from './parent/parent-link.ts';
import type { Position } from './page/position.ts';
import type { HostParent } from './parent/parent-window.ts';
import type { RedirectReason, RedirectResult } from './navigation.ts';
import type { HostSocial, SocialInput } from './social/social.ts';
import type { HostStorage, SharedStorage } from './storage.ts';
import type { HostCookies } from './cookies.ts';
import type { HostSharing } from './sharing.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';

/** The page or app around one element. */
export interface Host extends HostSharing {
  /** Unix time in ms. */
  now(): number;
  /** The offset of the visitor's clock from UTC at a moment (Unix ms), in ms. */
  visitorOffset(at: number): number;
  /** Calls back after `ms`; the result cancels it. */
  after(ms: number, run: () => void): () => void;
  isOnline(): boolean;
  /** Calls back when the browser goes online or offline; the result unsubscribes. */
  onConnectivity(listener: (online: boolean) => void): () => void;
  hostname(): string;
  /** Identifies this element among those of the page, also after a reload: its id, else its position. */
  elementKey(): string;
  /** Whether the focus is in the element. */
  holdsFocus(): boolean;
  /** The page's address without query and hash. */
  pageAddress(): string;
  /** The page's address for `refererLink`: of its query only `utm_*`, and none with `consent="necessary"`. */
  refererLink(): string;
  pageUrl(): string;
  /** Replaces path, query and hash in the address bar. */
  replaceAddress(address: string): void;
  reload(): void;
  /** Whether the page runs in a mobile or Cordova app. Spec section 3 "Context". */
  isNativeClient(): boolean;
  /** Calls back when the page is shown or focused again, perhaps repeatedly. */
  onPageShown(listener: () => void): () => void;
  /** The visitor's position; null if refused or unknown, which is only logged. */
  locate(): Promise<Position | null>;
  randomId(): string;
  /** Of the tab. */
  storage: HostStorage;
  /** Of the origin. */
  shared: SharedStorage;
  /** The origin's locks, for `withLock`; undefined on plain http. */
  locks: LockManager | undefined;
  cookies: HostCookies;
  /** Dispatches a `merchant-checkout:<name>` event; false if the page cancelled it. */
  emit<Name extends CheckoutEventName>(name: Name, detail: CheckoutEventDetails[Name]): boolean;
  /** Emits a `track` event, with `analytics="datalayer"` also to `dataLayer`; nothing with `consent="necessary"`. */
  track(name: string, params: Record<string, unknown>): void;
  parent: HostParent;
  /** Sign-in with other providers, created at the first call. */
  social(create: (input: SocialInput) => HostSocial): HostSocial;
  account: HostAccount;
  camera: HostCamera;
  /** Warns the integrator in the console. */
  warn(message: string): void;
  /** Opens an https URL in a new tab, or by the app in a native client, unless the page cancels the `navigate` event. */
  openUrl(to: NavigationTarget, url: string): void;
  /**
   * Redirects to an https URL, in the parent window, else the top window, else this one, unless the page cancels the
   * `redirect` event. Never rejects.
   */
  redirect(url: string, reason: RedirectReason): Promise<RedirectResult>;
  /** Announces a text to screen readers; `lang` is its BCP 47 language. */
  announce(text: string, lang?: string): void;
  /** Closes the dialog of modal and button mode and reports it to the page. */
  close(): void;
  /** Frees timers, listeners and the live region. */
  dispose(): void;
}

/** The config that the host reads, at each use, because attributes may change. */
export type HostConfig = Pick<
  CheckoutConfig,
  'parentOrigin' | 'cspNonce' | 'analytics' | 'consent' | 'clientApplication' | 'clientPlatform'
>;
