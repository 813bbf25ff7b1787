import { atom, type Getter } from 'jotai/vanilla';

import { featuresAtom, type StepRules } from '../feature.ts';
import { stepsOf } from '../flow-table.ts';
import type { StepId } from '../step-ids.ts';
import { attemptsAtom } from './booking-state-atoms.ts';
import { currentEntryAtom, skipFactsAtom } from './flow-atoms.ts';
import { jumpToStepAction } from './move-step.ts';

/** Whether what a step asks for is complete. */
export type StepCheck = (get: Getter) => boolean;

/**
 * Checks of steps that load with the code of their flow, so that other flows do not carry them. Each passes in flows
 * that it does not know.
 */
export const stepChecksAtom = atom<Partial<Record<StepId, StepCheck>>>({});

/** The first step before the one shown whose input is incomplete, by the rooms' rules and those given; null when all is there. */
export function unfinishedStep(get: Getter, given: StepRules): StepId | null {
  const entry = get(currentEntryAtom);
  if (!entry) return null;
  const facts = get(skipFactsAtom);
  const ofRooms = get(featuresAtom).map(({ isFinished }) => isFinished);
  const rules = [...ofRooms, get(stepChecksAtom), given];
  for (const step of stepsOf(entry.flow)) {
    if (step.id === entry.step) return null;
    const isFinished = rules.every((rule) => rule?.[step.id]?.(get) ?? true);
    if (!step.skip?.(facts) && !isFinished) return step.id;
  }
  return null;
}

/** Leads back to a step that has become incomplete and shows at once what is missing there. */
export const goToStepAction = atom(null, (_get, set, step: StepId) => {
  set(jumpToStepAction, step);
  set(attemptsAtom, 1);
});
