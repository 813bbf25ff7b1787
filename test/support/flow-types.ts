import { isFlowType } from '../../src/flow/flow-rows.ts';
import { FLOW_TABLE } from '../../src/flow/flow-table.ts';

/** Every flow. */
export const FLOW_TYPES = Object.keys(FLOW_TABLE).filter(isFlowType);
