import * as v from 'valibot';

import type { Id } from '../config/id.ts';
import { isId } from '../config/is-id.ts';
import { accountMark } from '../user/account-mark.ts';
import type { PremiumPlan } from './premium-plan.ts';

/**
 * A plan whose payment page was opened, as it is kept for the way back. No call names the payment of a plan, so it
 * has a number of our own.
 */
export interface PlanPayment {
  /** A random text; what the page hears as `paymentId`. */
  paymentId: Id;
  /** When its page was opened last, Unix ms. */
  since: number;
  /** Null where the pages of several plans were opened: nobody says which one was paid. */
  plan: Pick<PremiumPlan, 'id' | 'totalPriceCents'> | null;
  /** Knows the account again, see `accountMark`. */
  mark: string;
}

/** Whether a payment was begun by an account. */
export function isPaymentOf({ paymentId, mark }: PlanPayment, userId: Id): boolean {
  return accountMark(paymentId, userId) === mark;
}

interface Opening {
  plan: PremiumPlan;
  userId: Id;
  /** Unix ms. */
  now: number;
  /** The number of a new payment. */
  newId: Id;
}

/** A page was opened: the same plan by the same account is the same payment; another plan makes it unclear which is paid. */
export function openPlan(
  earlier: PlanPayment | null,
  { plan: { id, totalPriceCents }, userId, now, newId }: Opening,
): PlanPayment {
  const plan = { id, totalPriceCents };
  const isOwn = earlier !== null && isPaymentOf(earlier, userId);
  if (isOwn && earlier.plan?.id === id) return { ...earlier, plan, since: now };
  const mark = accountMark(newId, userId);
  return { paymentId: newId, since: now, plan: isOwn ? null : plan, mark };
}

const planPaymentSchema = v.object({
  paymentId: v.pipe(v.string(), v.check(isId)),
  since: v.pipe(v.number(), v.finite()),
  plan: v.nullable(
    v.object({ id: v.string(), totalPriceCents: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
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
