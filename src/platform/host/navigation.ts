import { toSafeUrl } from '../../lib/config/addresses.ts';
import { PARENT_NAVIGATION_MS } from '../../lib/limits.ts';
import { emitCheckoutEvent } from './checkout-events.ts';
import { fieldIn } from './foreign-data.ts';
import type { HostParent } from './parent/parent-window.ts';
import type { NavigationTarget } from './parent/parent-link.ts';

interface OpenUrlInput {
  page: Window;
  element: HTMLElement;
  parent: HostParent;
  isNativeClient: () => boolean;
}

/** Opens an address with Cordova's in-app browser plugin; false where there is none. */
function openByCordova(page: Window, url: string): boolean {
  const browser = fieldIn(fieldIn(page, 'cordova'), 'InAppBrowser');
  const open = fieldIn(browser, 'open');
  if (typeof open !== 'function') return false;
  try {
    open.call(browser, url, '_system');
    return true;
  } catch {
    return false;
  }
}

/** By the app's own navigation: the window that frames us, else a plugin; false where neither does it. */
async function openByApp(input: OpenUrlInput, to: NavigationTarget, url: string): Promise<boolean> {
  if (input.parent.isThere()) {
    try {
      await input.parent.ask('navigateTo', { to, url }, PARENT_NAVIGATION_MS);
      return true;
    } catch {
      // An app that does not know the message leaves it to what else is there.
    }
  }
  return openByCordova(input.page, url);
}

/**
 * Opens a URL in a new tab that cannot reach back, or by app navigation in a native client, unless
 * the page cancels the `navigate` event. A URL that is not absolute https (http on localhost) is a
 * config error and leads nowhere. Spec section 2 screen 1, contract section 3.
 */
export async function openUrl(
  input: OpenUrlInput,
  to: NavigationTarget,
  text: string,
): Promise<void> {
  const { page, element, isNativeClient } = input;
  const url = toSafeUrl(text)?.href;
  if (!url) {
    const message = `The link "${to}" is no absolute https URL.`;
    emitCheckoutEvent(element, 'error', { code: 'config', status: null, message });
    return;
  }
  if (!emitCheckoutEvent(element, 'navigate', { to, url })) return;
  if (isNativeClient() && (await openByApp(input, to, url))) return;
  page.open(url, '_blank', 'noopener,noreferrer');
}

/** The reason of a redirect. */
export type RedirectReason = 'payment' | 'order' | 'voucher' | 'premium';

/** How sending the window to another address ended. */
export type RedirectResult =
  /** The parent window, the top window or this window navigates. */
  | { kind: 'leaving'; window: 'parent' | 'top' | 'self' }
  /** The page cancelled the `redirect` event and navigates itself. */
  | { kind: 'cancelled' }
  /** The address is no absolute https URL, or the browser refused; nothing happened. */
  | { kind: 'failed'; code: 'config' | 'internal'; message: string };

interface RedirectInput {
  page: Window;
  element: HTMLElement;
  parent: HostParent;
}

async function goByParent(parent: HostParent, url: string): Promise<boolean> {
  if (!parent.isThere()) return false;
  try {
    await parent.ask('openUrl', { url }, PARENT_NAVIGATION_MS);
    return true;
  } catch {
    return false;
  }
}

/** Sends a window to an address; false where the browser refuses, as it may for a frame's top window. */
function go(frame: Window | null, url: string): boolean {
  if (!frame) return false;
  try {
    frame.location.href = url;
    return true;
  } catch {
    return false;
  }
}

/**
 * Sends the window to an address: through the host frame, else the top window, else this one, unless
 * the page cancels the `redirect` event. Spec section 4 "Payment step", contract section 3.
 */
export async function redirect(
  { page, element, parent }: RedirectInput,
  text: string,
  reason: RedirectReason,
): Promise<RedirectResult> {
  const url = toSafeUrl(text)?.href;
  if (!url) {
    return { kind: 'failed', code: 'config', message: `The ${reason} address is no https URL.` };
  }
  if (!emitCheckoutEvent(element, 'redirect', { url, reason })) return { kind: 'cancelled' };
  if (await goByParent(parent, url)) return { kind: 'leaving', window: 'parent' };
  if (page.top !== page && go(page.top, url)) return { kind: 'leaving', window: 'top' };
  if (go(page, url)) return { kind: 'leaving', window: 'self' };
  return { kind: 'failed', code: 'internal', message: 'The browser refused to leave the page.' };
}
