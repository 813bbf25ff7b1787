import { expect, test } from 'vitest';

import { FLOW_STEPS } from '../../test/flows/flow-steps.ts';
import { stepsOf } from './flow-table.ts';
import { FLOW_TYPES } from './flow-kinds.ts';

test.each(FLOW_TYPES)('%s has the steps that a browser walks through', (flow) => {
  const { facts, steps } = FLOW_STEPS[flow];
  const shown = stepsOf(flow).filter((step) => !step.skip?.(facts));

  expect(shown.map(({ id }) => id)).toEqual(steps);
});
