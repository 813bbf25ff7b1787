import { atom, type Getter, type Setter } from 'jotai/vanilla';

import {
  holdsCustomerAtom,
  currentEntryAtom,
  flowStatusAtom,
  attemptsAtom,
} from '../../../flow/state/flow-atoms.ts';
import { leaveUser, removeCookies } from './identity.ts';
import { TOKEN_COOKIE } from '../../../platform/host/account/account.ts';
import { jumpToStepAction, nextStepAction } from '../../../flow/state/move-step.ts';
import { firstUnfinishedStep, refillFromProfile } from '../../contact/state/contact-form.ts';
import { servicesAtom, userAtom } from '../../../context/checkout-context.ts';
import { refreshAction } from '../../../flow/state/start-checkout.ts';
import { reportError, stepNoticeAtom } from '../../../context/problems.ts';
import type { ApiError } from '../../../platform/api/http/api-error.ts';

/**
 * The sign-in has ended on the way: the first step that now asks for something is shown, with the reason; what was
 * chosen and typed stays. A result that stands and an open payment are not left. Spec section 8.
 */
export function askToSignInAgain(get: Getter, set: Setter): void {
  if (get(holdsCustomerAtom)) return;
  const step = firstUnfinishedStep(get);
  if (step) set(jumpToStepAction, step);
  set(attemptsAtom, 0);
  set(stepNoticeAtom, { tone: 'warning', sentence: { key: 'errors.sessionEnded' } });
}

/**
 * Drops the sign-in of the user shown, which the server refused. Cookies of somebody else stay: a sign-in of
 * another tab while a request was under way is not ended there by its answer.
 */
function forgetUser(get: Getter, set: Setter, token: string): void {
  if (get(servicesAtom).host.cookies.read(TOKEN_COOKIE) === token) removeCookies(get);
  leaveUser(get, set);
}

/** Leaves a sign-in step that is shown, since another element or tab has signed somebody in. */
export function leaveLogin(get: Getter, set: Setter): void {
  const entry = get(currentEntryAtom);
  if (entry?.step !== 'login') return;
  // The next step of this flow sends by itself, and a sign-in elsewhere is no press here: each copy of a tab hears of it.
  const sendsNext = entry.flow === 'campaign_offer_code';
  if (sendsNext) set(jumpToStepAction, 'points-confirm');
  else set(nextStepAction, 'login');
}

/**
 * The server refused the sign-in of a token, or of a guest (null), by a 401: the cookies go, in all elements, and the customer is asked to sign in where
 * the flow needs it; then the data is read once more, as a guest's. Cart and input stay, and so does a result.
 * Spec section 8.
 */
export const endSessionAction = atom(
  null,
  async (get, set, refused: string | null): Promise<void> => {
    const user = get(userAtom);
    // A later sign-in has another token, which nobody refused.
    if (refused !== (user?.token ?? null)) return;
    if (user) forgetUser(get, set, user.token);
    askToSignInAgain(get, set);
    const isShown = get(flowStatusAtom).status === 'ready' && !get(holdsCustomerAtom);
    if (!user || !isShown) return;
    await set(refreshAction);
    if (get(userAtom)) {
      // Somebody else was signed in already, in another tab.
      refillFromProfile(get, set);
      leaveLogin(get, set);
    } else if (firstUnfinishedStep(get)) {
      // What a guest has may not do, as an empty cart.
      askToSignInAgain(get, set);
    }
  },
);

/** Reports a failed call and returns its error; one that refuses the sign-in of `token` ends that session. */
export async function reportUserError(
  get: Getter,
  set: Setter,
  cause: unknown,
  token: string | null,
): Promise<ApiError> {
  const error = reportError(get, cause);
  if (error.code === 'auth') await set(endSessionAction, token);
  return error;
}
