import { idle } from '../../integrations/testing.ts';
import type { MerchantCheckoutElement } from '../../src/element/merchant-checkout-element.ts';
import { until } from './until.ts';

/** Whether this is a walk in Node; a page in Chromium also changes by what only a browser does, in frames and dialogs of its own. */
const isNodeWalk = () => globalThis.importCheckout !== undefined;

/** Every checkout of the page whose script has run. */
const startedCheckouts = (): MerchantCheckoutElement[] =>
  customElements.get('merchant-checkout')
    ? [...document.querySelectorAll<MerchantCheckoutElement>('merchant-checkout')]
    : [];

/**
 * Waits until what has come is drawn, also while a call is out: for what shows while one is held back. A removed element has left by
 * then.
 */
export async function untilDrawn(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Waits until every checkout of the page is idle: without an input or more time nothing changes any more. What one of several does at
 * its end may start work in another, so that these are waited for twice.
 */
export async function allIdle(): Promise<void> {
  await untilDrawn();
  const first = startedCheckouts();
  await Promise.all(first.map((element) => idle(element)));
  if (first.length > 1) await Promise.all(startedCheckouts().map((element) => idle(element)));
}

/**
 * Waits until every checkout of the page is idle and gives what `read` finds then; fails if that is nothing, as it would never come
 * by itself. In Chromium it resolves as soon as `read` finds something.
 */
export async function whenIdle<Value>(
  read: () => Value | null | undefined | false,
  options: { what?: string; withinMs?: number } = {},
): Promise<Value> {
  if (!isNodeWalk()) return until(read, options);
  await allIdle();
  const { what = read.toString() } = options;
  let reason = '';
  try {
    const value = read();
    if (value) return value;
  } catch (error) {
    reason = error instanceof Error ? ` (${error.message})` : ` (${String(error)})`;
  }
  throw new Error(`The checkout is idle without ${what}${reason}`);
}
