import { atom } from 'jotai/vanilla';

import { servicesAtom } from '../../../context/services.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { isSendingAtom } from '../../../flow/state/holds-customer-atom.ts';
import { syncAccountAction } from './follow-account.ts';
import { forgetIdentity, readCredentials, removeCookies } from './identity.ts';
import { isOfStrangeCookie, linkedAccountAtom } from './linked-account.ts';
import { goToLoginIfNeeded, setUser } from './sign-in.ts';

/**
 * Signs the customer out, in all elements and tabs: the cookies go and the parent window is told. What was typed
 * stays, what the profile filled in goes. A flow that needs a sign-in asks for one. Nothing while something is
 * being sent or a wallet asks the customer.
 */
export const signOutAction = atom(null, (get, set): void => {
  const user = get(userAtom);
  if (!user || get(isSendingAtom)) return;
  const { host } = get(servicesAtom);
  host.account.refuse(user.token);
  setUser(get, set, null);
  forgetIdentity(get, set);
  host.parent.tell('setLoggedInUser', null);
  goToLoginIfNeeded(get, set);
});

/**
 * "Not you?": the account that a link brought is not used any more, nor is it signed out; that of a cookie which this
 * origin did not see set loses the cookie. The customer's own
 * sign-in takes its place where there is one, else the flow goes on as a guest or asks to sign in. Nothing while
 * something is being sent or a wallet asks the customer.
 */
export const leaveLinkedAccountAction = atom(null, async (get, set): Promise<void> => {
  const user = get(userAtom);
  if (!user || !get(linkedAccountAtom) || get(isSendingAtom)) return;
  const { account } = get(servicesAtom).host;
  account.refuse(user.token);
  // Who put it there would put it there for the next page too.
  if (isOfStrangeCookie(get, user.token)) removeCookies(get);
  setUser(get, set, null);
  account.announceChange();
  if (readCredentials(get)) await set(syncAccountAction);
  else goToLoginIfNeeded(get, set);
});
