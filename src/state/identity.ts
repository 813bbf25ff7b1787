import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { Credentials } from '../api/api.ts';
import { isId } from '../domain/config/is-id.ts';
import { TOKEN_COOKIE, USER_ID_COOKIE } from '../host/account/account.ts';
import { configAtom } from './config-atom.ts';
import { servicesAtom } from './services.ts';
import { userAtom } from './user-atom.ts';

export { TOKEN_COOKIE, USER_ID_COOKIE } from '../host/account/account.ts';

/** Tokens that the server refused or that the customer put away; another one may be tried. */
const refusedTokensAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Who an external token signed in, for as long as the element lives; it is never stored. */
export const externalSignInAtom = atom<{ externalToken: string; credentials: Credentials } | null>(
  null,
);

function pageCredentials(get: Getter): Credentials | null {
  const { userId, token } = get(configAtom);
  return userId !== null && token !== null ? { userId, token } : null;
}

function storedCredentials(get: Getter): Credentials | null {
  const { cookies } = get(servicesAtom).host;
  const userId = cookies.read(USER_ID_COOKIE);
  const token = cookies.read(TOKEN_COOKIE);
  return userId && token && isId(userId) ? { userId, token } : null;
}

function externalCredentials(get: Getter): Credentials | null {
  const known = get(externalSignInAtom);
  return known?.externalToken === get(configAtom).externalToken ? known.credentials : null;
}

/** Where a sign-in is looked for, in order. Spec section 4 "Flow readiness". */
const SOURCES = [pageCredentials, storedCredentials, externalCredentials] as const;

/** The sign-in that the page names, else the stored one, else the external one; null for a guest. A refused token counts as none. */
export function readCredentials(get: Getter): Credentials | null {
  const refused = get(refusedTokensAtom);
  const found = SOURCES.map((read) => read(get));
  return found.find((each) => each !== null && !refused.has(each.token)) ?? null;
}

/** Passes a token over from now on, wherever it is named. */
export function refuseToken(get: Getter, set: Setter, token: string): void {
  set(refusedTokensAtom, new Set([...get(refusedTokensAtom), token]));
}

/** Drops a sign-in that has ended: cookies, user and its tokens; the page and the other elements hear of it. Spec section 8. */
export function forgetIdentity(get: Getter, set: Setter): void {
  const { host } = get(servicesAtom);
  for (const read of SOURCES) {
    const token = read(get)?.token;
    if (token !== undefined) refuseToken(get, set, token);
  }
  const user = get(userAtom);
  if (user) refuseToken(get, set, user.token);
  host.cookies.remove(USER_ID_COOKIE);
  host.cookies.remove(TOKEN_COOKIE);
  set(userAtom, null);
  if (user) host.emit('logout', {});
  host.account.announceChange();
}
