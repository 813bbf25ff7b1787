import { accountMark } from '../../../lib/user-session.ts';
import type { HostCookies } from '../cookies.ts';
import { onPageShown } from '../page-state.ts';
import { createStorage } from '../storage.ts';
import { nameAtOrigin, TOKEN_COOKIE, USER_ID_COOKIE } from './middleware-cookies.ts';

/** With the middleware's origin, the key of "salt own refused": check sums from which no token can be read. */
const KEY = 'merchant-checkout:1:tokens';

/**
 * The stored marks of cookie tokens, for each middleware origin: of the last signed in on this site at that middleware and
 * of the last signed out. In memory if storage is blocked. Never throws.
 */
export function createTokenMarks(page: Window, randomId: () => string) {
  const storage = createStorage([{ kept: 'origin', open: () => page.localStorage }]);

  /** Reads the stored marks and computes that of a token; creates the salt if there is none. */
  function look(token: string, middleware: string) {
    const key = nameAtOrigin(KEY, middleware);
    const [salt = '', own, refused] = (storage.read(key) ?? randomId()).split(' ');
    return { key, salt, own, refused, mark: accountMark(salt, token) };
  }

  return {
    own(token: string, middleware: string): void {
      const { key, salt, refused, mark } = look(token, middleware);
      storage.write(key, `${salt} ${mark} ${refused === mark ? '' : (refused ?? '')}`);
    },
    refuse(token: string, middleware: string): void {
      const { key, salt, own, mark } = look(token, middleware);
      storage.write(key, `${salt} ${own ?? ''} ${mark}`);
    },
    sourceOf(token: string, middleware: string): 'own' | 'refused' | 'unknown' {
      const { own, refused, mark } = look(token, middleware);
      if (refused === mark) return 'refused';
      return own === mark ? 'own' : 'unknown';
    },
  };
}

/** One sign-in and one sign-out for all elements of one middleware origin, on a page and in all tabs of a site. */
export type HostAccount = ReturnType<typeof createAccount>;

interface AccountInput {
  page: Window;
  /** The cookies of the element's middleware. */
  cookies: HostCookies;
  /** The base URL of the element's middleware. */
  middleware: () => string;
  randomId: () => string;
  signal: AbortSignal;
}

/** Name of the channel between the tabs of a site; no token passes there. */
const SIGNAL = 'merchant-checkout:account';

/**
 * Opens the signal to the other tabs of a site and returns how to send it. Its channel is closed while the page sleeps: an
 * open one may keep the page out of the back-forward cache.
 */
function openTabSignal({ page, signal }: AccountInput, onSignal: () => void): () => void {
  let channel: BroadcastChannel | null = null;
  const open = () => {
    try {
      channel ??= new BroadcastChannel(SIGNAL);
      channel.addEventListener('message', onSignal);
    } catch {
      // A page of an opaque origin has no channel, and shares its cookies with no tab.
    }
  };
  const close = () => {
    channel?.close();
    channel = null;
  };
  open();
  page.addEventListener('pagehide', close, { signal });
  page.addEventListener('pageshow', open, { signal });
  signal.addEventListener('abort', close, { once: true });
  return () => channel?.postMessage.call(channel, null);
}

/** State that the elements of one page share. */
interface PageAccount {
  /** The checks of all elements, which keep them in sync without cookies. */
  neighbours: Set<() => void>;
  /** Tokens with their middleware's origin. Refused while any element exists, because the page may pass the same token to the next one. */
  refused: Set<string>;
  marks: ReturnType<typeof createTokenMarks>;
}

const accountOfPage = new WeakMap<Document, PageAccount>();

function sharedBy(page: Window, randomId: () => string): PageAccount {
  const known = accountOfPage.get(page.document) ?? {
    neighbours: new Set(),
    refused: new Set(),
    marks: createTokenMarks(page, randomId),
  };
  accountOfPage.set(page.document, known);
  return known;
}

/**
 * Syncs one element's user with the cookies. A signal has no data: it only triggers a comparison of cookies and refused
 * tokens with the last state, so that a forged or repeated one has no effect.
 */
export function createAccount(input: AccountInput) {
  const { page, cookies, middleware, randomId, signal } = input;
  const listeners = new Set<() => void>();
  const { neighbours, refused, marks } = sharedBy(page, randomId);
  const atOrigin = (token: string) => nameAtOrigin(token, middleware());
  const refusedHere = () => [...refused].filter((each) => each.endsWith(atOrigin('')));
  const look = () =>
    JSON.stringify([cookies.read(USER_ID_COOKIE), cookies.read(TOKEN_COOKIE), ...refusedHere()]);
  let seen = look();

  function check(): void {
    const now = look();
    if (now === seen) return;
    seen = now;
    for (const listener of listeners) listener();
  }

  const signalTabs = openTabSignal(input, check);
  neighbours.add(check);
  const leave = () => {
    neighbours.delete(check);
    if (neighbours.size === 0) refused.clear();
  };
  signal.addEventListener('abort', leave, { once: true });
  onPageShown(page, signal, check);

  return {
    /** Signals a change of the user's cookies, without their content. Call it after writing them. */
    announceChange(): void {
      seen = look();
      for (const each of neighbours) each();
      signalTabs();
    },
    /** Calls back when another element or tab changed the user's cookies; the result unsubscribes. */
    onChange(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /**
     * Ignores a token in all elements of the page that use this middleware: it has ended, or the customer has signed out. Call
     * `announceChange` afterwards.
     */
    refuse: (token: string): void => void refused.add(atOrigin(token)),
    /** Accepts a token of a sign-in and marks it as made here at this middleware. */
    accept(token: string): void {
      refused.delete(atOrigin(token));
      marks.own(token, middleware());
    },
    isRefused: (token: string): boolean => refused.has(atOrigin(token)),
    /** Ignores a cookie that cannot be deleted, even after a reload. */
    refuseCookie: (token: string): void => marks.refuse(token, middleware()),
    /** The source of a cookie's token: a sign-in made here at this middleware, a signed-out token, or unknown. */
    cookieSource: (token: string) => marks.sourceOf(token, middleware()),
  };
}
