import { atom, type createStore, type Getter } from 'jotai/vanilla';

import { configAtom } from '../../../context/config-atoms.ts';
import { load } from '../../../context/load.ts';
import { reportError, toApiError } from '../../../context/problems.ts';
import { servicesAtom } from '../../../context/services.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { isSendingAtom } from '../../../flow/state/holds-customer-atom.ts';
import type { Host } from '../../../platform/host/host.ts';
import { syncIsDueAtom } from './account-changes.ts';
import { externalSignInAtom, TOKEN_COOKIE } from './identity.ts';

/** Whose account a link brought. */
export interface LinkedAccount {
  /** First and last name; empty when the profile tells none. */
  name: string;
  /** The e-mail address. */
  username: string;
  token: string;
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

/** Whether it stands in a cookie that no sign-in seen by this origin has set: another page of the site may have. */
export function isOfStrangeCookie(get: Getter, userToken: string): boolean {
  const { account, cookies } = get(servicesAtom).host;
  const { token } = get(configAtom);
  const isCookie = token !== userToken && cookies.read(TOKEN_COOKIE) === userToken;
  return isCookie && account.cookieSource(userToken) === 'unknown';
}

/**
 * The account in use when its token came by a link (a URL parameter) or stands in a cookie that this origin did not see
 * set, and not from the page or a sign-in of the customer; else null. Every step shows it, with "not you?"
 * (`leaveLinkedAccountAction`): somebody else may have put it there.
 */
export const linkedAccountAtom = atom((get): LinkedAccount | null => {
  const user = get(userAtom);
  if (!user || !(isOfLink(get, user.token) || isOfStrangeCookie(get, user.token))) return null;
  const { firstName, lastName, username, token } = user;
  return { name: `${firstName} ${lastName}`.trim(), username, token };
});

/** The token of the linked account whose name and "not you?" have stood on the page; null when none has. */
export const seenTokenAtom = atom<string | null>(null);

/** Whether the account of a token has to be named on the page before it is used for anything but its profile. */
export function hasToBeSeen(get: Getter, userToken: string): boolean {
  const isStrange = isOfLink(get, userToken) || isOfStrangeCookie(get, userToken);
  return isStrange && get(seenTokenAtom) !== userToken;
}

type Store = ReturnType<typeof createStore>;

async function follow(store: Store, host: Host): Promise<void> {
  try {
    const { syncAccountAction } = await load(store.get, () => import('./follow-account.ts'));
    await store.set(syncAccountAction);
  } catch (error) {
    reportError(host, toApiError(error));
  }
}

/**
 * Follows sign-ins and sign-outs of other elements and tabs, never while something is being sent: that ends as the
 * user who began it. The code for that comes with the first of them. The returned function stops it.
 */
export function watchAccount(store: Store, host: Host): () => void {
  const followIfDue = () => {
    if (store.get(syncIsDueAtom) && !store.get(isSendingAtom)) void follow(store, host);
  };
  const stopHearing = host.account.onChange(() => {
    store.set(syncIsDueAtom, true);
    followIfDue();
  });
  const stopWaiting = store.sub(isSendingAtom, followIfDue);
  return () => {
    stopHearing();
    stopWaiting();
  };
}
