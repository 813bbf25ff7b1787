import { atom, type Getter } from 'jotai/vanilla';

import { featuresAtom, type StepRules } from '../feature-interface.ts';
import { stepsOf } from '../flow-rows.ts';
import { isSkipped } from '../skipped-steps.ts';
import type { StepId } from '../flow-table.ts';
import { submitCountAtom, currentEntryAtom, skipFactsAtom } from './flow-atoms.ts';
import { jumpToStepAction } from './move-step.ts';

/** The first step before the current one with incomplete input, by the rooms' rules and the given ones; null without one. */
export function unfinishedStep(get: Getter, given: StepRules): StepId | null {
  const entry = get(currentEntryAtom);
  if (!entry) return null;
  const facts = get(skipFactsAtom);
  const rules = [...get(featuresAtom).map(({ isFinished }) => isFinished), given];
  for (const step of stepsOf(entry.flow)) {
    if (step === entry.step) return null;
    const isFinished = rules.every((rule) => rule?.[step]?.(get) ?? true);
    if (!isSkipped(entry.flow, step, facts) && !isFinished) return step;
  }
  return null;
}

/** Goes back to an incomplete step and shows what is missing. */
export const goToStepAction = atom(null, (_get, set, step: StepId) => {
  set(jumpToStepAction, step);
  set(submitCountAtom, 1);
});
