import type {
  CheckoutEventDetails,
  CheckoutEventName,
} from '../../../src/platform/host/checkout-events.ts';
import type { CookieWriter, HostCookies } from '../../../src/platform/host/cookies.ts';
import { createActivity } from '../../../src/platform/host/activity.ts';
import type { Host } from '../../../src/platform/host/host.ts';
import { zoneOffset } from '../../../src/lib/time/time-zones.ts';
import { createStorage } from '../../../src/platform/host/storage.ts';
import { openFakeArea, type AreaState } from '../host/fake-area.ts';
import {
  createFakeAccount,
  createFakePage,
  createFakeParent,
  createFakeSocial,
} from './fake-surroundings.ts';

type Surroundings = ReturnType<typeof createFakeAccount> &
  ReturnType<typeof createFakePage> &
  ReturnType<typeof createFakeParent> &
  ReturnType<typeof createFakeSocial>;

/** One event that the page would have heard. */
interface HeardEvent {
  name: CheckoutEventName;
  detail: unknown;
}

/** A page that records its events and warnings; its clock moves only when set. */
export interface FakeHost extends Host, Surroundings {
  readonly receivedEvents: readonly HeardEvent[];
  readonly warnings: readonly string[];
  /** The cookies, which the test may write too. */
  readonly cookies: HostCookies & CookieWriter;
  readonly stored: ReadonlyMap<string, string>;
  /** Storage and cookies shared by the tabs of the origin. */
  readonly sharedValues: Map<string, string>;
  /** How the browser's storage behaves; change it in the middle of a test. */
  readonly areas: Record<'origin' | 'tab', AreaState>;
  /** Addresses that the window was sent to. */
  readonly redirects: readonly string[];
  /** Moves the clock on by `ms` and runs the timers that come due, in order. */
  advance(ms: number): void;
  setOnline(online: boolean): void;
  /** Events of these names are cancelled by the page. */
  cancel: Set<CheckoutEventName>;
  /** The page's listeners, by the names of the events. */
  listeners: Map<CheckoutEventName, (event: Event) => void>;
}

interface Timer {
  due: number;
  run: () => void;
}

/** A clock that stands still until it is moved. */
export function createFakeClock(start: number) {
  let now = start;
  let timers: Timer[] = [];
  const dueBy = (end: number) =>
    timers.filter((timer) => timer.due <= end).toSorted((a, b) => a.due - b.due)[0];
  return {
    now: () => now,
    after(ms: number, run: () => void) {
      const timer = { due: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((each) => each !== timer);
      };
    },
    advance(ms: number) {
      const end = now + ms;
      for (let timer = dueBy(end); timer; timer = dueBy(end)) {
        const next = timer;
        timers = timers.filter((each) => each !== next);
        now = next.due;
        next.run();
      }
      now = end;
    },
  };
}

/** Events that the page would have heard, and those that it cancels. */
function createFakeEvents() {
  const receivedEvents: HeardEvent[] = [];
  const cancel = new Set<CheckoutEventName>();
  const redirects: string[] = [];
  const listeners = new Map<CheckoutEventName, (event: Event) => void>();
  const emit = <Name extends CheckoutEventName>(
    name: Name,
    detail: CheckoutEventDetails[Name],
    prepare?: (event: Event) => void,
  ) => {
    receivedEvents.push({ name, detail });
    const event = new CustomEvent(name, { detail });
    prepare?.(event);
    listeners.get(name)?.(event);
    return !cancel.has(name);
  };
  const redirect: Host['redirect'] = async (url, reason) => {
    if (!emit('redirect', { url, reason })) return { kind: 'cancelled' };
    redirects.push(url);
    return { kind: 'leaving' };
  };
  return {
    receivedEvents,
    cancel,
    listeners,
    redirects,
    emit,
    redirect,
    track: (name: string, params: Record<string, unknown>) => void emit('track', { name, params }),
  };
}

/**
 * A fake page around one element; only the clock, which pages may share, and the page are fake. Tabs of one origin are
 * given the same `shared` values.
 */
export function createFakeHost(
  start: number,
  clock = createFakeClock(start),
  shared = new Map<string, string>(),
): FakeHost {
  const warnings: string[] = [];
  const stored = new Map<string, string>();
  const jar = new Map<string, string>();
  const areas: FakeHost['areas'] = { origin: 'works', tab: 'works' };
  const tab = { kept: 'tab', open: () => openFakeArea(stored, () => areas.tab) } as const;
  const origin = { kept: 'origin', open: () => openFakeArea(shared, () => areas.origin) } as const;
  const listeners = new Set<(online: boolean) => void>();
  const cookies: FakeHost['cookies'] = {
    read: (name) => jar.get(name) ?? null,
    write: (name, value) => void jar.set(name, value),
    remove: (name) => void jar.delete(name),
  };
  let online = true;
  let ids = 0;
  return {
    warnings,
    stored,
    ...clock,
    ...createFakeEvents(),
    ...createFakeAccount(),
    ...createFakePage(),
    ...createFakeParent(),
    ...createFakeSocial(),
    activity: createActivity(),
    isNativeClient: () => false,
    visitorOffset: zoneOffset('Europe/Lisbon'),
    isOnline: () => online,
    setOnline: (next) => {
      online = next;
      for (const listener of listeners) listener(next);
    },
    onConnectivity: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    page: {},
    hostname: () => 'localhost',
    elementKey: () => '0',
    holdsFocus: () => false,
    pageAddress: () => 'https://shop.example/book',
    refererLink: () => 'https://shop.example/book',
    reload: () => undefined,
    randomId: () => `id-${(ids += 1)}`,
    areas,
    storage: createStorage([tab]),
    shared: createStorage([origin, tab]),
    sharedValues: shared,
    locks: undefined,
    cookies,
    cookieWriter: () => cookies,
    camera: { isThere: () => false, scan: async () => ({ kind: 'unavailable' }) },
    warn: (message) => void warnings.push(message),
    openUrl: () => undefined,
    announce: () => undefined,
    copyText: async () => true,
    canShare: () => false,
    share: async () => false,
    downloadText: () => undefined,
    close: () => undefined,
    startOver: () => undefined,
    dispose: () => undefined,
  };
}
