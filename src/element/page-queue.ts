import { warnIntegrator } from '../platform/host/warn-integrator.ts';
import type { MerchantCheckoutElement } from './merchant-checkout-element.ts';

/** What a page pushes to `window.merchantCheckout`: called once with every element of the page. */
export type PageCallback = (element: MerchantCheckoutElement) => void;

declare global {
  interface Window {
    /** Calls for every `<merchant-checkout>` of the page; may be filled before the module has loaded. */
    merchantCheckout?: PageCallback[];
  }
}

/** The page's callbacks and the elements that they are for. */
export interface PageQueue {
  /** An element has come into the page: it hears every callback so far and to come, each once. */
  add(element: MerchantCheckoutElement): void;
  /** It has left for good. */
  remove(element: MerchantCheckoutElement): void;
}

function call(callback: PageCallback, element: MerchantCheckoutElement): void {
  try {
    callback(element);
  } catch (error) {
    warnIntegrator(`A callback of window.merchantCheckout failed: ${String(error)}`);
  }
}

/**
 * Takes over `window.merchantCheckout`. The array stays the same one, so that a page that kept it
 * can go on pushing; what is pushed later runs at once. Contract section 1 "Methods".
 */
export function createPageQueue(page: Window): PageQueue {
  const given: unknown = page.merchantCheckout;
  // An element with this id answers to the same name; it is not the page's queue.
  const callbacks: PageCallback[] = Array.isArray(given) ? given : [];
  const elements = new Set<MerchantCheckoutElement>();
  const called = new WeakMap<MerchantCheckoutElement, Set<PageCallback>>();

  function runFor(element: MerchantCheckoutElement): void {
    const done = called.get(element) ?? new Set();
    called.set(element, done);
    for (const callback of callbacks) {
      if (done.has(callback)) continue;
      done.add(callback);
      call(callback, element);
    }
  }

  Object.defineProperty(callbacks, 'push', {
    configurable: true,
    writable: true,
    value(...added: PageCallback[]) {
      for (const callback of added) callbacks[callbacks.length] = callback;
      for (const element of elements) runFor(element);
      return callbacks.length;
    },
  });
  page.merchantCheckout = callbacks;

  return {
    add(element) {
      elements.add(element);
      runFor(element);
    },
    remove(element) {
      elements.delete(element);
    },
  };
}
