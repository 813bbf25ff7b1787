import type { Getter } from 'jotai/vanilla';

import type { Feature } from '../../flow/feature-interface.ts';
import { load, userAtom, configAtom } from '../../context/checkout-context.ts';
import { stepNoticeAtom } from '../../context/problems.ts';
import type { Prefill } from '../../lib/config/prefill.ts';
import { isClientKnown } from '../../lib/user-session.ts';
import { hasToken, loadSessionRefusal, loadUser, SIGN_IN } from './state/load-user.ts';
import { signInNoticeAtom } from './state/sign-in-notice.ts';

const CONTACT_PREFILLS = [
  'name',
  'email',
  'prefix',
  'phone',
  'notes',
] as const satisfies readonly (keyof Prefill)[];

/** Whether the page or a sign-in may fill in part of the contact form. */
function isCustomerNamed(get: Getter): boolean {
  const { prefill } = get(configAtom);
  return CONTACT_PREFILLS.some((field) => prefill[field]) || hasToken(get);
}

/** The customer's account: sign-in, profile and prizes. */
export const account: Feature = {
  loadSessionRefusal,
  begin: (get) =>
    isCustomerNamed(get)
      ? load(get, () => import('../contact/state/contact-form.ts')).then(
          (form) => form.refillFromProfile,
        )
      : null,
  ownResources: [SIGN_IN],
  ownLoads: [loadUser],
  reset(get, set) {
    set(stepNoticeAtom, get(signInNoticeAtom));
  },
  skipFacts(get) {
    const user = get(userAtom);
    return { loggedIn: user !== null, clientKnown: user !== null && isClientKnown(user) };
  },
  isFinished: { login: (get) => get(userAtom) !== null },
};
