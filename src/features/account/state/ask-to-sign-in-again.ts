import type { Getter, Setter } from 'jotai/vanilla';

import { holdsCustomerAtom } from './holds-customer-atom.ts';
import { leadToStepAction } from '../../../flow/state/lead-to-step.ts';
import { attemptsAtom } from '../../../flow/state/booking-state-atoms.ts';
import { firstUnfinishedStep } from '../../../flow/state/first-unfinished-step.ts';
import { stepNoticeAtom } from '../../../context/problem-atoms.ts';

/**
 * The sign-in has ended on the way: the first step that now asks for something is shown, with the reason; what was
 * chosen and typed stays. A result that stands and an open payment are not left. Spec section 8.
 */
export function askToSignInAgain(get: Getter, set: Setter): void {
  if (get(holdsCustomerAtom)) return;
  const step = firstUnfinishedStep(get);
  if (step) set(leadToStepAction, step);
  set(attemptsAtom, 0);
  set(stepNoticeAtom, { tone: 'warning', sentence: { key: 'errors.sessionEnded' } });
}
