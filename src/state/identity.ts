import { atom, type Getter, type Setter } from 'jotai/vanilla';

import type { Credentials } from '../api/api.ts';
import { isId } from '../domain/config/is-id.ts';
import { TOKEN_COOKIE, USER_ID_COOKIE } from '../host/account/account.ts';
import { configAtom } from './config-atom.ts';
import { servicesAtom } from './services.ts';
import { userAtom } from './user-atom.ts';

export { TOKEN_COOKIE, USER_ID_COOKIE };

/** The token that the server has refused; another one may be tried. */
const refusedTokenAtom = atom<string | null>(null);

function namedCredentials(get: Getter): Credentials | null {
  const { userId, token } = get(configAtom);
  if (userId !== null && token !== null) return { userId, token };
  const { cookies } = get(servicesAtom).host;
  const storedId = cookies.read(USER_ID_COOKIE);
  const storedToken = cookies.read(TOKEN_COOKIE);
  if (!storedId || !storedToken || !isId(storedId)) return null;
  return { userId: storedId, token: storedToken };
}

/** The sign-in that the page names, else the stored one; null for a guest and for a token that was refused. */
export function readCredentials(get: Getter): Credentials | null {
  const credentials = namedCredentials(get);
  return credentials?.token === get(refusedTokenAtom) ? null : credentials;
}

/** Drops a sign-in that the server refused: cookies, user and its token. Spec section 8. */
export function forgetIdentity(get: Getter, set: Setter): void {
  const { cookies } = get(servicesAtom).host;
  set(refusedTokenAtom, namedCredentials(get)?.token ?? null);
  cookies.remove(USER_ID_COOKIE);
  cookies.remove(TOKEN_COOKIE);
  set(userAtom, null);
}
