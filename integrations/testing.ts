/**
 * Helpers for end-to-end tests of pages with `<merchant-checkout>`. They run inside the page and need no package:
 * Playwright passes them to `addInitScript` and `evaluate`, Cypress calls them with the page's objects.
 */
import type {
  CheckoutEventDetails,
  CheckoutEventName,
  MerchantCheckoutElement,
  PageCallback,
} from 'merchant-checkout';

/**
 * Answers all calls of the page's elements by the sandbox inside the page; nothing is booked or charged. Run it before
 * the page's own scripts. Playwright: `page.addInitScript(useSandbox)`; Cypress: `cy.visit(url, { onBeforeLoad: (page)
 * => useSandbox('sandbox:', page) })`. Playwright sends its text alone, so it uses nothing outside of itself.
 */
export function useSandbox(
  middleware = 'sandbox:',
  page: { merchantCheckout?: PageCallback[] } = window,
): void {
  const queue = (page.merchantCheckout ??= []);
  queue.push((element) => {
    element.middleware = middleware;
  });
}

/** Waits until the script has run and the first step shows. Playwright: `await locator.evaluate(untilReady)`. */
export async function untilReady(element: MerchantCheckoutElement): Promise<void> {
  await element.ownerDocument.defaultView?.customElements.whenDefined(element.localName);
  await element.ready;
}

/**
 * Waits until the checkout is idle: without a further input, or more time, nothing in it will change. No call and no question for
 * the visitor's position is out; no code and no texts are loading; no timer of less than a second runs; nothing is moving, and all
 * that has come is drawn. Not waited for: the pause between two looks at a payment, a countdown, a running camera, an animation
 * without an end. Rejects if it is still busy after `withinMs`.
 * Playwright: `await locator.evaluate(idle)`; it uses nothing outside of itself.
 */
export async function idle(
  element: MerchantCheckoutElement,
  { withinMs = 20_000 }: { withinMs?: number } = {},
): Promise<void> {
  const page = element.ownerDocument.defaultView;
  if (!page) return;
  await page.customElements.whenDefined(element.localName);
  const ACTIVITY = Symbol.for('merchant-checkout:activity');
  const isActivity = (value: unknown): value is { isOpen: () => boolean } =>
    typeof value === 'object' && value !== null && 'isOpen' in value;
  const isBusy = (): boolean => {
    const activity: unknown = Reflect.get(element, ACTIVITY);
    // Pages without a display, such as those of jsdom, have no animations.
    const root = element.shadowRoot;
    const moves = root && 'getAnimations' in root ? root.getAnimations() : [];
    return (
      (isActivity(activity) && activity.isOpen()) ||
      moves.some(
        ({ playState, effect }) =>
          playState === 'running' && Number(effect?.getComputedTiming().endTime) < Infinity,
      )
    );
  };
  // A frame, and every task that waits after it: React renders in messages and runs effects in further ones, which a busy browser puts
  // after frames and timers. A task in the background comes last. What has come is drawn by then. A hidden page has no frames.
  const nextFrame = async (): Promise<void> => {
    await new Promise<void>((resolve) => {
      const hidden = page.setTimeout(resolve, 100);
      page.requestAnimationFrame(() => {
        page.clearTimeout(hidden);
        page.setTimeout(resolve);
      });
    });
    // Not every browser has both, and pages without a display have neither.
    const { scheduler, MessageChannel }: Partial<typeof page> = page;
    if (scheduler) {
      await scheduler.postTask(() => undefined, { priority: 'background' });
      return;
    }
    if (!MessageChannel) return;
    const { port1, port2 } = new MessageChannel();
    await new Promise<void>((resolve) => {
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
    port1.close();
  };
  const end = page.performance.now() + withinMs;
  for (let quiet = 0; quiet < 2;) {
    await nextFrame();
    quiet = isBusy() ? 0 : quiet + 1;
    if (quiet === 0 && page.performance.now() > end) {
      throw new Error(`The checkout is still busy after ${withinMs} ms.`);
    }
  }
}

/**
 * Waits for the next event and gives its detail. Start it before the press that causes the event:
 * `const reserved = locator.evaluate(untilEvent, 'reserved' as const)`, which keeps the type of the name.
 */
export function untilEvent<Name extends CheckoutEventName>(
  element: MerchantCheckoutElement,
  name: Name,
): Promise<CheckoutEventDetails[Name]> {
  type Detail = CheckoutEventDetails[Name];
  const isCheckoutEvent = (event: Event): event is CustomEvent<Detail> => 'detail' in event;
  return new Promise((resolve) => {
    const listener = (event: Event): void => {
      if (isCheckoutEvent(event)) resolve(event.detail);
    };
    element.addEventListener(`merchant-checkout-${name}`, listener, { once: true });
  });
}

/** Elements that have a role without naming it; those with a `role` attribute count as well. */
const ROLES: Readonly<Record<string, string>> = {
  button: 'button, summary, input:is([type="button"], [type="submit"])',
  checkbox: 'input[type="checkbox"]',
  combobox: 'select, input[list]',
  dialog: 'dialog',
  group: 'fieldset, details',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
  option: 'option',
  radio: 'input[type="radio"]',
  searchbox: 'input[type="search"]',
  spinbutton: 'input[type="number"]',
  status: 'output',
  textbox:
    'textarea, input:not([type]), input:is([type="text"], [type="email"], [type="tel"], [type="url"])',
};

const textOf = (node: Node): string => {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (!isElement(node) || node.getAttribute('aria-hidden') === 'true') return '';
  const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
  return label ?? [...node.childNodes].map(textOf).join(' ');
};

/** By its kind, not by its class: the page of a Cypress test has classes of its own. */
const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE;

const hasLabels = (element: HTMLElement): element is HTMLInputElement => 'labels' in element;

/** The element's name for assistive technology, in the ways that the checkout names its controls. */
function nameOf(element: HTMLElement, root: ShadowRoot): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named = ids.map((id) => root.getElementById(id)).filter((found) => found !== null);
  const own = named.length === 0 && element.getAttribute('aria-label');
  const labels = hasLabels(element) ? [...(element.labels ?? [])] : [];
  const sources = [named, labels, [element]].find((nodes) => nodes.length > 0) ?? [];
  return (own || sources.map(textOf).join(' ')).replaceAll(/\s+/g, ' ').trim();
}

const matches = (name: string, wanted: string | RegExp | undefined): boolean =>
  wanted === undefined || (typeof wanted === 'string' ? name === wanted : wanted.test(name));

/** All visible elements of a checkout that have this role and name, inside its shadow root. */
export function allByRole(
  element: HTMLElement,
  role: string,
  name?: string | RegExp,
): HTMLElement[] {
  const root = element.shadowRoot;
  if (!root) return [];
  const implicit = ROLES[role];
  const selector = `${implicit ? `:is(${implicit}):not([role]), ` : ''}[role="${role}"]`;
  return [...root.querySelectorAll<HTMLElement>(selector)].filter(
    (found) =>
      found.checkVisibility({ visibilityProperty: true }) && matches(nameOf(found, root), name),
  );
}

const POLL_MS = 50;

/**
 * Waits until exactly one element of the checkout has this role and name. Cypress: `cy.get('merchant-checkout').then(([el])
 * => untilRole(el, 'button', 'Continuar')).click()`. Playwright needs no help: `locator.getByRole` looks into shadow roots.
 */
export async function untilRole(
  element: HTMLElement,
  role: string,
  name?: string | RegExp,
  { withinMs = 4000 }: { withinMs?: number } = {},
): Promise<HTMLElement> {
  const end = Date.now() + withinMs;
  for (;;) {
    const [found, ...others] = allByRole(element, role, name);
    if (found && others.length === 0) return found;
    if (Date.now() > end) {
      const there = allByRole(element, role).map((each) => each.textContent.trim());
      throw new Error(
        `${found ? others.length + 1 : 0} elements are ${role} ${String(name ?? '')}; there: ${there.join(', ') || 'none'}`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
