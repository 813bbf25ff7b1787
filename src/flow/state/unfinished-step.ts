import type { Getter } from 'jotai/vanilla';

import { featuresAtom, type StepRules } from '../feature.ts';
import { isSkipped, stepsOf } from '../flow-table.ts';
import type { StepId } from '../step-ids.ts';
import { currentEntryAtom, skipFactsAtom } from './flow-atoms.ts';
import { stepJudgesAtom } from './step-judges-atom.ts';

/** The first step before the one shown whose input is incomplete, by the rooms' rules and those given; null when all is there. */
export function unfinishedStep(get: Getter, given: StepRules): StepId | null {
  const entry = get(currentEntryAtom);
  if (!entry) return null;
  const facts = get(skipFactsAtom);
  const ofRooms = get(featuresAtom).map(({ isFinished }) => isFinished);
  const rules = [...ofRooms, get(stepJudgesAtom), given];
  for (const step of stepsOf(entry.flow)) {
    if (step.id === entry.step) return null;
    const isFinished = rules.every((rule) => rule?.[step.id]?.(get) ?? true);
    if (!isSkipped(step, facts) && !isFinished) return step.id;
  }
  return null;
}
