import * as v from 'valibot';

import { defineCall } from '../../../platform/api/define-call.ts';
import { parseAnswer, type Answer } from '../../../platform/api/http/answer.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import { PlanSchema, type PremiumPlan, type PremiumPlans } from '../rules/premium-offer.ts';

/** The list of plans and the recommended one, each parsed later. Contract section 3 "client/premium/code/hipay". */
const PremiumPlansSchema = v.object({
  products: v.array(v.unknown()),
  bestSubscription: v.nullish(v.unknown(), null),
});

/** The plans for sale, and the faults of those that are unreadable or have no safe payment page. */
export interface PremiumPlansAnswer extends PremiumPlans {
  faults: readonly ApiError[];
}

/** Leaves out plans with a fault; throws the first fault if no plan is left. */
function readPlans(answer: Answer): PremiumPlansAnswer {
  const { endpoint, status } = answer;
  const { products, bestSubscription } = parseAnswer(answer, PremiumPlansSchema);
  const faults: ApiError[] = [];
  const read = (row: unknown, place: string): readonly PremiumPlan[] => {
    const result = v.safeParse(PlanSchema, row, { abortEarly: true });
    if (result.success) return [result.output];
    const inside = v.getDotPath(result.issues[0]);
    const field = inside === null ? place : `${place}.${inside}`;
    const message = `${endpoint}: the field "${field}" is missing or cannot be used, so that its plan is left out`;
    faults.push(new ApiError('api', message, { endpoint, status, field }));
    return [];
  };
  const plans = products.flatMap((row, index) => read(row, `products.${index}`));
  const [best = null] = bestSubscription === null ? [] : read(bestSubscription, 'bestSubscription');
  const [fault] = faults;
  if (fault && plans.length === 0 && !best) throw fault;
  return { products: plans, bestSubscription: best, faults };
}

/** The memberships that a user can buy. Spec section 7 "campaign.fetchPremiumPlans". */
export const getPremiumPlans = defineCall({
  name: 'getPremiumPlans',
  method: 'GET',
  path: '/rest/client/premium/code/hipay/{userId}',
  query: ['language'],
  params: ({ userId }: Credentials) => ({ values: { userId } }),
  answer: readPlans,
});
