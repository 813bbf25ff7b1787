import type { Getter } from 'jotai/vanilla';

import type { Begin, Feature } from '../../flow/feature.ts';
import { load } from '../../context/load.ts';
import { isCustomerNamed } from './state/is-customer-named.ts';
import { stepNoticeAtom } from '../../context/problems.ts';
import { isClientKnown } from '../../lib/user-session.ts';
import { externalSignInNoticeAtom } from './state/find-credentials.ts';
import { sessionRefusal } from './state/session-refusal.ts';
import { loadUser } from './state/load-user.ts';
import { userAtom } from '../../context/user-atom.ts';
import { readPrizesAtom } from '../offer/state/user-prizes-atom.ts';

/** Fills the contact form with what page and profile tell. */
async function loadFilling(get: Getter): Promise<Begin> {
  const { fillContact } = await load(get, () => import('../contact/state/contact-form.ts'));
  return fillContact;
}

/** Who the customer is: sign-in, profile and prizes. */
export const account: Feature = {
  sessionRefusal,
  begin: (get) => (isCustomerNamed(get) ? loadFilling(get) : null),
  ownLoads: [loadUser],
  reset(get, set) {
    // A prize that was used is gone: they are read again where they are shown.
    set(readPrizesAtom, null);
    set(stepNoticeAtom, get(externalSignInNoticeAtom));
  },
  skipFacts(get) {
    const user = get(userAtom);
    return { loggedIn: user !== null, clientKnown: user !== null && isClientKnown(user) };
  },
  isFinished: { login: (get) => get(userAtom) !== null },
};
