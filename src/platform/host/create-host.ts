import { createAccount } from './account/account.ts';
import { pushToDataLayer } from './data-layer.ts';
import { createCamera } from './camera/camera.ts';
import { createSharing } from './sharing.ts';
import { onConnectivity, onPageShown } from './page-state.ts';
import { emitCheckoutEvent } from './checkout-events.ts';
import type { Host, HostConfig } from './host.ts';
import { openUrl, redirect } from './navigation.ts';
import { replaceAddress } from './page-params.ts';
import { createAnnouncer } from './announcer.ts';
import { createCookies } from './cookies.ts';
import { elementKey } from './page/element-key.ts';
import { createParentWindow } from './parent/parent-window.ts';
import { createStorage } from './storage.ts';
import type { HostSocial } from './social/social.ts';
import { createTimers } from './timers.ts';
import { warnIntegrator } from './warn-integrator.ts';
import { minutesToMs } from '../../lib/time/instant.ts';

const ID_BYTES = 16;

/** A random id of 32 hexadecimal digits; works on plain http, unlike `randomUUID`. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
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

interface HostInput {
  element: HTMLElement;
  /** The current config. */
  config: () => HostConfig;
  /** The customer closed the checkout. */
  onClose: () => void;
}

/** Creates the host of one element. */
export function createHost({ element, config, onClose }: HostInput): Host {
  const page = element.ownerDocument;
  const timers = createTimers();
  const announcer = createAnnouncer(page, timers);
  const alive = new AbortController();
  const { signal } = alive;
  const cookies = createCookies(page);
  const isNative = () => isNativeClient(config());
  const origin = () => config().parentOrigin;
  const nonce = () => config().cspNonce;
  const isMeasured = () => config().consent === 'all';
  const parent = createParentWindow({ page: window, origin, timers, randomId, signal });
  let social: HostSocial | null = null;
  const around = { page: window, element, parent, isNativeClient: isNative };

  return {
    now: () => Date.now(),
    visitorOffset: (at) => -minutesToMs(new Date(at).getTimezoneOffset()),
    after: timers.after,
    isOnline: () => window.navigator.onLine,
    onConnectivity: (listener) => onConnectivity(window, signal, listener),
    onPageShown: (listener) => onPageShown(window, signal, listener),
    hostname: () => page.location.hostname,
    elementKey: () => elementKey(element),
    holdsFocus: () => element.matches(':focus-within'),
    pageAddress: () => addressOf(page.location),
    refererLink() {
      return addressOf(page.location) + (isMeasured() ? campaignQuery(page.location) : '');
    },
    pageUrl: () => page.location.href,
    replaceAddress: (address) => replaceAddress(window, address),
    reload: () => page.location.reload(),
    isNativeClient: isNative,
    async locate() {
      const position = await import('./page/position.ts').catch(() => null);
      return position?.locate({ page: window, parent, warn: warnIntegrator }) ?? null;
    },
    randomId,
    storage: createStorage(() => window.sessionStorage),
    shared: createStorage(() => window.localStorage),
    locks: window.navigator.locks,
    cookies,
    account: createAccount({ page: window, cookies, randomId, signal }),
    camera: createCamera({ page: window, element, timers, signal }),
    parent,
    social: (create) => (social ??= create({ ...around, timers, randomId, signal, nonce })),
    emit: (name, detail) => emitCheckoutEvent(element, name, detail),
    track(name, params) {
      if (!isMeasured()) return;
      emitCheckoutEvent(element, 'track', { name, params });
      if (config().analytics === 'datalayer') pushToDataLayer(window, name, params);
    },
    warn: warnIntegrator,
    openUrl: (to, url) => void openUrl(around, to, url),
    redirect: (url, reason) => redirect(around, url, reason),
    announce: (text, lang) => announcer.announce(text, lang),
    ...createSharing(window, timers),
    close: onClose,
    dispose() {
      alive.abort();
      announcer.dispose();
      timers.dispose();
    },
  };
}
