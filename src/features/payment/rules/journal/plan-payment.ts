import * as v from 'valibot';

import type { Id } from '../../../../lib/config/id.ts';
import type { PremiumPlan } from '../../../offer/rules/premium-offer.ts';

/** A plan whose payment page was opened, as version 0.1.16 kept it for the way back. */
export interface PlanPayment {
  /** A random text; what the page hears as `paymentId`. */
  paymentId: Id;
  /** When its page was opened last, Unix ms. */
  since: number;
  /** Null if the payment pages of several plans were opened: it is not known which one was paid. */
  plan: Pick<PremiumPlan, 'id' | 'totalPriceCents'> | null;
  /** Knows the account again, see `accountMark`. */
  mark: string;
}

const planPaymentSchema = v.object({
  paymentId: v.string(),
  since: v.pipe(v.number(), v.finite()),
  plan: v.nullable(
    v.object({
      id: v.string(),
      totalPriceCents: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    }),
  ),
  mark: v.string(),
});

/** Reads what was stored; null when it is none. */
export function parsePlanPayment(stored: string): PlanPayment | null {
  try {
    const parsed = v.safeParse(planPaymentSchema, JSON.parse(stored));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
