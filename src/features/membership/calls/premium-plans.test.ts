import * as v from 'valibot';
import { expect, it } from 'vitest';

import { SAMPLE_PREMIUM_PLANS } from '../../../../test/support/api/sample-answers.ts';
import { PlanSchema } from '../rules/premium-offer.ts';

it.each([
  [4, 4],
  [null, null],
  [0, null],
  [-1, null],
])('a plan with the use limit %s of the platform shows %s', (useLimit, shown) => {
  const [plan] = SAMPLE_PREMIUM_PLANS.products;
  expect(v.parse(PlanSchema, { ...plan, useLimit }).useLimit).toBe(shown);
});
