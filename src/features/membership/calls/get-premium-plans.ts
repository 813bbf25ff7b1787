import * as v from 'valibot';

import type { PremiumPlan } from '../../offer/rules/premium-plan.ts';
import type { Api } from '../../../platform/api/api.ts';
import { type Answer, parseAnswer } from '../../../platform/api/http/answer.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import type { PlanFault, PremiumPlansAnswer } from './premium-api.ts';
import { PlanSchema, PremiumPlansSchema } from './premium-plans-schema.ts';

/** A plan, or what is wrong with it. */
type PlanReading = { plan: PremiumPlan } | { fault: PlanFault };

/** Reads one plan; `place` is where the answer holds it. */
function readPlan({ endpoint, status }: Answer, place: string, row: unknown): PlanReading {
  const result = v.safeParse(PlanSchema, row, { abortEarly: true });
  if (result.success) return { plan: result.output };
  const inside = v.getDotPath(result.issues[0]);
  const field = inside === null ? place : `${place}.${inside}`;
  const message = `${endpoint}: the field "${field}" is missing or cannot be used, so that its plan is left out`;
  return { fault: { status, field, message } };
}

const planOf = (reading: PlanReading) => ('plan' in reading ? [reading.plan] : []);
const faultOf = (reading: PlanReading) => ('fault' in reading ? [reading.fault] : []);

/** One flawed plan keeps nobody from buying another; where all are flawed the first fault is thrown. */
function readPlans(answer: Answer): PremiumPlansAnswer {
  const { products, bestSubscription } = parseAnswer(answer, PremiumPlansSchema);
  const rows = products.map((row, index) => readPlan(answer, `products.${index}`, row));
  const best =
    bestSubscription === null ? [] : [readPlan(answer, 'bestSubscription', bestSubscription)];
  const readings = [...rows, ...best];
  const faults = readings.flatMap(faultOf);
  const [fault] = faults;
  if (fault && readings.flatMap(planOf).length === 0) {
    const { endpoint } = answer;
    throw new ApiError('api', fault.message, { endpoint, ...fault });
  }
  return {
    products: rows.flatMap(planOf),
    bestSubscription: best.flatMap(planOf)[0] ?? null,
    faults,
  };
}

/** GET client/premium/code/hipay/{userId}. Spec section 7 "campaign.fetchPremiumPlans". */
export const getPremiumPlans =
  (http: HttpClient): Api['getPremiumPlans'] =>
  async ({ userId }, options) =>
    readPlans(await http('getPremiumPlans', { values: { userId } }, options));
