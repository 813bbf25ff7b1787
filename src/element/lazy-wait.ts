import type { CheckoutConfig } from '../lib/config/checkout-config.ts';
import { whenNearViewport } from './when-near-viewport.ts';

/**
 * The wait of `loading="lazy"`: nothing loads until the element is near the viewport, has the focus or is used by the page.
 * `onNeeded` is called when a wait ends. Contract section 1 "loading".
 */
export function createLazyWait(element: Element, onNeeded: () => void) {
  let isNeeded = false;
  let wait: AbortController | null = null;

  function stop(): void {
    wait?.abort();
    wait = null;
  }

  function need(): void {
    isNeeded = true;
    if (!wait) return;
    stop();
    onNeeded();
  }

  return {
    /** Whether the element may load now; if not, waits until it is needed. */
    isOver({ loading }: Pick<CheckoutConfig, 'loading'>): boolean {
      if (loading === 'eager' || isNeeded) return true;
      if (!wait) {
        wait = new AbortController();
        whenNearViewport(element, need, wait.signal);
      }
      return false;
    },
    /** The element is needed: it may load from now on. */
    need,
    /** The element has left the page; it waits again when it is put back. */
    reset(): void {
      isNeeded = false;
      stop();
    },
  };
}
