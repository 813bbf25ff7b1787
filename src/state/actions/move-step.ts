import { atom, type Getter, type Setter } from 'jotai/vanilla';

import { jumpTo, nextStep, previousStep, topOf, type FlowStack } from '../../flows/flow-stack.ts';
import type { StepId } from '../../flows/step-ids.ts';
import { attemptsAtom } from '../booking-state-atoms.ts';
import { nowAtom } from '../clock-atom.ts';
import { canGoBackAtom, flowStackAtom, skipFactsAtom, stepChangesAtom } from '../flow-atoms.ts';
import { stepShownAtAtom } from '../press-atoms.ts';
import { stepNoticeAtom } from '../problem-atoms.ts';
import { servicesAtom } from '../services.ts';
import { submissionAtom } from '../submission-atom.ts';

function moveTo(get: Getter, set: Setter, stack: FlowStack): void {
  if (stack === get(flowStackAtom)) return;
  set(flowStackAtom, stack);
  const now = get(servicesAtom).host.now();
  set(nowAtom, now);
  set(stepShownAtAtom, now);
  set(attemptsAtom, 0);
  set(stepNoticeAtom, null);
  set(stepChangesAtom, (count) => count + 1);
}

/**
 * One step on from the steps named; a press that comes late, when another step is shown, does nothing.
 * Spec section 2 "Next and back".
 */
export const nextStepAction = atom(null, (get, set, ...from: StepId[]) => {
  const stack = get(flowStackAtom);
  const top = topOf(stack);
  if (top && from.includes(top.step)) moveTo(get, set, nextStep(stack, get(skipFactsAtom)));
});

/** One step back; while something is being sent the customer stays. Spec section 2 "Next and back". */
export const goBackAction = atom(null, (get, set) => {
  if (!get(canGoBackAtom) || get(submissionAtom).status === 'sending') return;
  moveTo(get, set, previousStep(get(flowStackAtom), get(skipFactsAtom)));
});

/** Straight to a named step of the running flow; while something is being sent the customer stays. */
export const jumpToStepAction = atom(null, (get, set, step: StepId) => {
  if (get(submissionAtom).status !== 'sending') {
    moveTo(get, set, jumpTo(get(flowStackAtom), step));
  }
});
