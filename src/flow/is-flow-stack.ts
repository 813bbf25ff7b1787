import type { FlowStack } from './flow-stack.ts';
import { FLOW_TABLE } from './flow-table.ts';
import { FLOW_TYPES, type FlowType } from './flow-types.ts';

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
