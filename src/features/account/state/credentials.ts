import { atom, type Getter } from 'jotai/vanilla';
import {
  configAtom,
  servicesAtom,
  sessionAtom,
  userAtom,
} from '../../../context/checkout-context.ts';
import { isId } from '../../../lib/config/id.ts';
import type { UserSession } from '../../../lib/user-session.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { TOKEN_COOKIE, USER_ID_COOKIE } from '../../../platform/host/account/account.ts';

/** The user signed in by an external token, for the lifetime of the element; never stored. */
export const externalSignInAtom = atom<{ externalToken: string; credentials: Credentials } | null>(
  null,
);

function pageCredentials(get: Getter): Credentials | null {
  const { userId, token } = get(configAtom);
  return userId !== null && token !== null ? { userId, token } : null;
}

function storedCredentials(get: Getter): Credentials | null {
  const { account, cookies } = get(servicesAtom).host;
  const userId = cookies.read(USER_ID_COOKIE);
  const token = userId && cookies.read(TOKEN_COOKIE);
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

/** The cookies of the sign-in are deleted; one that the browser keeps all the same does not sign in again. */
export function removeCookies(get: Getter): void {
  const { account, cookies } = get(servicesAtom).host;
  cookies.remove(USER_ID_COOKIE);
  cookies.remove(TOKEN_COOKIE);
  const left = cookies.read(TOKEN_COOKIE);
  if (left !== null) account.refuseCookie(left);
}

/** Ends the sign-in of a user, in all elements of the page: the token is refused and `logout` emitted. */
export function leaveUser(get: Getter, user: UserSession | null): void {
  const { host } = get(servicesAtom);
  if (user) {
    host.account.refuse(user.token);
    host.emit('logout', {});
  }
  host.account.announceChange();
}

/** Drops every sign-in that is known: cookies and tokens. Spec section 8 "On 401". */
export function forgetSignIns(get: Getter, user: UserSession | null): void {
  const { account } = get(servicesAtom).host;
  for (const read of SOURCES) {
    const token = read(get)?.token;
    if (token !== undefined) account.refuse(token);
  }
  removeCookies(get);
  leaveUser(get, user);
}

/** Whether the signed-in user's token came by a link: a URL parameter, or what an external one of a URL gave. */
function isOfLink(get: Getter, userToken: string): boolean {
  const { linked, token } = get(configAtom);
  const external = get(externalSignInAtom)?.credentials.token;
  return (
    (linked.includes('token') && userToken === token) ||
    (linked.includes('externalToken') && userToken === external)
  );
}

/** Whether it is in a cookie that this origin did not set: another page of the site may have. */
export function isOfStrangeCookie(get: Getter, userToken: string): boolean {
  const { account, cookies } = get(servicesAtom).host;
  const { token } = get(configAtom);
  const isCookie = token !== userToken && cookies.read(TOKEN_COOKIE) === userToken;
  return isCookie && account.cookieSource(userToken) === 'unknown';
}

/** Whether the token may come from someone other than the customer. */
const isForeign = (get: Getter, userToken: string): boolean =>
  isOfLink(get, userToken) || isOfStrangeCookie(get, userToken);

/**
 * The account in use when its token came from a link (a URL parameter) or is in a cookie that this origin did not
 * set, not from the page or the customer's own sign-in; else null. Every step shows it, with "not you?": it may be someone
 * else's.
 */
export const linkedAccountAtom = atom((get): UserSession | null => {
  const user = get(userAtom);
  return user && isForeign(get, user.token) ? user : null;
});

/** Whether the account of a token has to be named on the page before it is used for anything but its profile. */
export function hasToBeSeen(get: Getter, userToken: string): boolean {
  return isForeign(get, userToken) && get(sessionAtom).named !== userToken;
}
