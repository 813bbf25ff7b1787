import { atom, type Getter } from 'jotai/vanilla';
import { servicesAtom, userAtom, configAtom } from '../../../context/checkout-context.ts';
import type { UserSession } from '../../../lib/user-session.ts';
import { externalSignInAtom } from './identity.ts';
import { TOKEN_COOKIE } from '../../../platform/host/account/account.ts';

/** Whether the signed-in user's token came by a link: a URL parameter, or what an external one of a URL gave. */
function isOfLink(get: Getter, userToken: string): boolean {
  const { linked, token } = get(configAtom);
  const external = get(externalSignInAtom)?.credentials.token;
  return (
    (linked.includes('token') && userToken === token) ||
    (linked.includes('externalToken') && userToken === external)
  );
}

/** Whether it stands in a cookie that no sign-in seen by this origin has set: another page of the site may have. */
export function isOfStrangeCookie(get: Getter, userToken: string): boolean {
  const { account, cookies } = get(servicesAtom).host;
  const { token } = get(configAtom);
  const isCookie = token !== userToken && cookies.read(TOKEN_COOKIE) === userToken;
  return isCookie && account.cookieSource(userToken) === 'unknown';
}

/** Whether somebody else than the customer may have brought the token. */
const isForeign = (get: Getter, userToken: string): boolean =>
  isOfLink(get, userToken) || isOfStrangeCookie(get, userToken);

/**
 * The account in use when its token came by a link (a URL parameter) or stands in a cookie that this origin did not see
 * set, and not from the page or a sign-in of the customer; else null. Every step shows it, with "not you?"
 * (`leaveLinkedAccountAction`): somebody else may have put it there.
 */
export const linkedAccountAtom = atom((get): UserSession | null => {
  const user = get(userAtom);
  return user && isForeign(get, user.token) ? user : null;
});

/** The token of the linked account whose name and "not you?" have stood on the page; null when none has. */
export const seenTokenAtom = atom<string | null>(null);

/** Whether the account of a token has to be named on the page before it is used for anything but its profile. */
export function hasToBeSeen(get: Getter, userToken: string): boolean {
  return isForeign(get, userToken) && get(seenTokenAtom) !== userToken;
}
