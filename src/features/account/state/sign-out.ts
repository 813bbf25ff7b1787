import { atom } from 'jotai/vanilla';

import { isSendingAtom } from '../../../flow/state/holds-customer-atom.ts';
import { forgetIdentity } from './identity.ts';
import { servicesAtom } from '../../../context/services.ts';
import { userAtom } from '../../../context/user-atom.ts';
import { leadToLoginIfNeeded } from './lead-to-login.ts';
import { takeUser } from './take-user.ts';

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
  takeUser(get, set, null);
  forgetIdentity(get, set);
  host.parent.tell('setLoggedInUser', null);
  leadToLoginIfNeeded(get, set);
});
