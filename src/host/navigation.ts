import { toSafeUrl } from '../domain/config/parse-url.ts';
import { emitCheckoutEvent } from './events.ts';
import type { NavigationTarget } from './host.ts';

/**
 * Opens a URL in a new tab that cannot reach back, unless the page cancels the `navigate` event.
 * A URL that is not absolute https (http on localhost) is a config error and leads nowhere.
 */
export function openInNewTab(element: HTMLElement, to: NavigationTarget, text: string): void {
  const url = toSafeUrl(text)?.href;
  if (!url) {
    const message = `The link "${to}" is no absolute https URL.`;
    emitCheckoutEvent(element, 'error', { code: 'config', status: null, message });
    return;
  }
  if (emitCheckoutEvent(element, 'navigate', { to, url })) {
    window.open(url, '_blank', 'noopener,noreferrer');
  }
}
