import { atom, type Getter } from 'jotai/vanilla';
import { configAtom, servicesAtom } from '../../../context/checkout-context.ts';
import { submits } from '../../../flow/flow-rows.ts';
import { askedFlowAtom } from '../../../flow/state/flow-atoms.ts';
import { isId } from '../../../lib/config/id.ts';
import { SESSION_COOKIE_DAYS } from '../../../lib/limits.ts';
import {
  nameAtOrigin,
  SESSION_COOKIE,
  SHOP_COOKIE,
} from '../../../platform/host/account/middleware-cookies.ts';
import { readCredentials } from './credentials.ts';

/**
 * The tab's storage key for a session from a link to this middleware's shop, as "shop session"; the link may be forged.
 */
export const tabSessionKey = (get: Getter): string =>
  nameAtOrigin('merchant-checkout:1:session', get(configAtom).middleware);

/** The stored session or the shop of its cart: from a link in this tab, else from the cookie. */
function keptSession(get: Getter, cookie: typeof SESSION_COOKIE | typeof SHOP_COOKIE) {
  const { cookies, storage } = get(servicesAtom).host;
  const linked = storage.read(tabSessionKey(get));
  if (typeof linked !== 'string') return cookies.read(cookie);
  const [shopId = '', sessionId = ''] = linked.split(' ');
  return cookie === SHOP_COOKIE ? shopId : sessionId;
}

/**
 * The session token for a call: the page's own, else the stored one. A guest of product checkout without one gets a random
 * token for 30 days, so that no two visitors share a cart. Otherwise null.
 */
export const readSessionIdAction = atom(null, (get): string | null => {
  const { sessionId, shopId } = get(configAtom);
  const known = sessionId ?? keptSession(get, SESSION_COOKIE);
  const isNeeded = submits(get(askedFlowAtom), 'productOrder') && readCredentials(get) === null;
  if (known !== null || !isNeeded) return known;
  const { host } = get(servicesAtom);
  const made = host.randomId();
  host.cookies.write(SESSION_COOKIE, made, SESSION_COOKIE_DAYS);
  if (shopId !== null) host.cookies.write(SHOP_COOKIE, shopId, SESSION_COOKIE_DAYS);
  return made;
});

/**
 * The shop for calls about the server's cart: the page's own. If the page names neither shop nor session, the shop of the
 * stored session; else null. Only these calls use a stored shop.
 */
export function cartShopId(get: Getter): string | null {
  const { shopId, sessionId } = get(configAtom);
  if (shopId !== null || sessionId !== null) return shopId;
  const kept = keptSession(get, SHOP_COOKIE);
  return kept !== null && isId(kept) ? kept : null;
}

/**
 * Stores the page's session token with the shop of its cart for 30 days, for pages that name none. Both are replaced
 * together: a session without a shop removes an older shop, and a page that names only a shop changes nothing. A session
 * from a link may be someone else's, so it is stored for this tab only. Spec section 9 "Cookies".
 */
export const rememberSessionAction = atom(null, (get) => {
  const { cookies, storage } = get(servicesAtom).host;
  const { sessionId, shopId, linked } = get(configAtom);
  if (sessionId === null) return;
  if (linked.includes('sessionId') || linked.includes('shopId')) {
    return void storage.write(tabSessionKey(get), `${shopId ?? ''} ${sessionId}`);
  }
  storage.remove(tabSessionKey(get));
  const pair = [
    [SESSION_COOKIE, sessionId],
    [SHOP_COOKIE, shopId],
  ] as const;
  for (const [name, value] of pair) {
    if (value === null) cookies.remove(name);
    else if (cookies.read(name) !== value) cookies.write(name, value, SESSION_COOKIE_DAYS);
  }
});
