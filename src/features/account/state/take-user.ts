import type { Getter, Setter } from 'jotai/vanilla';

import type { Credentials } from '../../../platform/api/http/call-options.ts';
import type { UserSession } from '../../../lib/user-session.ts';
import { LOGIN_COOKIE_DAYS } from '../../../lib/limits.ts';
import { TOKEN_COOKIE, USER_ID_COOKIE } from '../../../platform/host/account/account.ts';
import { refillContact } from '../../contact/state/fill-contact.ts';
import { servicesAtom } from '../../../context/services.ts';
import { leftUserAtom, userAtom } from '../../../context/user-atom.ts';

/** Stores a sign-in of the customer's own: for 365 days when asked to, else for the session. Spec section 4 "Login step". */
export function storeCredentials(get: Getter, user: Credentials, keepSignedIn: boolean): void {
  const { host } = get(servicesAtom);
  const days = keepSignedIn ? LOGIN_COOKIE_DAYS : null;
  host.account.accept(user.token);
  host.cookies.write(USER_ID_COOKIE, user.userId, days);
  host.cookies.write(TOKEN_COOKIE, user.token, days);
  host.account.announceChange();
}

/** Somebody is signed in from now on, or nobody is: the contact form follows, and the page is told. */
export function takeUser(get: Getter, set: Setter, user: UserSession | null): void {
  const { host } = get(servicesAtom);
  const before = get(userAtom);
  const filled = before ?? get(leftUserAtom);
  set(userAtom, user);
  refillContact(get, set, { user: filled });
  set(leftUserAtom, null);
  if (user) host.emit('login', { userId: user.id });
  else if (before) host.emit('logout', {});
}
