import { FLOW_TABLE, type FlowType, type RoomStep, type StepId } from './flow-table.ts';

/** The steps with the booking form. */
export const CALENDAR_STEPS: readonly StepId[] = ['choice', 'booking'];

/** The list of venues, from which a customer enters the flow of one. Contract section 1 `venues`. */
export const VENUE_LIST = { flow: 'venue_listing', step: 'venues' } as const;

export const isFlowType = (name: string): name is FlowType => Object.hasOwn(FLOW_TABLE, name);

/** The public name of a step: the part after its last slash. */
export function nameOf(step: RoomStep): StepId;
export function nameOf(step: string): string {
  return step.slice(step.lastIndexOf('/') + 1);
}

/** The steps of a flow from its first one on, by their public names. */
export function stepsOf(flow: FlowType): readonly StepId[] {
  const { steps, firstStep = steps[0] } = FLOW_TABLE[flow];
  return steps.slice(steps.indexOf(firstStep)).map(nameOf);
}

/** The step that a flow knows by a public name; undefined if it has none. */
export function roomStepOf(flow: FlowType, name: string): RoomStep | undefined {
  return FLOW_TABLE[flow].steps.find((step) => nameOf(step) === name);
}

/** The step of each kind of submission but a booking. */
const SUBMITS_AT = {
  menuOrder: 'ordering/menu/confirm',
  points: 'points/points-result',
  productOrder: 'ordering/product/confirm',
} as const satisfies Record<string, RoomStep>;

/** Whether a flow, undefined before the start, submits something of a kind: one of its steps does. */
export function submits(flow: FlowType | undefined, kind: keyof typeof SUBMITS_AT): boolean {
  return flow !== undefined && FLOW_TABLE[flow].steps.includes(SUBMITS_AT[kind]);
}
