import { expect, test } from 'vitest';

import { FLOW_STEPS } from '../../test/flows/flow-steps.ts';
import { FLOW_TYPES } from '../../test/support/flow-types.ts';
import { shownStepsOf } from './skipped-steps.ts';

test.each(FLOW_TYPES)('%s has the steps that a browser walks through', (flow) => {
  const { facts, steps } = FLOW_STEPS[flow];

  expect(shownStepsOf(flow, facts)).toEqual(steps);
});
