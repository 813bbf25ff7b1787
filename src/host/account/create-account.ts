import type { HostCookies } from '../host.ts';
import { onPageShown } from '../page/page-shown.ts';
import { TOKEN_COOKIE, USER_ID_COOKIE, type HostAccount } from './account.ts';
import { openTabSignal } from './tab-signal.ts';

interface AccountInput {
  page: Window;
  cookies: HostCookies;
  randomId: () => string;
  signal: AbortSignal;
}

/** Those who listen in one page, so that its elements follow each other where the browser keeps no cookie. */
const listenersOfPage = new WeakMap<Document, Set<() => void>>();

function neighboursOf(page: Document): Set<() => void> {
  const known = listenersOfPage.get(page) ?? new Set();
  listenersOfPage.set(page, known);
  return known;
}

/**
 * Keeps one element's view of the signed-in user level with the cookies. A signal only says "look
 * again" and carries nothing: who looks compares the cookies with what it saw last, so that a forged
 * or doubled signal does nothing.
 */
export function createAccount({ page, cookies, randomId, signal }: AccountInput): HostAccount {
  const listeners = new Set<() => void>();
  const neighbours = neighboursOf(page.document);
  const look = () => JSON.stringify([cookies.read(USER_ID_COOKIE), cookies.read(TOKEN_COOKIE)]);
  let seen = look();

  function check(): void {
    const now = look();
    if (now === seen) return;
    seen = now;
    for (const listener of listeners) listener();
  }

  const tabs = openTabSignal(page, signal, randomId, check);
  neighbours.add(check);
  signal.addEventListener('abort', () => neighbours.delete(check), { once: true });
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
  };
}
