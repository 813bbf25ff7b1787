import { createActivity, type Activity } from './activity.ts';
import { createAccount } from './account/account.ts';
import { createMiddlewareCookies } from './account/middleware-cookies.ts';
import { pushToDataLayer } from './data-layer.ts';
import { createCamera } from './camera/camera.ts';
import { createSharing } from './sharing.ts';
import { askBeforeLeaving, onConnectivity, onPageShown } from './page-state.ts';
import {
  emitCheckoutEvent,
  type CheckoutEventDetails,
  type CheckoutEventName,
} from './checkout-events.ts';
import { openUrl, redirect, type RedirectReason } from './navigation.ts';
import { replaceAddress } from './page-params.ts';
import { createAnnouncer } from './announcer.ts';
import { createCookies, type CookieWriter, type PageCookies } from './cookies.ts';
import { elementKey } from './page/element-key.ts';
import { createParentWindow } from './parent/parent-window.ts';
import { createStorage, type HostStorage, type StorageArea } from './storage.ts';
import type { NavigationTarget } from './parent/parent-link.ts';
import type { HostSocial } from './social/create-social.ts';
import type { SocialInput } from './social/social.ts';
import { createTimers } from './timers.ts';
import { warnIntegrator } from './warn-integrator.ts';
import type { CheckoutConfig } from '../../lib/config/checkout-config.ts';
import { minutesToMs } from '../../lib/time/instant.ts';

const ID_BYTES = 16;

/** A random id of 32 hexadecimal digits; works on plain http, unlike `randomUUID`. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const WEB_APPLICATION = 'WEB';
const WEB_PLATFORMS: ReadonlySet<string> = new Set(['WEB', 'WIDGET']);

/**
 * Whether the page runs in an app: in a mobile app the application is not web, in a Cordova app the platform is not.
 * Ignores case. Spec section 3 "Context".
 */
export function isNativeClient({
  clientApplication,
  clientPlatform,
}: Pick<HostConfig, 'clientApplication' | 'clientPlatform'>): boolean {
  const isWeb = clientApplication.toUpperCase() === WEB_APPLICATION;
  return !isWeb || !WEB_PLATFORMS.has(clientPlatform.toUpperCase());
}

function addressOf({ href }: Location): string {
  return href.replace(/[?#].*/, '');
}

/** The `utm_*` parameters of an address, with a question mark; empty without any. */
function campaignQuery({ search }: Location): string {
  const params = [...new URLSearchParams(search)].filter(([name]) => name.startsWith('utm_'));
  return params.length > 0 ? `?${new URLSearchParams(params)}` : '';
}

/** The config that the host reads, at each use, because attributes may change. */
export type HostConfig = Pick<
  CheckoutConfig,
  | 'middleware'
  | 'parentOrigin'
  | 'cspNonce'
  | 'analytics'
  | 'consent'
  | 'clientApplication'
  | 'clientPlatform'
  | 'venue'
>;

/** The page or app around one element. */
export type Host = ReturnType<typeof createHost>;

interface HostInput {
  element: HTMLElement;
  /** The current config. */
  config: () => HostConfig;
  /** The customer closed the checkout. */
  onClose: () => void;
  /** Ends the app and starts another one in its place. */
  onStartOver: () => void;
  /** The element's open work. */
  activity?: Activity;
  /** Ends what the host has begun in the page. */
  alive?: AbortController;
}

/** Shared values that no storage of the browser takes, by page: its elements share them. */
const sharedMemory = new WeakMap<Document, Map<string, string>>();

function sharedMemoryOf(page: Document): Map<string, string> {
  const memory = sharedMemory.get(page) ?? new Map<string, string>();
  sharedMemory.set(page, memory);
  return memory;
}

/** Creates the host of one element. */
export function createHost(input: HostInput) {
  const { element, config, onClose, onStartOver } = input;
  const { activity = createActivity(), alive = new AbortController() } = input;
  const page = element.ownerDocument;
  const identity: object = page;
  const { during } = activity;
  const timers = createTimers(activity);
  const announcer = createAnnouncer(page, timers);
  const { signal } = alive;
  const free = () => {
    announcer.dispose();
    timers.dispose();
  };
  signal.addEventListener('abort', free, { once: true });
  const middleware = () => config().middleware;
  const pageCookies = createCookies(page);
  const cookies = createMiddlewareCookies(pageCookies, middleware);
  const isNative = () => isNativeClient(config());
  const parentOrigin = () => config().parentOrigin;
  const nonce = () => config().cspNonce;
  /** An event's detail, with the chosen venue. Contract section 1 `venues`. */
  const ofVenue = <Detail extends object>(detail: Detail) => {
    const { venue } = config();
    return venue === undefined ? detail : { ...detail, venue };
  };
  const isMeasured = () => config().consent === 'all';
  const parent = createParentWindow({
    page: window,
    origin: parentOrigin,
    timers,
    during,
    randomId,
    signal,
  });
  let social: HostSocial | null = null;
  let writer: CookieWriter | null = null;
  const tab: StorageArea = { kept: 'tab', open: () => window.sessionStorage };
  const origin: StorageArea = { kept: 'origin', open: () => window.localStorage };
  const storage: HostStorage = createStorage([tab]);
  const around = { page: window, element, parent, isNativeClient: isNative };

  return {
    /** Unix time in ms. */
    now: () => Date.now(),
    /** The offset of the visitor's clock from UTC at a moment (Unix ms), in ms. */
    visitorOffset: (at: number) => -minutesToMs(new Date(at).getTimezoneOffset()),
    after: timers.after,
    /** The element's open work, also for `idle` of the testing helpers. */
    activity,
    isOnline: () => window.navigator.onLine,
    /** Calls back when the browser goes online or offline; the result unsubscribes. */
    onConnectivity: (listener: (online: boolean) => void) =>
      onConnectivity(window, signal, listener),
    /** Calls back when the page is shown or focused again, perhaps repeatedly. */
    onPageShown: (listener: () => void) => onPageShown(window, signal, listener),
    /** Lets the browser ask the customer before the page is left, until the result is called. */
    askBeforeLeaving: () => askBeforeLeaving(window, signal),
    /** Identifies the page, for what its elements share. */
    page: identity,
    hostname: () => page.location.hostname,
    /** Identifies this element among those of the page, also after a reload: its id, else its position. */
    elementKey: () => elementKey(element),
    /** Whether the focus is in the element. */
    holdsFocus: () => element.matches(':focus-within'),
    /** The page's address without query and hash. */
    pageAddress: () => addressOf(page.location),
    /** The page's address for `refererLink`: of its query only `utm_*`, and none with `consent="necessary"`. */
    refererLink: () =>
      addressOf(page.location) + (isMeasured() ? campaignQuery(page.location) : ''),
    pageUrl: () => page.location.href,
    /** Replaces path, query and hash in the address bar. */
    replaceAddress: (address: string) => replaceAddress(window, address),
    reload: () => page.location.reload(),
    /** Whether the page runs in a mobile or Cordova app. Spec section 3 "Context". */
    isNativeClient: isNative,
    /** The visitor's position; null if refused or unknown, which is only logged. */
    async locate() {
      const position = await during(import('./page/position.ts')).catch(() => null);
      return position && during(position.locate({ page: window, parent, warn: warnIntegrator }));
    },
    randomId,
    /** Of the tab. */
    storage,
    /** Of the origin; what it does not take is kept for the tab, else for the page. */
    shared: createStorage([origin, tab], sharedMemoryOf(page)),
    /** The origin's locks, for `withLock`; undefined on plain http. */
    get locks(): LockManager | undefined {
      return window.navigator.locks;
    },
    cookies,
    /** Writes the same cookies; created at the first call. */
    cookieWriter: (create: (cookies: PageCookies, middleware: () => string) => CookieWriter) =>
      (writer ??= create(pageCookies, middleware)),
    account: createAccount({ page: window, cookies, middleware, randomId, signal }),
    camera: createCamera({ page: window, element, timers, during, signal }),
    parent,
    /** Sign-in with other providers, created at the first call. */
    social: (create: (input: SocialInput) => HostSocial) =>
      (social ??= create({ ...around, timers, during, randomId, signal, nonce })),
    /** Dispatches a `merchant-checkout:<name>` event; false if the page cancelled it. */
    emit: <Name extends CheckoutEventName>(
      name: Name,
      detail: CheckoutEventDetails[Name],
      prepare?: (event: Event) => void,
    ) => emitCheckoutEvent(element, name, ofVenue(detail), prepare),
    /** Emits a `track` event, with `analytics="datalayer"` also to `dataLayer`; nothing with `consent="necessary"`. */
    track(name: string, params: Record<string, unknown>): void {
      if (!isMeasured()) return;
      emitCheckoutEvent(element, 'track', ofVenue({ name, params }));
      if (config().analytics === 'datalayer') pushToDataLayer(window, name, params);
    },
    /** Warns the integrator in the console. */
    warn: warnIntegrator,
    /** Opens an https URL in a new tab, or by the app in a native client, unless the page cancels the `navigate` event. */
    openUrl: (to: NavigationTarget, url: string) => void openUrl(around, to, url),
    /**
     * Redirects to an https URL, in the parent window, else the top window, else this one, unless the page cancels the
     * `redirect` event. Never rejects.
     */
    redirect: (url: string, reason: RedirectReason) => redirect(around, url, reason),
    /** Announces a text to screen readers; `lang` is its BCP 47 language. */
    announce: (text: string, lang: string) => announcer.announce(text, lang),
    ...createSharing(window, timers, during),
    /** Closes the dialog of modal and button mode and reports it to the page. */
    close: onClose,
    /** Ends the app and starts another one, which knows no more than what is stored. */
    startOver: onStartOver,
    /** Frees timers, listeners and the live region. */
    dispose: () => alive.abort(),
  };
}
