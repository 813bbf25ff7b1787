import { atom } from 'jotai/vanilla';

import { attemptsAtom } from '../booking-state-atoms.ts';
import { firstUnfinishedStep } from '../first-unfinished-step.ts';
import { forgetIdentity } from '../identity.ts';
import { stepNoticeAtom } from '../problem-atoms.ts';
import { readinessAtom } from '../readiness-atom.ts';
import { reservationAtom } from '../reservation-atom.ts';
import { servicesAtom } from '../services.ts';
import { userAtom } from '../user-atom.ts';
import { leadToStepAction } from './lead-to-step.ts';
import { refreshAction } from './refresh.ts';

/**
 * The server refused the sign-in (401): the cookies go, in all elements, and the first step that now asks for
 * something is shown, with the reason; then the data is read once more, as a guest's. Cart and input stay, and
 * so does a result. Spec section 8.
 */
export const endSessionAction = atom(null, async (get, set): Promise<void> => {
  const { host } = get(servicesAtom);
  const wasSignedIn = get(userAtom) !== null;
  forgetIdentity(get, set);
  host.account.announceChange();
  if (wasSignedIn) host.emit('logout', {});
  if (get(reservationAtom)) return;
  const step = firstUnfinishedStep(get);
  if (step) set(leadToStepAction, step);
  set(attemptsAtom, 0);
  set(stepNoticeAtom, { tone: 'warning', sentence: { key: 'errors.sessionEnded' } });
  if (wasSignedIn && get(readinessAtom).status === 'ready') await set(refreshAction);
});
