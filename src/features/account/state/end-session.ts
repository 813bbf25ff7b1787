import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { holdsCustomerAtom } from '../../../flow/state/holds-customer-atom.ts';
import { firstUnfinishedStep } from '../../contact/state/unfinished-step.ts';
import { forgetUser } from './identity.ts';
import { flowStatusAtom } from '../../../flow/state/flow-atoms.ts';
import { nextStepAction } from '../../../flow/state/move-step.ts';
import { refillContact } from '../../contact/state/contact-form.ts';
import { leftUserAtom, userAtom } from '../../../context/user-atom.ts';
import { refreshAction } from '../../../flow/state/refresh.ts';
import { stepNoticeAtom } from '../../../context/problems.ts';
import { attemptsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { goToStepAction } from '../../../flow/state/unfinished-step.ts';

/**
 * The sign-in has ended on the way: the first step that now asks for something is shown, with the reason; what was
 * chosen and typed stays. A result that stands and an open payment are not left. Spec section 8.
 */
export function askToSignInAgain(get: Getter, set: Setter): void {
  if (get(holdsCustomerAtom)) return;
  const step = firstUnfinishedStep(get);
  if (step) set(goToStepAction, step);
  set(attemptsAtom, 0);
  set(stepNoticeAtom, { tone: 'warning', sentence: { key: 'errors.sessionEnded' } });
}

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
    const isShown = get(flowStatusAtom).status === 'ready' && !get(holdsCustomerAtom);
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
