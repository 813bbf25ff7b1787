import { atom } from 'jotai/vanilla';

import type { StepId } from '../step-ids.ts';
import { attemptsAtom } from './booking-state-atoms.ts';
import { jumpToStepAction } from './move-step.ts';

/** Leads back to a step that has become incomplete and shows at once what is missing there. */
export const leadToStepAction = atom(null, (_get, set, step: StepId) => {
  set(jumpToStepAction, step);
  set(attemptsAtom, 1);
});
