import { createAnnouncer } from './announcer.ts';
import { copyText } from './clipboard.ts';
import { isOnline, onConnectivity } from './connectivity.ts';
import { createCookies } from './cookies.ts';
import { downloadText } from './download-text.ts';
import { emitCheckoutEvent } from './events.ts';
import type { Host } from './host.ts';
import { openInNewTab } from './navigation.ts';
import { randomId } from './random-id.ts';
import { canShare, share } from './share.ts';
import { createStorage } from './storage.ts';
import { createTimers } from './timers.ts';
import { warnIntegrator } from './warn-integrator.ts';

interface HostInput {
  element: HTMLElement;
  /** The customer closed the checkout. */
  onClose: () => void;
}

/**
 * Makes the page around one element available behind one interface. Storage is the tab's own
 * (sessionStorage): a draft belongs to the tab it was begun in.
 */
export function createHost({ element, onClose }: HostInput): Host {
  const page = element.ownerDocument;
  const timers = createTimers();
  const announcer = createAnnouncer(page, timers);
  const alive = new AbortController();

  return {
    now: () => Date.now(),
    visitorTimeZone: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
    after: (ms, run) => timers.after(ms, run),
    isOnline: () => isOnline(window),
    onConnectivity: (listener) => onConnectivity(window, alive.signal, listener),
    hostname: () => page.location.hostname,
    elementKey: () =>
      element.id || String([...page.querySelectorAll(element.localName)].indexOf(element)),
    pageAddress: () => page.location.href.replace(/[?#].*/, ''),
    randomId,
    storage: createStorage(() => window.sessionStorage),
    cookies: createCookies(page),
    emit: (name, detail) => emitCheckoutEvent(element, name, detail),
    warn: warnIntegrator,
    openUrl: (to, url) => openInNewTab(element, to, url),
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
