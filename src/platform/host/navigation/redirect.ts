import { toSafeUrl } from '../../../lib/config/addresses.ts';
import { PARENT_NAVIGATION_MS } from '../../../lib/limits.ts';
import { emitCheckoutEvent } from '../events.ts';
import type { HostParent } from '../parent/parent-window.ts';
import type { RedirectReason, RedirectResult } from './redirect-result.ts';

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
