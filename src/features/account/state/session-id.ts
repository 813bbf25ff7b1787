import { atom, type Getter } from 'jotai/vanilla';

import { configAtom, servicesAtom } from '../../../context/checkout-context.ts';
import {
  nameAtOrigin,
  SESSION_COOKIE,
  SHOP_COOKIE,
} from '../../../platform/host/account/middleware-cookies.ts';

/**
 * The tab's storage key for a session from a link to this middleware's shop, as "shop session"; the link may be forged.
 */
export const tabSessionKey = (get: Getter): string =>
  nameAtOrigin('merchant-checkout:1:session', get(configAtom).middleware);

/** The stored session or the shop of its cart: from a link in this tab, else from the cookie. */
export function keptSession(
  get: Getter,
  cookie: typeof SESSION_COOKIE | typeof SHOP_COOKIE,
): string | null {
  const { cookies, storage } = get(servicesAtom).host;
  const linked = storage.read(tabSessionKey(get));
  if (typeof linked !== 'string') return cookies.read(cookie);
  const [shopId = '', sessionId = ''] = linked.split(' ');
  return cookie === SHOP_COOKIE ? shopId : sessionId;
}

/** The session token for a call: the page's own, else the stored one; null without one. */
export const readSessionId = (get: Getter): string | null =>
  get(configAtom).sessionId ?? keptSession(get, SESSION_COOKIE);

/**
 * Stores a session from a link for this tab only, because it may be someone else's; a session of the page's own replaces it.
 * Returns whether the page has one of its own, which is to be kept for longer (`keepSessionAction`).
 */
export const keepTabSessionAction = atom(null, (get): boolean => {
  const { storage } = get(servicesAtom).host;
  const { sessionId, shopId, linked } = get(configAtom);
  if (sessionId === null) return false;
  const isLinked = linked.includes('sessionId') || linked.includes('shopId');
  if (isLinked) storage.write(tabSessionKey(get), `${shopId ?? ''} ${sessionId}`);
  else storage.remove(tabSessionKey(get));
  return !isLinked;
});
