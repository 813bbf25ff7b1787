import { stepsOf } from './flow-rows.ts';
import type { FlowType, StepId } from './flow-table.ts';
import { isSkipped, type SkipFacts } from './skipped-steps.ts';

/** A flow and its current step. */
export interface FlowStackEntry {
  flow: FlowType;
  step: StepId;
}

/** The running flow on top, the flows from which it was entered below. Spec section 2. */
export type FlowStack = readonly FlowStackEntry[];

/** The nearest step after (1) or before (-1) `from` that is not skipped; null at the end. */
function findStep(flow: FlowType, from: number, by: 1 | -1, facts: SkipFacts): StepId | null {
  const steps = stepsOf(flow);
  for (let index = from + by; index >= 0 && index < steps.length; index += by) {
    const step = steps[index];
    if (step && !isSkipped(flow, step, facts)) return step;
  }
  return null;
}

export function topOf(stack: FlowStack): FlowStackEntry | null {
  return stack.at(-1) ?? null;
}

/** Enters a sub-flow, or the first flow of an empty stack; the flow below keeps its step. Spec section 2 "A sub-flow pushes". */
export function pushFlow(stack: FlowStack, flow: FlowType, facts: SkipFacts): FlowStack {
  const step = findStep(flow, -1, 1, facts);
  return step ? [...stack, { flow, step }] : stack;
}

/** Whether the top entry visits a step of the flow below it. No flow is its own sub-flow. */
export function isVisit(stack: FlowStack): boolean {
  return stack.length > 1 && stack.at(-2)?.flow === topOf(stack)?.flow;
}

function withoutTop(stack: FlowStack): FlowStack {
  return stack.slice(0, -1);
}

/** Visits another step of the running flow: next and back both return, or skip the step below if it is needless by then. */
export function visitStep(stack: FlowStack, step: StepId): FlowStack {
  const top = topOf(stack);
  if (!top || isVisit(stack) || top.step === step) return stack;
  return [...stack, { flow: top.flow, step }];
}

function endVisit(stack: FlowStack, facts: SkipFacts): FlowStack {
  const below = withoutTop(stack);
  const top = topOf(below);
  return top && isSkipped(top.flow, top.step, facts) ? nextStep(below, facts) : below;
}

/** One step on, over skipped steps; at the last step the stack stays. */
export function nextStep(stack: FlowStack, facts: SkipFacts): FlowStack {
  const top = topOf(stack);
  if (!top) return stack;
  if (isVisit(stack)) return endVisit(stack, facts);
  const step = findStep(top.flow, stepsOf(top.flow).indexOf(top.step), 1, facts);
  return step ? [...withoutTop(stack), { flow: top.flow, step }] : stack;
}

/** One step back, over skipped steps; at the first step of a sub-flow that flow is popped. */
export function previousStep(stack: FlowStack, facts: SkipFacts): FlowStack {
  const top = topOf(stack);
  if (!top) return stack;
  if (isVisit(stack)) return withoutTop(stack);
  const step = findStep(top.flow, stepsOf(top.flow).indexOf(top.step), -1, facts);
  if (step) return [...withoutTop(stack), { flow: top.flow, step }];
  return stack.length > 1 ? withoutTop(stack) : stack;
}

/** Whether "back" changes the stack. */
export function canGoBack(stack: FlowStack, facts: SkipFacts): boolean {
  return previousStep(stack, facts) !== stack;
}

/** Opens a step of the top flow and ends a visit; an unknown step changes nothing. */
export function jumpTo(stack: FlowStack, step: StepId): FlowStack {
  const top = topOf(stack);
  if (!top || !stepsOf(top.flow).includes(step)) return stack;
  const below = withoutTop(withoutVisit(stack));
  return [...below, { flow: top.flow, step }];
}

const withoutVisit = (stack: FlowStack): FlowStack => (isVisit(stack) ? withoutTop(stack) : stack);

/**
 * Position of the top step among the shown steps, except the `uncounted` ones, `index` from 0; of a visit, that of the step below.
 */
export function progressOf(
  stack: FlowStack,
  facts: SkipFacts,
  uncounted: readonly StepId[] = [],
): { index: number; total: number } {
  const top = topOf(withoutVisit(stack));
  if (!top) return { index: 0, total: 0 };
  const counted = stepsOf(top.flow).filter(
    (step) => step === top.step || !(isSkipped(top.flow, step, facts) || uncounted.includes(step)),
  );
  return { index: counted.indexOf(top.step), total: counted.length };
}

/** Steps without a number: the sign-in and the plans, which not every customer sees, and results. */
const UNCOUNTED: readonly StepId[] = ['login', 'plans', 'success', 'points-result'];

/** Only guests surely fill in their details: whether those of an account are complete is known once it is signed in. */
const uncountedSteps = ({ guestLoginAllowed, loggedIn }: SkipFacts): readonly StepId[] =>
  guestLoginAllowed && !loggedIn ? UNCOUNTED : [...UNCOUNTED, 'client-info'];

/**
 * The number of the top step, from 1, and the total of numbered steps; null on a step without a number.
 * A step that a customer's own choice or sign-in adds has none, so that the total stays.
 */
export function stepNumber(
  stack: FlowStack,
  facts: SkipFacts,
): { step: number; total: number } | null {
  const top = topOf(withoutVisit(stack));
  const uncounted = uncountedSteps(facts);
  if (!top || uncounted.includes(top.step)) return null;
  const { index, total } = progressOf(stack, facts, uncounted);
  return { step: index + 1, total };
}
