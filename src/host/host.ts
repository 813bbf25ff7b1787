import type { CheckoutEventDetails, CheckoutEventName } from './checkout-events.ts';

/** Small text values by key; where the browser refuses, from memory. Never throws. */
export interface HostStorage {
  /** A page's storage answers at once; a native client's may take its time. */
  read(key: string): string | null | Promise<string | null>;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** Cookies of the registrable domain; where the browser refuses, from memory. Never throws. */
export interface HostCookies {
  read(name: string): string | null;
  /** `days` null makes a session cookie. */
  write(name: string, value: string, days: number | null): void;
  remove(name: string): void;
}

/** Where a link or a button leads. */
export type NavigationTarget =
  | 'home'
  | 'privacy'
  | 'terms'
  | 'complaints'
  | 'disputes'
  | 'withdrawal'
  | 'rewards'
  | 'prizes'
  | 'map'
  | 'calendar';

/** The page or app around one element, behind one interface. Only this folder touches `window`. */
export interface Host {
  /** Unix time in ms. */
  now(): number;
  /** IANA zone of the visitor's device. */
  visitorTimeZone(): string;
  /** Calls back once after `ms`; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
  isOnline(): boolean;
  /** Calls back when the browser goes online or offline; the returned function stops it. */
  onConnectivity(listener: (online: boolean) => void): () => void;
  hostname(): string;
  /** Tells this element from others of its kind on the page, the same after a reload: its id, else its place. */
  elementKey(): string;
  /** The page's address without query and hash, for `refererLink`. */
  pageAddress(): string;
  /** A fresh random id. */
  randomId(): string;
  storage: HostStorage;
  cookies: HostCookies;
  /** Dispatches a `merchant-checkout:<name>` event; false when the page cancelled it. */
  emit<Name extends CheckoutEventName>(name: Name, detail: CheckoutEventDetails[Name]): boolean;
  /** One warning for the integrator in the console. */
  warn(message: string): void;
  /** Opens a checked https URL in a new tab, unless the page cancels the `navigate` event. */
  openUrl(to: NavigationTarget, url: string): void;
  /** Says a text once through the element's live region in the light DOM; `lang` is its BCP 47 language. */
  announce(text: string, lang?: string): void;
  /** Puts a text on the clipboard; false when the browser refused. */
  copyText(text: string): Promise<boolean>;
  canShare(): boolean;
  /** Opens the system's share sheet; false when the browser refused or the customer went back. */
  share(data: { title: string; text: string; url?: string }): Promise<boolean>;
  /** Hands a made file to the browser as a download. */
  downloadText(fileName: string, mimeType: string, text: string): void;
  /** Closes the dialog of modal and button mode and tells the page. */
  close(): void;
  /** Frees timers, listeners and the live region. */
  dispose(): void;
}
