import { atom } from 'jotai/vanilla';

import { holdsCustomerAtom } from './holds-customer-atom.ts';
import { askToSignInAgain } from './ask-to-sign-in-again.ts';
import { firstUnfinishedStep } from '../../../flow/state/first-unfinished-step.ts';
import { forgetUser } from './identity.ts';
import { readinessAtom } from '../../../flow/state/readiness-atom.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { refillContact } from '../../contact/state/fill-contact.ts';
import { leftUserAtom, userAtom } from './user-atom.ts';
import { refreshAction } from '../../../flow/state/refresh.ts';

/**
 * The server refused the sign-in (401): the cookies go, in all elements, and the customer is asked to sign in where
 * the flow needs it; then the data is read once more, as a guest's. Cart and input stay, and so does a result.
 * Spec section 8.
 */
export const endSessionAction = atom(
  null,
  async (get, set, refused?: string | null): Promise<void> => {
    // Who has signed in since has another token, which nobody refused.
    if (refused !== undefined && refused !== (get(userAtom)?.token ?? null)) return;
    const wasSignedIn = get(userAtom) !== null;
    if (wasSignedIn) forgetUser(get, set);
    askToSignInAgain(get, set);
    const isShown = get(readinessAtom).status === 'ready' && !get(holdsCustomerAtom);
    if (!wasSignedIn || !isShown) return;
    await set(refreshAction);
    // Somebody else was signed in already, in another tab.
    const left = get(leftUserAtom);
    if (get(userAtom) && left) {
      refillContact(get, set, { user: left });
      set(leftUserAtom, null);
      set(nextStepAction, 'login');
    }
    // What a guest has may not do, as an empty cart.
    if (get(userAtom) === null && firstUnfinishedStep(get)) askToSignInAgain(get, set);
  },
);
