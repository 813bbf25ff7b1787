import type { FlowType, RoomStep, StepId } from './flow-kinds.ts';
import { FLOW_TABLE, type SubmissionKind } from './flow-table.ts';

const STEP_IDS: readonly StepId[] = [
  'booking',
  'cart-review',
  'choice',
  'client-info',
  'confirm',
  'delivery',
  'login',
  'menu',
  'payment-method',
  'plans',
  'points-confirm',
  'points-result',
  'reservation-type',
  'services',
  'success',
];

/** The public name of a step: what follows its last slash. */
export function nameOf(step: RoomStep): StepId | undefined {
  const name = step.slice(step.lastIndexOf('/') + 1);
  return STEP_IDS.find((each) => each === name);
}

/** The steps of a flow from its first one on, by their public names. */
export function stepsOf(flow: FlowType): readonly StepId[] {
  const { firstScreen, enterAt = firstScreen, steps } = FLOW_TABLE[flow];
  return steps.slice(steps.indexOf(enterAt)).flatMap((step) => nameOf(step) ?? []);
}

/** The step that a flow knows by a public name; undefined if it has none. */
export function roomStepOf(flow: FlowType, name: string): RoomStep | undefined {
  return FLOW_TABLE[flow].steps.find((step) => nameOf(step) === name);
}

/** Whether a flow, undefined before the start, submits something of a kind. */
export function submits(flow: FlowType | undefined, kind: SubmissionKind): boolean {
  return flow !== undefined && FLOW_TABLE[flow].submits === kind;
}
