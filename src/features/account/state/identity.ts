import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { servicesAtom, userAtom, configAtom } from '../../../context/checkout-context.ts';
import { isProductCheckout } from '../../../flow/flow-kinds.ts';
import { askedFlowAtom } from '../../../flow/state/flow-atoms.ts';
import { isId, type Id } from '../../../lib/config/id.ts';
import { SESSION_COOKIE_DAYS } from '../../../lib/limits.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { TOKEN_COOKIE, USER_ID_COOKIE } from '../../../platform/host/account/account.ts';

/** The user whom an external token signed in, for as long as the element lives; it is never stored. */
export const externalSignInAtom = atom<{ externalToken: string; credentials: Credentials } | null>(
  null,
);

/** Whether the signed-in user changed elsewhere and this element is not in sync yet. */
export const syncIsDueAtom = atom(false);

function pageCredentials(get: Getter): Credentials | null {
  const { userId, token } = get(configAtom);
  return userId !== null && token !== null ? { userId, token } : null;
}

function storedCredentials(get: Getter): Credentials | null {
  const { account, cookies } = get(servicesAtom).host;
  const userId = cookies.read(USER_ID_COOKIE);
  const token = cookies.read(TOKEN_COOKIE);
  const counts = userId && token && isId(userId) && account.cookieSource(token) !== 'refused';
  return counts ? { userId, token } : null;
}

function externalCredentials(get: Getter): Credentials | null {
  const known = get(externalSignInAtom);
  return known?.externalToken === get(configAtom).externalToken ? known.credentials : null;
}

/** Where a sign-in is looked for, in order. Spec section 4 "Flow readiness". */
const SOURCES = [pageCredentials, storedCredentials, externalCredentials] as const;

/** The sign-in that the page names, else the stored one, else the external one; null for a guest. A refused token counts as none. */
export function readCredentials(get: Getter): Credentials | null {
  const { account } = get(servicesAtom).host;
  const found = SOURCES.map((read) => read(get));
  return found.find((each) => each !== null && !account.isRefused(each.token)) ?? null;
}

/** The cookies of the sign-in are deleted; one that a browser keeps all the same signs nobody in again. */
export function removeCookies(get: Getter): void {
  const { account, cookies } = get(servicesAtom).host;
  cookies.remove(USER_ID_COOKIE);
  cookies.remove(TOKEN_COOKIE);
  const left = cookies.read(TOKEN_COOKIE);
  if (left !== null) account.refuseCookie(left);
}

/** Nobody is signed in from now on; the page and the other elements hear of it. The contact form stays as it is. */
export function leaveUser(get: Getter, set: Setter): void {
  const { host } = get(servicesAtom);
  const user = get(userAtom);
  if (user) {
    host.account.refuse(user.token);
    set(userAtom, null);
    host.emit('logout', {});
  }
  host.account.announceChange();
}

/** Drops every sign-in that is known: cookies, user and tokens. Spec section 8 "On 401". */
export function forgetIdentity(get: Getter, set: Setter): void {
  const { account } = get(servicesAtom).host;
  for (const read of SOURCES) {
    const token = read(get)?.token;
    if (token !== undefined) account.refuse(token);
  }
  removeCookies(get);
  leaveUser(get, set);
}

/** Cookies of the registrable domain that hold the session of the cart and its shop, for 30 days. Spec section 9 "Cookies". */
export const SESSION_COOKIE = 'mc_session_id';
export const SHOP_COOKIE = 'mc_shop_id';

/** Where the tab keeps a session that a link brought, as "shop session"; somebody else may have made the link. */
export const TAB_SESSION_KEY = 'merchant-checkout:1:session';

/** The session that is kept, and the shop of its cart: a link's, in this tab alone, else that of the cookies. */
function keptSession(get: Getter): { sessionId: string | null; shopId: string | null } {
  const { cookies, storage } = get(servicesAtom).host;
  const linked = storage.read(TAB_SESSION_KEY);
  if (typeof linked !== 'string') {
    return { sessionId: cookies.read(SESSION_COOKIE), shopId: cookies.read(SHOP_COOKIE) };
  }
  const [shopId = '', sessionId = ''] = linked.split(' ');
  return { sessionId, shopId };
}

/**
 * The session token for a call: the page's own, else the one that is kept. A guest of product checkout who has none gets
 * one, at random, for 30 days: carts of two visitors are never the same. Else null.
 */
export const readSessionIdAction = atom(null, (get): string | null => {
  const { sessionId, shopId } = get(configAtom);
  const known = sessionId ?? keptSession(get).sessionId;
  const isNeeded = isProductCheckout(get(askedFlowAtom)) && readCredentials(get) === null;
  if (known !== null || !isNeeded) return known;
  const { host } = get(servicesAtom);
  const made = host.randomId();
  host.cookies.write(SESSION_COOKIE, made, SESSION_COOKIE_DAYS);
  if (shopId !== null) host.cookies.write(SHOP_COOKIE, shopId, SESSION_COOKIE_DAYS);
  return made;
});

/**
 * The shop of the server's cart, for each call about it: the page's own, else, where the page names no session either,
 * the one that came with the session that is kept; null without either. Nothing else takes a shop from what is kept.
 */
export function cartShopId(get: Getter): Id | null {
  const { shopId, sessionId } = get(configAtom);
  if (shopId !== null || sessionId !== null) return shopId;
  const kept = keptSession(get).shopId;
  return kept !== null && isId(kept) ? kept : null;
}

/**
 * Keeps the session token that the page names, with the shop that its cart is of, for 30 days, for pages that name
 * none. The two belong together: a session of no shop takes an older shop away, and a page that names a shop alone
 * leaves both as they are. A session that came by a link may be another's: it is kept for this tab alone, where a
 * reload finds it. Spec section 9 "Cookies".
 */
export const rememberSessionAction = atom(null, (get) => {
  const { cookies, storage } = get(servicesAtom).host;
  const { sessionId, shopId, linked } = get(configAtom);
  if (sessionId === null) return;
  if (linked.includes('sessionId') || linked.includes('shopId')) {
    return storage.write(TAB_SESSION_KEY, `${shopId ?? ''} ${sessionId}`);
  }
  storage.remove(TAB_SESSION_KEY);
  const pair = [
    [SESSION_COOKIE, sessionId],
    [SHOP_COOKIE, shopId],
  ] as const;
  for (const [name, value] of pair) {
    if (value === null) cookies.remove(name);
    else if (cookies.read(name) !== value) cookies.write(name, value, SESSION_COOKIE_DAYS);
  }
});
