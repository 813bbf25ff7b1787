import { createAccount } from './account/account.ts';
import { pushToDataLayer } from './data-layer.ts';
import { createCamera } from './camera/camera.ts';
import { canShare, copyText, downloadText, share } from './sharing.ts';
import { isOnline, onConnectivity, onPageShown } from './page-state.ts';
import { emitCheckoutEvent } from './checkout-events.ts';
import type { Host, HostConfig } from './host.ts';
import { openUrl, redirect } from './navigation.ts';
import { replaceAddress } from './page-params.ts';
import { createAnnouncer } from './announcer.ts';
import { createCookies } from './cookies.ts';
import { elementKey } from './page/element-key.ts';
import { isNativeClient } from './page/is-native-client.ts';
import { createParentWindow } from './parent/parent-window.ts';
import { createStorage } from './storage.ts';
import type { HostSocial } from './social/social.ts';
import { createTimers } from './timers.ts';
import { warnIntegrator } from './warn-integrator.ts';

const ID_BYTES = 16;

/** A fresh random id of 32 hexadecimal digits; works on plain http too, unlike `randomUUID`. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface HostInput {
  element: HTMLElement;
  /** The element's attributes as they are now. */
  config: () => HostConfig;
  /** The customer closed the checkout. */
  onClose: () => void;
}

/**
 * Creates the host of one element: the page around it behind one interface. `storage` is the tab's sessionStorage,
 * because a draft belongs to its tab; `shared` is the origin's localStorage.
 */
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
  const parent = createParentWindow({ page: window, origin, timers, randomId, signal });
  let social: HostSocial | null = null;
  const around = { page: window, element, parent, isNativeClient: isNative };

  return {
    now: () => Date.now(),
    visitorTimeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    after: (ms, run) => timers.after(ms, run),
    isOnline: () => isOnline(window),
    onConnectivity: (listener) => onConnectivity(window, signal, listener),
    onPageShown: (listener) => onPageShown(window, signal, listener),
    hostname: () => page.location.hostname,
    elementKey: () => elementKey(element),
    holdsFocus: () => element.matches(':focus-within'),
    pageAddress: () => page.location.href.replace(/[?#].*/, ''),
    pageUrl: () => page.location.href,
    replaceAddress: (address) => replaceAddress(window, address),
    reload: () => page.location.reload(),
    isNativeClient: isNative,
    async locate() {
      const later = await import('./page/position.ts').catch(() => null);
      return later?.locate({ page: window, parent, warn: warnIntegrator }) ?? null;
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
      emitCheckoutEvent(element, 'track', { name, params });
      if (config().analytics === 'datalayer') pushToDataLayer(window, name, params);
    },
    warn: warnIntegrator,
    openUrl: (to, url) => void openUrl(around, to, url),
    redirect: (url, reason) => redirect(around, url, reason),
    announce: (text, lang) => announcer.announce(text, lang),
    copyText: (text) => copyText(window, text),
    canShare: () => canShare(window),
    share: (data) => share(window, data),
    downloadText: (name, mimeType, text) => downloadText(page, timers, { name, mimeType, text }),
    close: onClose,
    dispose() {
      alive.abort();
      announcer.dispose();
      timers.dispose();
    },
  };
}
