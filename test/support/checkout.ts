import { afterEach, beforeEach } from './mocha.ts';
import { takePicture } from './picture.ts';
import { resetSandbox } from './sandbox.ts';
import { whenIdle } from './idle.ts';

/** The element as a page sees it. Contract section 1. */
export interface CheckoutElement extends HTMLElement {
  readonly ready: Promise<unknown>;
  open(): void;
  close(): void;
  back(): void;
  goTo(flow: string): void;
  restart(): void;
  setCart(items: readonly unknown[]): void;
  refresh(): Promise<void>;
}

declare global {
  /** The built file under test: the module with its chunks, the standalone file, or the classic script. */
  var checkoutModule: string;
  /** In Node: defines the element from its source. */
  var importCheckout: (() => Promise<unknown>) | undefined;
}

export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Whether the file under test is one file, without chunks to lose. */
export const isOneFile = /standalone|classic/.test(checkoutModule);

const isClassic = checkoutModule.includes('classic');

/** Puts a script tag for a URL into a page; resolves when it has run. */
export function addScript(url: string, page: Document = document): Promise<unknown> {
  const script = page.createElement('script');
  if (!isClassic) script.type = 'module';
  script.src = new URL(url, location.href).href;
  const ran = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve, { once: true });
    script.addEventListener('error', reject, { once: true });
  });
  page.head.append(script);
  return ran;
}

let loading: Promise<unknown> | null = null;

/** Loads the built file, as a page's script tag does. */
export function loadCheckout(): Promise<unknown> {
  if (globalThis.importCheckout) return globalThis.importCheckout();
  if (!isClassic) return import(new URL(checkoutModule, location.href).href);
  loading ??= addScript(checkoutModule);
  return loading;
}

/** An element with these attributes that is not in the page yet; `true` is an empty value, `false` is left out. */
export function createCheckout(
  attributes: Attributes = {},
  fallback = '',
  page: Document = document,
): CheckoutElement {
  const element = page.createElement('merchant-checkout') as CheckoutElement;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) element.setAttribute(name, '');
    else if (value !== false) element.setAttribute(name, String(value));
  }
  element.innerHTML = fallback;
  return element;
}

/** Puts an element into the page and waits for its first step. */
export async function mountCheckout(
  attributes: Attributes = {},
  fallback = '',
): Promise<CheckoutElement> {
  await loadCheckout();
  const element = createCheckout(attributes, fallback);
  document.body.append(element);
  await element.ready;
  return element;
}

/** Waits until the page holds no element and nothing that one has left. */
async function clearPage(): Promise<void> {
  for (const element of document.querySelectorAll('merchant-checkout')) element.remove();
  document.body.replaceChildren();
  await whenIdle(() => document.body.childElementCount === 0, { what: 'an empty page' });
}

function clearStorage(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split(';')) {
    const [name] = cookie.split('=');
    document.cookie = `${name?.trim()}=; max-age=0; path=/`;
  }
}

const pageAddress = location.href;

beforeEach(async () => {
  clearStorage();
  await resetSandbox();
});

afterEach(async function () {
  // The runner cannot put elements into its report and would wait for ever; the message names them.
  const error = this.currentTest?.err;
  if (error?.actual instanceof Node || error?.expected instanceof Node) {
    delete error.actual;
    delete error.expected;
  }
  await takePicture('in the end');
  await clearPage();
  clearStorage();
  history.replaceState(null, '', pageAddress);
});
