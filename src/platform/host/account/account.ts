import { accountMark } from '../../../lib/user-session.ts';
import type { HostCookies } from '../cookies.ts';
import { onPageShown } from '../page-state.ts';
import { createStorage } from '../storage.ts';
import { openTabSignal } from './tab-signal.ts';

/** Holds "salt own refused": check sums of tokens, of which no token can be read. */
const KEY = 'merchant-checkout:1:tokens';

/** Stored marks of the tokens in the cookies: of the last sign-in seen here, and of the last token signed out. */
interface TokenMarks {
  own(token: string): void;
  refuse(token: string): void;
  sourceOf(token: string): 'own' | 'refused' | 'unknown';
}

/** Keeps the marks in the origin's storage; where it is blocked, for as long as the page lives. Never throws. */
export function createTokenMarks(page: Window, randomId: () => string): TokenMarks {
  const storage = createStorage(() => page.localStorage);

  /** The stored marks, and the mark of a token. The first one creates the salt. */
  function look(token: string) {
    const [salt = '', own, refused] = (storage.read(KEY) ?? randomId()).split(' ');
    return { salt, own, refused, mark: accountMark(salt, token) };
  }

  return {
    own(token) {
      const { salt, refused, mark } = look(token);
      storage.write(KEY, `${salt} ${mark} ${refused === mark ? '' : (refused ?? '')}`);
    },
    refuse(token) {
      const { salt, own, mark } = look(token);
      storage.write(KEY, `${salt} ${own ?? ''} ${mark}`);
    },
    sourceOf(token) {
      const { own, refused, mark } = look(token);
      if (refused === mark) return 'refused';
      return own === mark ? 'own' : 'unknown';
    },
  };
}

/** Cookies of the registrable domain that hold the signed-in user. Spec section 4 "Login step". */
export const USER_ID_COOKIE = 'mc_user_id';
export const TOKEN_COOKIE = 'mc_token';

/** One sign-in and one sign-out for all elements of a page and all tabs of a site. */
export interface HostAccount {
  /** Announces that the cookies of the user changed, without their content. Call it after writing them. */
  announceChange(): void;
  /**
   * Calls back when somebody else changed the cookies of the user: another element, another tab, or
   * while the page slept. Read them again. The returned function stops it.
   */
  onChange(listener: () => void): () => void;
  /**
   * Passes a token over in all elements of the page, wherever it is named: it has ended, or the customer has put it
   * away. Announce it afterwards.
   */
  refuse(token: string): void;
  /** A sign-in gave this token, perhaps once more: it counts, and this origin knows from now on that it saw it made. */
  accept(token: string): void;
  isRefused(token: string): boolean;
  /** The cookie with this token cannot be deleted: it no longer signs in, even after a reload. */
  refuseCookie(token: string): void;
  /** The origin of a token in a cookie: a sign-in seen by this origin, a token that was signed out, or unknown. */
  cookieSource(token: string): 'own' | 'refused' | 'unknown';
}

interface AccountInput {
  page: Window;
  cookies: HostCookies;
  randomId: () => string;
  signal: AbortSignal;
}

/** State that the elements of one page share. */
interface PageAccount {
  /** Listeners of the other elements, so that they stay in step where the browser keeps no cookie. */
  neighbours: Set<() => void>;
  /** Refused tokens. They stay refused while any element exists, because the page may hand the same token to the next one. */
  refused: Set<string>;
  marks: TokenMarks;
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
 * Keeps one element's user in step with the cookies. A signal carries no data, it only triggers a check of the
 * cookies and refused tokens against the last state, so that a forged or repeated signal has no effect.
 */
export function createAccount({ page, cookies, randomId, signal }: AccountInput): HostAccount {
  const listeners = new Set<() => void>();
  const { neighbours, refused, marks } = sharedBy(page, randomId);
  const look = () =>
    JSON.stringify([cookies.read(USER_ID_COOKIE), cookies.read(TOKEN_COOKIE), ...refused]);
  let seen = look();

  function check(): void {
    const now = look();
    if (now === seen) return;
    seen = now;
    for (const listener of listeners) listener();
  }

  const tabs = openTabSignal(page, signal, randomId, check);
  neighbours.add(check);
  const leave = () => {
    neighbours.delete(check);
    if (neighbours.size === 0) refused.clear();
  };
  signal.addEventListener('abort', leave, { once: true });
  onPageShown(page, signal, check);

  return {
    announceChange() {
      seen = look();
      for (const each of neighbours) each();
      tabs.send();
    },
    onChange(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    refuse: (token) => void refused.add(token),
    accept(token) {
      refused.delete(token);
      marks.own(token);
    },
    isRefused: (token) => refused.has(token),
    refuseCookie: (token) => marks.refuse(token),
    cookieSource: (token) => marks.sourceOf(token),
  };
}
