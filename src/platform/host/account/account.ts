import type { HostCookies } from '../cookies.ts';
import { onPageShown } from '../page-state.ts';
import { nameAtOrigin, TOKEN_COOKIE, USER_ID_COOKIE } from './middleware-cookies.ts';

/** One sign-in and one sign-out for all elements of one middleware origin, on a page and in all tabs of a site. */
export type HostAccount = ReturnType<typeof createAccount>;

/** Marks of cookie tokens: of the last signed in on this site at this middleware and of the last signed out. Never throws. */
export interface TokenMarks {
  /** Marks the token of a sign-in that was made here. */
  own(token: string): void;
  /** Marks a cookie's token that cannot be deleted as signed out, also after a reload. */
  refuse(token: string): void;
  /** The source of a cookie's token: a sign-in made here, a signed-out token, or unknown. */
  sourceOf(token: string): 'own' | 'refused' | 'unknown';
}

/** What the marks need of the element. */
export interface MarksInput {
  page: Window;
  /** The base URL of the element's middleware. */
  middleware: () => string;
  randomId: () => string;
}

interface AccountInput extends MarksInput {
  /** The cookies of the element's middleware. */
  cookies: HostCookies;
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
}

const accountOfPage = new WeakMap<Document, PageAccount>();

function sharedBy({ document }: Window): PageAccount {
  const known = accountOfPage.get(document) ?? { neighbours: new Set(), refused: new Set() };
  accountOfPage.set(document, known);
  return known;
}

/**
 * Syncs one element's user with the cookies. A signal has no data: it only triggers a comparison of cookies and refused
 * tokens with the last state, so that a forged or repeated one has no effect.
 */
export function createAccount(input: AccountInput) {
  const { page, cookies, middleware, randomId, signal } = input;
  let marks: TokenMarks | null = null;
  const listeners = new Set<() => void>();
  const { neighbours, refused } = sharedBy(page);
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
     * `announceChange` afterwards. An answer may come when no element is left: the next one has nothing to do with it.
     */
    refuse(token: string): void {
      if (neighbours.size > 0) refused.add(atOrigin(token));
    },
    /** Takes back a refusal, because the token is that of a new sign-in. */
    accept: (token: string): void => void refused.delete(atOrigin(token)),
    isRefused: (token: string): boolean => refused.has(atOrigin(token)),
    /** What is stored about the tokens of cookies; created at the first call. */
    marks: (create: (input: MarksInput) => TokenMarks): TokenMarks =>
      (marks ??= create({ page, middleware, randomId })),
  };
}
