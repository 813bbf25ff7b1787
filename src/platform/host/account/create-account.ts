import type { HostCookies } from '../host.ts';
import { onPageShown } from '../page/page-shown.ts';
import { TOKEN_COOKIE, USER_ID_COOKIE, type HostAccount } from './account.ts';
import { openTabSignal } from './tab-signal.ts';
import { createTokenMarks, type TokenMarks } from './token-marks.ts';

interface AccountInput {
  page: Window;
  cookies: HostCookies;
  randomId: () => string;
  signal: AbortSignal;
}

/** What the elements of one page share. */
interface PageAccount {
  /** Those who listen, so that they follow each other where the browser keeps no cookie. */
  neighbours: Set<() => void>;
  /** Tokens that count no more, for as long as an element is there: a page may bring one anew to the next. */
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
 * Keeps one element's view of the signed-in user level with the cookies. A signal only says "look
 * again" and carries nothing: who looks compares the cookies, and the tokens refused on this page, with
 * what it saw last, so that a forged or doubled signal does nothing.
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
