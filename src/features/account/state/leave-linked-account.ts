import { atom } from 'jotai/vanilla';

import { isSendingAtom } from '../../../flow/state/holds-customer-atom.ts';
import { isOfStrangeCookie, linkedAccountAtom } from './linked-account-atom.ts';
import { readCredentials, removeCookies } from './identity.ts';
import { servicesAtom } from '../../../context/services.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { followAccountAction } from './follow-account.ts';
import { leadToLoginIfNeeded } from './lead-to-login.ts';
import { takeUser } from './take-user.ts';

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
  takeUser(get, set, null);
  account.announceChange();
  if (readCredentials(get)) await set(followAccountAction);
  else leadToLoginIfNeeded(get, set);
});
