import { warnIntegrator } from '../platform/host/warn-integrator.ts';

type PageCallback = NonNullable<Window['merchantCheckout']>[number];
type PageElement = Parameters<PageCallback>[0];

export type PageQueue = ReturnType<typeof createPageQueue>;

function call(callback: PageCallback, element: PageElement): void {
  try {
    callback(element);
  } catch (error) {
    warnIntegrator(`A callback of window.merchantCheckout failed: ${String(error)}`);
  }
}

/**
 * Takes over `window.merchantCheckout`. Keeps the same array, because the page may hold it, and runs later callbacks at
 * once. Contract section 1 "Methods".
 */
export function createPageQueue(page: Window) {
  const given: unknown = page.merchantCheckout;
  // An element with this id answers to the same name; it is not the page's queue.
  const callbacks: PageCallback[] = Array.isArray(given) ? given : [];
  const elements = new Set<PageElement>();
  const called = new WeakMap<PageElement, Set<PageCallback>>();

  function runFor(element: PageElement): void {
    const done = called.get(element) ?? new Set();
    called.set(element, done);
    for (const callback of callbacks) {
      if (done.has(callback)) continue;
      done.add(callback);
      call(callback, element);
    }
  }

  callbacks.push = (...added) => {
    for (const callback of added) callbacks[callbacks.length] = callback;
    for (const element of elements) runFor(element);
    return callbacks.length;
  };
  page.merchantCheckout = callbacks;

  return {
    /** Called for each new element: passes it every earlier and later callback, each once. */
    add(element: PageElement): void {
      elements.add(element);
      runFor(element);
    },
    /** Called when an element has left the page. */
    remove(element: PageElement): void {
      elements.delete(element);
    },
  };
}
