import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { configAtom, servicesAtom, sessionAtom } from '../../../context/checkout-context.ts';
import { isId } from '../../../lib/config/id.ts';
import type { UserSession } from '../../../lib/user-session.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { TOKEN_COOKIE, USER_ID_COOKIE } from '../../../platform/host/account/middleware-cookies.ts';
import type { TokenMarks } from '../../../platform/host/account/account.ts';
import { createTokenMarks } from '../../../platform/host/account/token-marks.ts';
import { createMiddlewareWriter } from '../../../platform/host/account/write-middleware-cookies.ts';
import { foreignTokenAtom } from './linked-account.ts';

/** The user signed in by an external token, for the lifetime of the element; never stored. */
export const externalSignInAtom = atom<{ externalToken: string; credentials: Credentials } | null>(
  null,
);

/** What this site knows of the tokens in its cookies. */
export const marksOf = (get: Getter): TokenMarks =>
  get(servicesAtom).host.account.marks(createTokenMarks);

function pageCredentials(get: Getter): Credentials | null {
  const { userId, token } = get(configAtom);
  return userId !== null && token !== null ? { userId, token } : null;
}

function storedCredentials(get: Getter): Credentials | null {
  const { cookies } = get(servicesAtom).host;
  const userId = cookies.read(USER_ID_COOKIE);
  const token = userId && cookies.read(TOKEN_COOKIE);
  const counts = userId && token && isId(userId) && marksOf(get).sourceOf(token) !== 'refused';
  return counts ? { userId, token } : null;
}

function externalCredentials(get: Getter): Credentials | null {
  const known = get(externalSignInAtom);
  return known?.externalToken === get(configAtom).externalToken ? known.credentials : null;
}

/** The sources of a sign-in, in order of precedence. Spec section 4 "Flow readiness". */
const SOURCES = [pageCredentials, storedCredentials, externalCredentials] as const;

/** The page's sign-in, else the stored one, else the external one; null for a guest. Ignores refused tokens. */
export function readCredentials(get: Getter): Credentials | null {
  const { account } = get(servicesAtom).host;
  const found = SOURCES.map((read) => read(get));
  return found.find((each) => each !== null && !account.isRefused(each.token)) ?? null;
}

/** Deletes the cookies of the sign-in. A token cookie that the browser keeps anyway is refused from now on. */
export function removeCookies(get: Getter): void {
  const { cookies, cookieWriter } = get(servicesAtom).host;
  const writer = cookieWriter(createMiddlewareWriter);
  writer.remove(USER_ID_COOKIE);
  writer.remove(TOKEN_COOKIE);
  const left = cookies.read(TOKEN_COOKIE);
  if (left !== null) marksOf(get).refuse(left);
}

/** Ends the sign-in of a user in all elements of the page: refuses the token and emits `logout`. */
export function signOutUser(get: Getter, user: UserSession | null): void {
  const { host } = get(servicesAtom);
  if (user) {
    host.account.refuse(user.token);
    host.emit('logout', {});
  }
  host.account.announceChange();
}

/** Drops every known sign-in: cookies and tokens. Spec section 8 "On 401". */
export function forgetSignIns(get: Getter, user: UserSession | null): void {
  const { account } = get(servicesAtom).host;
  for (const read of SOURCES) {
    const token = read(get)?.token;
    if (token !== undefined) account.refuse(token);
  }
  removeCookies(get);
  signOutUser(get, user);
}

/** Whether a token came from a link: from a URL parameter, or by an external token of a URL parameter. */
function isOfLink(get: Getter, userToken: string): boolean {
  const { linked, token } = get(configAtom);
  const external = get(externalSignInAtom)?.credentials.token;
  return (
    (linked.includes('token') && userToken === token) ||
    (linked.includes('externalToken') && userToken === external)
  );
}

/** Whether a token is in a cookie that this origin did not set; another page of the site may have set it. */
export function isFromForeignCookie(get: Getter, userToken: string): boolean {
  const { cookies } = get(servicesAtom).host;
  const { token } = get(configAtom);
  const isCookie = token !== userToken && cookies.read(TOKEN_COOKIE) === userToken;
  return isCookie && marksOf(get).sourceOf(userToken) === 'unknown';
}

/** Whether a token may come from someone other than the customer. */
const isForeign = (get: Getter, userToken: string): boolean =>
  isOfLink(get, userToken) || isFromForeignCookie(get, userToken);

/** Stores whether the token of a user came from someone else. Call it before the user is set. */
export function markForeignToken(get: Getter, set: Setter, user: UserSession | null): void {
  set(foreignTokenAtom, user && isForeign(get, user.token) ? user.token : null);
}

/** Whether the page must name the account of a token before anything but its profile is used. */
export function mustShowAccount(get: Getter, userToken: string): boolean {
  return isForeign(get, userToken) && get(sessionAtom).named !== userToken;
}
