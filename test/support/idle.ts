import { idle } from '../../integrations/testing.ts';
import type { MerchantCheckoutElement } from '../../src/element/merchant-checkout-element.ts';
import { WAITS_MS } from '../runner/time-limits.mjs';
import { elementsBelow } from './shadow.ts';
import { until } from './until.ts';

/** The page itself and the pages of this site in its frames. */
function* shownPages(page: Document = document): Generator<Document> {
  yield page;
  for (const element of elementsBelow(page)) {
    // By its name: an element of a frame in a frame has classes of its own.
    if (element.localName !== 'iframe' || !('contentDocument' in element)) continue;
    const { contentDocument } = element as HTMLIFrameElement;
    if (contentDocument) yield* shownPages(contentDocument);
  }
}

/** Every checkout of the page and of its frames whose script has run. */
const startedCheckouts = (): MerchantCheckoutElement[] =>
  [...shownPages()].flatMap((page) =>
    page.defaultView?.customElements.get('merchant-checkout')
      ? [...elementsBelow(page)].filter(
          (element): element is MerchantCheckoutElement =>
            element.localName === 'merchant-checkout',
        )
      : [],
  );

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
  const first = startedCheckouts();
  if (first.length === 0) await untilDrawn();
  await Promise.all(first.map((element) => idle(element, { withinMs: WAITS_MS })));
  if (first.length > 1)
    await Promise.all(startedCheckouts().map((element) => idle(element, { withinMs: WAITS_MS })));
}

/** Waits for what shows while an answer is kept back, by a fault with `hold` or by the page's `waitUntil`: the checkout is not idle then. */
export const whileHeld = until;

/**
 * Waits until every checkout of the page is idle and gives what `read` finds then; fails if that is nothing, as it would never come
 * by itself.
 */
export async function whenIdle<Value>(
  read: () => Value | null | undefined | false,
  { what = read.toString() }: { what?: string } = {},
): Promise<Value> {
  await allIdle();
  let reason = '';
  try {
    const value = read();
    if (value) return value;
  } catch (error) {
    reason = error instanceof Error ? ` (${error.message})` : ` (${String(error)})`;
  }
  throw new Error(`The checkout is idle without ${what}${reason}`);
}
