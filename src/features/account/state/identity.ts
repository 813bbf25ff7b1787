import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { Credentials } from '../../../platform/api/http/call-options.ts';
import { isId } from '../../../lib/config/id.ts';
import { TOKEN_COOKIE, USER_ID_COOKIE } from '../../../platform/host/account/account.ts';
import { configAtom } from '../../../context/config-atom.ts';
import { servicesAtom } from '../../../context/services.ts';
import { leftUserAtom, userAtom } from '../../../context/user-atom.ts';

export { TOKEN_COOKIE, USER_ID_COOKIE } from '../../../platform/host/account/account.ts';

/** Who an external token signed in, for as long as the element lives; it is never stored. */
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

/** Nobody is signed in from now on; the page and the other elements hear of it. */
function leaveUser(get: Getter, set: Setter): void {
  const { host } = get(servicesAtom);
  const user = get(userAtom);
  if (user) host.account.refuse(user.token);
  if (user) set(leftUserAtom, user);
  set(userAtom, null);
  if (user) host.emit('logout', {});
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

/**
 * Drops the sign-in of the user shown, which the server refused. Cookies of somebody else stay: who signed in in
 * another tab while a request was under way is not signed out there by its answer.
 */
export function forgetUser(get: Getter, set: Setter): void {
  const user = get(userAtom);
  if (!user) return;
  if (get(servicesAtom).host.cookies.read(TOKEN_COOKIE) === user.token) removeCookies(get);
  leaveUser(get, set);
}
