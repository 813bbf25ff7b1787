import { FLOW_TYPES, type FlowType } from './flow-kinds.ts';
import { FLOW_TABLE, stepsOf, type SkipFacts } from './flow-table.ts';
import type { StepId } from './step-ids.ts';

/** Where one flow stands. */
export interface FlowStackEntry {
  flow: FlowType;
  step: StepId;
}

/** The running flow on top, the flows that it was entered from below. Spec section 2. */
export type FlowStack = readonly FlowStackEntry[];

const WITHOUT_ENTRY: FlowStack = [];

function indexOf(entry: FlowStackEntry): number {
  return stepsOf(entry.flow).findIndex((step) => step.id === entry.step);
}

/** The nearest step after (1) or before (-1) `from` that is not skipped; null at the end. */
function findStep(flow: FlowType, from: number, by: 1 | -1, facts: SkipFacts): StepId | null {
  const steps = stepsOf(flow);
  for (let index = from + by; index >= 0 && index < steps.length; index += by) {
    const step = steps[index];
    if (step && !step.skip?.(facts)) return step.id;
  }
  return null;
}

/** The step at which a flow begins: its entry, or the first after it that is not skipped. */
function firstStep(flow: FlowType, facts: SkipFacts): StepId | null {
  return findStep(flow, -1, 1, facts);
}

/** The entry on top; null for an empty stack. */
export function topOf(stack: FlowStack): FlowStackEntry | null {
  return stack.at(-1) ?? null;
}

/** A new stack at the beginning of one flow. */
export function startFlow(flow: FlowType, facts: SkipFacts): FlowStack {
  return pushFlow(WITHOUT_ENTRY, flow, facts);
}

/** Enters a sub-flow; the flow below waits where it stands. Spec section 2 "A sub-flow pushes". */
export function pushFlow(stack: FlowStack, flow: FlowType, facts: SkipFacts): FlowStack {
  const step = firstStep(flow, facts);
  return step ? [...stack, { flow, step }] : stack;
}

/** Whether the entry on top is a visit to one step of the flow below. No flow is its own sub-flow. */
export function isVisit(stack: FlowStack): boolean {
  return stack.length > 1 && stack.at(-2)?.flow === topOf(stack)?.flow;
}

/** The stack without the entry on top. */
function withoutTop(stack: FlowStack): FlowStack {
  return stack.slice(0, -1);
}

/**
 * Visits another step of the running flow for its own sake: both next and back lead to where the visit began, and
 * on from there where that step has become needless by then.
 */
export function visitStep(stack: FlowStack, step: StepId): FlowStack {
  const top = topOf(stack);
  if (!top || isVisit(stack) || top.step === step) return stack;
  return [...stack, { flow: top.flow, step }];
}

function endVisit(stack: FlowStack, facts: SkipFacts): FlowStack {
  const below = withoutTop(stack);
  const top = topOf(below);
  const step = top && stepsOf(top.flow).find(({ id }) => id === top.step);
  return step?.skip?.(facts) ? nextStep(below, facts) : below;
}

/** One step on, over skipped steps; at the last step the stack stays. */
export function nextStep(stack: FlowStack, facts: SkipFacts): FlowStack {
  const top = topOf(stack);
  if (!top) return stack;
  if (isVisit(stack)) return endVisit(stack, facts);
  const step = findStep(top.flow, indexOf(top), 1, facts);
  return step ? [...stack.slice(0, -1), { flow: top.flow, step }] : stack;
}

/** One step back, over skipped steps; at the first step of a sub-flow that flow is popped. */
export function previousStep(stack: FlowStack, facts: SkipFacts): FlowStack {
  const top = topOf(stack);
  if (!top) return stack;
  if (isVisit(stack)) return withoutTop(stack);
  const step = findStep(top.flow, indexOf(top), -1, facts);
  if (step) return [...stack.slice(0, -1), { flow: top.flow, step }];
  return stack.length > 1 ? stack.slice(0, -1) : stack;
}

/** Whether "back" leads anywhere. */
export function canGoBack(stack: FlowStack, facts: SkipFacts): boolean {
  return previousStep(stack, facts) !== stack;
}

/** Goes straight to a named step of the flow on top and ends a visit; a step that it does not have changes nothing. */
export function jumpTo(stack: FlowStack, step: StepId): FlowStack {
  const top = topOf(stack);
  if (!top || !stepsOf(top.flow).some((each) => each.id === step)) return stack;
  const below = withoutTop(isVisit(stack) ? withoutTop(stack) : stack);
  return [...below, { flow: top.flow, step }];
}

/** Place of the top step among the steps that are shown, a visit's where it began: `index` from 0 and `total`. */
export function progressOf(stack: FlowStack, facts: SkipFacts): { index: number; total: number } {
  const top = topOf(isVisit(stack) ? withoutTop(stack) : stack);
  if (!top) return { index: 0, total: 0 };
  const shown = stepsOf(top.flow).filter((step) => step.id === top.step || !step.skip?.(facts));
  return { index: shown.findIndex((step) => step.id === top.step), total: shown.length };
}

/** Whether a text names a flow. */
export function isFlowType(name: string): name is FlowType {
  return FLOW_TYPES.some((flow) => flow === name);
}

/** Whether names read from storage are a stack that can be shown: known flows, each with that step. */
export function isFlowStack(
  entries: readonly { flow: string; step: string }[],
): entries is FlowStack {
  return (
    entries.length > 0 &&
    entries.every(
      ({ flow, step }) =>
        isFlowType(flow) && FLOW_TABLE[flow].steps.some((each) => each.id === step),
    )
  );
}
