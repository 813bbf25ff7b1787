import { toSafeUrl } from '../../../lib/config/addresses.ts';
import { PARENT_NAVIGATION_MS } from '../../../lib/limits.ts';
import { emitCheckoutEvent } from '../events.ts';
import { fieldIn } from '../foreign-data.ts';
import type { HostParent } from '../parent/parent-window.ts';
import type { NavigationTarget } from './navigation-target.ts';

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
