import { atom } from 'jotai/vanilla';

import type { StepId } from '../flows/step-ids.ts';
import { canGoBackAtom, currentEntryAtom } from './flow-atoms.ts';

/** Steps that show what was chosen at their top. Spec section 2 screen 2. */
const STEPS_WITH_BANNER: readonly StepId[] = ['login', 'client-info', 'confirm'];

/** Whether the summary banner stands at the top of the step: only where clicking it leads back. */
export const showsBannerAtom = atom((get) => {
  const step = get(currentEntryAtom)?.step;
  return step !== undefined && STEPS_WITH_BANNER.includes(step) && get(canGoBackAtom);
});
