import { atom } from 'jotai/vanilla';

import { isVisit } from '../flow/flow-stack.ts';
import type { StepId } from '../flow/step-ids.ts';
import { choiceIsSkippedAtom } from '../features/booking/state/availability-atoms.ts';
import { canGoBackAtom, currentEntryAtom, flowStackAtom } from '../flow/state/flow-atoms.ts';

/** Steps that show what was chosen at their top. Spec section 2 screen 2. */
const STEPS_WITH_BANNER: readonly StepId[] = ['login', 'client-info', 'confirm'];

/**
 * Whether the summary banner stands at the top of the step: where clicking it leads back to what was chosen, and where
 * there was nothing to choose, so that it is the only place that says what is booked.
 */
export const showsBannerAtom = atom((get) => {
  const step = get(currentEntryAtom)?.step;
  if (step === undefined || isVisit(get(flowStackAtom))) return false;
  return STEPS_WITH_BANNER.includes(step) && (get(canGoBackAtom) || get(choiceIsSkippedAtom));
});
