import * as v from 'valibot';

import { defineCall } from '../../../platform/api/define-call.ts';
import { parseAnswer, type Answer } from '../../../platform/api/http/answer.ts';
import { ApiError } from '../../../platform/api/http/api-error.ts';
import type { Credentials } from '../../../platform/api/http/endpoint.ts';
import {
  id,
  looseText,
  optionalNumber,
  price,
  safeUrl,
  text,
  wholeNumber,
} from '../../../platform/api/schema/fields.ts';
import type { PremiumPlan, PremiumPlans } from '../../offer/rules/premium-offer.ts';

/** One plan; one that cannot be paid at a safe address is none. Spec section 3 "Premium plan". */
const PlanSchema = v.pipe(
  v.object({
    id,
    description: text,
    period: looseText,
    useLimit: v.fallback(optionalNumber, null),
    months: v.pipe(wholeNumber, v.minValue(1)),
    price: v.pipe(price, v.minValue(0)),
    totalPrice: v.pipe(price, v.minValue(0)),
    urlHiPay: safeUrl,
  }),
  v.transform(({ price, totalPrice, urlHiPay, ...plan }) => ({
    ...plan,
    priceCents: price,
    totalPriceCents: totalPrice,
    url: urlHiPay,
  })),
);

/** The list of plans and the recommended one, each still to be read. Contract section 3 "client/premium/code/hipay". */
const PremiumPlansSchema = v.object({
  products: v.array(v.unknown()),
  bestSubscription: v.nullish(v.unknown(), null),
});

/** What is wrong with a plan that is left out; for the page's developer. */
export interface PlanFault {
  /** HTTP status of the answer. */
  status: number;
  /** The field that is missing or cannot be used, as a dotted path. */
  field: string;
  /** Names call and field. */
  message: string;
}

/** The plans that can be bought, and what is wrong with those that cannot be read or have no safe page to pay at. */
export interface PremiumPlansAnswer extends PremiumPlans {
  faults: readonly PlanFault[];
}

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

/** The memberships that a user can buy. Spec section 7 "campaign.fetchPremiumPlans". */
export const getPremiumPlans = defineCall({
  name: 'getPremiumPlans',
  method: 'GET',
  path: '/rest/client/premium/code/hipay/{userId}',
  query: ['language'],
  params: ({ userId }: Credentials) => ({ values: { userId } }),
  answer: readPlans,
});
