import { toSafeUrl } from '../../lib/config/urls.ts';
import { PARENT_NAVIGATION_MS } from '../../lib/limits.ts';
import { emitCheckoutEvent, emitConfigError } from './checkout-events.ts';
import { callIn, fieldIn } from './foreign-data.ts';
import type { HostParent } from './parent/parent-window.ts';
import type { NavigationTarget } from './parent/parent-link.ts';
import { succeeds } from './succeeds.ts';

interface OpenUrlInput {
  page: Window;
  element: HTMLElement;
  parent: HostParent;
  isNativeClient: () => boolean;
}

/** Opens a URL with Cordova's in-app browser plugin; false without one. */
function openByCordova(page: Window, url: string): Promise<boolean> {
  const browser = fieldIn(fieldIn(page, 'cordova'), 'InAppBrowser');
  return succeeds(() => void callIn(browser, 'open', url, '_system'));
}

/** Opens a URL by the parent window or a plugin; false without both. */
async function openByApp(input: OpenUrlInput, to: NavigationTarget, url: string): Promise<boolean> {
  const ask = () => input.parent.ask('navigateTo', { to, url }, PARENT_NAVIGATION_MS);
  // The app may not know the message.
  return (input.parent.isThere() && (await succeeds(ask))) || openByCordova(input.page, url);
}

/**
 * Opens a URL in a new tab without an opener, or by the app in a native client, unless the page cancels the `navigate`
 * event. A URL that is not absolute https (http on localhost) is a config error. Spec section 2 screen 1, contract
 * section 3.
 */
export async function openUrl(
  input: OpenUrlInput,
  to: NavigationTarget,
  text: string,
): Promise<void> {
  const { page, element, isNativeClient } = input;
  const url = toSafeUrl(text)?.href;
  if (!url) return emitConfigError(element, `The link "${to}" is no absolute https URL.`);
  if (!emitCheckoutEvent(element, 'navigate', { to, url })) return;
  if (isNativeClient() && (await openByApp(input, to, url))) return;
  page.open(url, '_blank', 'noopener,noreferrer');
}

export type RedirectReason = 'payment' | 'order' | 'voucher' | 'premium';

export type RedirectResult =
  | { kind: 'leaving' }
  /** The page cancelled the `redirect` event and navigates itself. */
  | { kind: 'cancelled' }
  /** The URL is not absolute https, or the browser refused. */
  | { kind: 'failed'; code: 'config' | 'internal'; message: string };

/** Navigates a window; false if the browser refuses, as it may for a frame's top window. */
const go = (frame: Window, url: string): Promise<boolean> =>
  succeeds(() => {
    frame.location.href = url;
  });

/**
 * Redirects the parent window, else the top window, else this one, unless the page cancels the `redirect` event. Spec
 * section 4 "Payment step", contract section 3.
 */
export async function redirect(
  { page, element, parent }: Omit<OpenUrlInput, 'isNativeClient'>,
  text: string,
  reason: RedirectReason,
): Promise<RedirectResult> {
  const url = toSafeUrl(text)?.href;
  if (!url) {
    return { kind: 'failed', code: 'config', message: `The ${reason} address is no https URL.` };
  }
  if (!emitCheckoutEvent(element, 'redirect', { url, reason })) return { kind: 'cancelled' };
  const askParent = () => parent.ask('openUrl', { url }, PARENT_NAVIGATION_MS);
  const { top } = page;
  const isLeaving =
    (parent.isThere() && (await succeeds(askParent))) ||
    (top && top !== page && (await go(top, url))) ||
    (await go(page, url));
  if (isLeaving) return { kind: 'leaving' };
  return { kind: 'failed', code: 'internal', message: 'The browser refused to leave the page.' };
}
