import { atom, type Getter, type Setter } from 'jotai/vanilla';

import {
  jumpTo,
  nextStep,
  previousStep,
  pushFlow,
  topOf,
  visitStep,
  type FlowStack,
} from '../flow-stack.ts';
import type { FlowType, StepId } from '../flow-table.ts';
import {
  submitCountAtom,
  canGoBackAtom,
  flowStackAtom,
  leaveSubview,
  skipFactsAtom,
  stepChangesAtom,
  subviewAtom,
} from './flow-atoms.ts';
import { nowAtom, servicesAtom } from '../../context/checkout-context.ts';
import { stepShownAtAtom } from './pointer-press.ts';
import { refusalAtom, stepNoticeAtom } from '../../context/problems.ts';
import { featuresAtom } from '../feature-interface.ts';
import { submissionAtom } from '../../submission/submission-atom.ts';

function moveTo(get: Getter, set: Setter, stack: FlowStack): void {
  if (stack === get(flowStackAtom)) return;
  leaveSubview(get, set);
  set(flowStackAtom, stack);
  const step = topOf(stack)?.step;
  for (const { onStep } of get(featuresAtom)) if (step) onStep?.[step]?.(get, set);
  const now = get(servicesAtom).host.now();
  set(nowAtom, now);
  set(stepShownAtAtom, now);
  set(submitCountAtom, 0);
  set(stepNoticeAtom, null);
  set(refusalAtom, null);
  set(stepChangesAtom, (count) => count + 1);
}

/** Moves on from one of the given steps; ignores a late press on another step. Spec section 2 "Next and back". */
export const nextStepAction = atom(null, (get, set, ...from: StepId[]) => {
  const stack = get(flowStackAtom);
  const top = topOf(stack);
  if (top && from.includes(top.step)) moveTo(get, set, nextStep(stack, get(skipFactsAtom)));
});

/** Goes back, within the step if it has an inner view; not while sending. Spec section 2 "Next and back". */
export const goBackAction = atom(null, (get, set) => {
  if (!get(canGoBackAtom) || get(submissionAtom).status === 'sending') return;
  const backInStep = get(subviewAtom)?.back;
  if (backInStep) return backInStep();
  moveTo(get, set, previousStep(get(flowStackAtom), get(skipFactsAtom)));
});

/** Enters a sub-flow; back at its first step returns. Spec section 2 "A sub-flow pushes". */
export const enterFlowAction = atom(null, (get, set, flow: FlowType) => {
  moveTo(get, set, pushFlow(get(flowStackAtom), flow, get(skipFactsAtom)));
});

/** Visits another step from the given one; its next and back return. */
export const visitStepAction = atom(null, (get, set, step: StepId, from: StepId) => {
  const stack = get(flowStackAtom);
  if (topOf(stack)?.step === from) moveTo(get, set, visitStep(stack, step));
});

/** Opens a step of the running flow; not while sending. */
export const jumpToStepAction = atom(null, (get, set, step: StepId) => {
  if (get(submissionAtom).status !== 'sending') {
    moveTo(get, set, jumpTo(get(flowStackAtom), step));
  }
});
