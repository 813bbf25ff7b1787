import { afterEach, beforeEach, onTestFinished } from 'vitest';

import type { CheckoutEventName } from '../../../src/platform/host/checkout-events.ts';
import type { MerchantCheckoutElement } from '../../../src/element/merchant-checkout-element.ts';
import { defineFake, type FakeDefinition } from './fake-environment.ts';

/** A page that holds elements, empty again after each test. */
export interface ElementPage {
  /** The definition that elements are made of, a new one for each test. */
  checkout: FakeDefinition;
  /** Every request of the current test, in order. Each is answered with an empty object. */
  readonly requests: Request[];
  /** Puts an element with these attributes in the page, and waits until it has started. */
  mount: (attributes?: Record<string, string>) => Promise<MerchantCheckoutElement>;
}

/** Sets a page up before each test of the file that calls this. */
export function setUpElementPage(): ElementPage {
  const requests: Request[] = [];
  const page: ElementPage = {
    checkout: defineFake(`x-checkout-${crypto.randomUUID()}`),
    requests,
    mount: async (attributes = {}) => {
      const element = page.checkout.create();
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      document.body.append(element);
      await settle();
      return element;
    },
  };

  beforeEach(() => {
    requests.length = 0;
    Reflect.deleteProperty(window, 'merchantCheckout');
    window.fetch = async (request) => {
      if (request instanceof Request) requests.push(request);
      return new Response('{}');
    };
    page.checkout = defineFake(`x-checkout-${crypto.randomUUID()}`);
  });

  afterEach(() => {
    document.body.replaceChildren();
    window.history.replaceState(null, '', '/');
  });

  return page;
}

/** Lets microtasks and the task in which a removal is noticed run. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 1));
  await new Promise((resolve) => setTimeout(resolve, 1));
}

/** The details of all later events of this name at a target, until the test has ended. */
export function hear(target: EventTarget, name: CheckoutEventName): unknown[] {
  const receivedEvents: unknown[] = [];
  const receive = (event: Event) => {
    if (event instanceof CustomEvent) receivedEvents.push(event.detail);
  };
  target.addEventListener(`merchant-checkout:${name}`, receive);
  onTestFinished(() => target.removeEventListener(`merchant-checkout:${name}`, receive));
  return receivedEvents;
}

/** The box of an element that shows its app, or the fallback. */
export function shellOf(element: HTMLElement): HTMLElement {
  const shell = element.shadowRoot?.querySelector<HTMLElement>('.shell');
  if (!shell) throw new Error('The element has no shell.');
  return shell;
}

/** How far an element is: `loading`, `ready` or `fatal`. */
export const stateOf = (element: HTMLElement) => shellOf(element).dataset['state'];

/** The dialog of an element in modal or button mode, null before its chunk has come. */
export const dialogOf = (element: HTMLElement) =>
  element.shadowRoot?.querySelector('dialog') ?? null;
