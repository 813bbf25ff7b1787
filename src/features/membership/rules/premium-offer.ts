import * as v from 'valibot';

import type { Frozen } from '../../../lib/frozen.ts';
import * as wire from '../../../platform/api/schema/fields.ts';

/** A membership for sale; requires a safe payment page. Spec section 3 "Premium plan". */
export const PlanSchema = v.pipe(
  v.object({
    id: wire.id,
    description: wire.text,
    useLimit: v.fallback(wire.optionalNumber, null),
    months: v.pipe(wire.wholeNumber, v.minValue(1)),
    price: v.pipe(wire.price, v.minValue(0)),
    totalPrice: v.pipe(wire.price, v.minValue(0)),
    urlHiPay: wire.safeUrl,
  }),
  v.transform(({ useLimit, price, totalPrice, urlHiPay, ...plan }) => ({
    ...plan,
    // Zero means no limit, because a plan without any use makes no sense.
    useLimit: useLimit !== null && useLimit > 0 ? useLimit : null,
    /** Per month. */
    priceCents: price,
    /** For the whole period; this is charged. */
    totalPriceCents: totalPrice,
    url: urlHiPay,
  })),
);

export type PremiumPlan = Frozen<v.InferOutput<typeof PlanSchema>>;

/** The plans and the platform's recommendation. Spec section 7 "campaign.fetchPremiumPlans". */
export interface PremiumPlans {
  products: readonly PremiumPlan[];
  bestSubscription: PremiumPlan | null;
}

/** The recommended plan, else the first one with the lowest monthly price. */
function bestOf({ products, bestSubscription }: PremiumPlans): PremiumPlan | null {
  if (bestSubscription) return bestSubscription;
  const [first, ...others] = products;
  if (!first) return null;
  return others.reduce((best, plan) => (plan.priceCents < best.priceCents ? plan : best), first);
}

/**
 * The plan of the "smart member" card (null without plans), and the others, each once, in the server's order. Spec section 2
 * screen 13.
 */
export function premiumOffer(answer: PremiumPlans) {
  const best = bestOf(answer);
  const others = new Map(answer.products.map((plan) => [plan.id, plan]));
  if (best) others.delete(best.id);
  return { best, others: [...others.values()] };
}

export type PremiumOffer = ReturnType<typeof premiumOffer>;
