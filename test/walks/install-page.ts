/**
 * Makes happy-dom a page of the demo site for the walks of `test/flows`: site and sandbox answer its calls, and roles and names are
 * computed as a browser computes them.
 */
import { EventEmitter } from 'node:events';
import { readFile } from 'node:fs/promises';

import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { afterAll, afterEach, beforeAll, beforeEach, describe, it } from 'vitest';

import { CLOCK_OFFSET_MS } from '../runner/clock.mjs';
import { createSite } from '../../demo/server/create-site.ts';
import { installPageTime } from './page-time.ts';

/**
 * An element has this many listeners at the most that end with one signal: its guards listen for each kind of event. More are a leak,
 * such as one for each call, and fail the walk.
 */
EventEmitter.defaultMaxListeners = 40;
process.on('warning', (warning) => {
  if (warning.name === 'MaxListenersExceededWarning') throw warning;
});

/** The sandbox's clock, which no test moves with the visitor's. */
let clockOffset = CLOCK_OFFSET_MS;
const machineNow = () => Math.round(performance.timeOrigin + performance.now());
const now = () => machineNow() + clockOffset;
const site = createSite(process.cwd(), now);

type Body = (this: object) => unknown;
const run = (body: Body) => async () => void (await body.call({}));

/** The hooks of `test/support`, whose modules load once per worker. */
const supportHooks: (() => void)[] = [];
let isSupportLoaded = false;

const hook = (register: (run: () => Promise<void>) => void) => (body: Body) => {
  const add = () => register(run(body));
  if (isSupportLoaded) add();
  else supportHooks.push(add);
};

Object.assign(globalThis, {
  passPageTime: installPageTime(window),
  describe,
  it: (title: string, body: Body) => it(title, run(body)),
  before: hook(beforeAll),
  after: hook(afterAll),
  beforeEach: hook(beforeEach),
  afterEach: hook(afterEach),
  checkoutModule: '/merchant-checkout.js',
  importCheckout: async () => {
    const { defineMerchantCheckout } =
      await import('../../src/element/define-merchant-checkout.ts');
    const scriptUrl = new URL('/merchant-checkout.js', location.href).href;
    defineMerchantCheckout(window, { scriptUrl });
  },
});

/** An aborted request rejects at once, as `fetch` does. */
function untilAborted({ signal }: Request): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

const CLOCK_PATH = '/__web-test-clock';
const FILES = /^\/(locales|docs|test)\/|^\/README\.md$/;

async function answerOf(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  if (pathname === CLOCK_PATH) {
    const { now: moment = machineNow() + CLOCK_OFFSET_MS } = JSON.parse(await request.text());
    clockOffset = moment - machineNow();
    return Response.json({});
  }
  if (FILES.test(pathname)) return new Response(await readFile(`.${pathname}`));
  return site(request);
}

function pageFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request =
    input instanceof Request ? input : new Request(new URL(String(input), location.href), init);
  return Promise.race([answerOf(request), untilAborted(request)]);
}
Object.assign(globalThis, { fetch: pageFetch });
Object.assign(window, { fetch: pageFetch });

/** Whether the element itself is drawn. Style sheets are empty in Node, so attributes decide. */
function isDrawn(element: Element): boolean {
  const { localName } = element;
  if (element.hasAttribute('hidden')) return false;
  if (localName === 'dialog') return element.hasAttribute('open');
  if (UNDRAWN.has(localName)) return false;
  return !UNDRAWN_STYLE.test(element.getAttribute('style') ?? '');
}

const UNDRAWN = new Set(['head', 'script', 'style', 'template', 'noscript', 'title', 'datalist']);
const UNDRAWN_STYLE = /display:\s*none|visibility:\s*hidden/;

/** Whether the element and all around it, up to its root, are drawn; computing their styles takes a tenth of a walk. */
function isShown(element: Element): boolean {
  if (!element.isConnected) return false;
  for (let each: Element | null = element; each; each = each.parentElement)
    if (!isDrawn(each)) return false;
  return true;
}
Element.prototype.checkVisibility = function checkVisibility(this: Element) {
  return isShown(this);
};

/** Chromium reads a password as a textbox; ARIA gives it no role. */
const isPassword = (element: Element) => element.matches('input[type="password"]');

const roleOf = (element: Element) =>
  isPassword(element) ? 'textbox' : (getRole(element) ?? 'generic');

const isAccessible = (element: Element) =>
  isShown(element) && !element.closest('[aria-hidden="true"]');

const COMPUTED = {
  computedRole: (element: Element) => (isAccessible(element) ? roleOf(element) : 'none'),
  computedName: (element: Element) => computeAccessibleName(element),
};
for (const [key, get] of Object.entries(COMPUTED)) {
  Object.defineProperty(Element.prototype, key, {
    configurable: true,
    get(this: Element) {
      return get(this);
    },
  });
}

/** The cookies of the page, without scopes; happy-dom's own keep what has ended. They lie below a test's own `document.cookie`. */
const jar = new Map<string, string>();
Object.defineProperty(Reflect.getPrototypeOf(document), 'cookie', {
  configurable: true,
  get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
  set: (text: string) => {
    const [pair = '', ...parts] = text.split(';').map((part) => part.trim());
    const [name = '', value = ''] = pair.split('=');
    if (parts.some((part) => /^max-age=0$/i.test(part))) jar.delete(name);
    else jar.set(name, value);
  },
});

await import('../support/index.ts');
isSupportLoaded = true;

/** Gives the hooks of `test/support` to the file that is collected now. */
export function addSupportHooks(): void {
  for (const add of supportHooks) add();
}
