import type { Id } from '../../../lib/config/id.ts';

/** A membership for sale. Spec section 3 "Premium plan". */
export interface PremiumPlan {
  id: Id;
  description: string;
  /** How many times it can be used; null without a limit. */
  useLimit: number | null;
  months: number;
  /** Cents a month. */
  priceCents: number;
  /** Cents for the whole period, which is the charge. */
  totalPriceCents: number;
  /** The payment page; a safe URL. */
  url: string;
}

/** The plans and the one that the platform recommends. Spec section 7 "campaign.fetchPremiumPlans". */
export interface PremiumPlans {
  products: readonly PremiumPlan[];
  bestSubscription: PremiumPlan | null;
}

/** The content of the plans view. Spec section 2 screen 13. */
export interface PremiumOffer {
  /** The plan of the "smart member" header; null without plans. */
  best: PremiumPlan | null;
  /** The other plans, each once, in the server's order. */
  others: readonly PremiumPlan[];
}

/** The recommended plan, else the first one with the lowest monthly price. */
function bestOf({ products, bestSubscription }: PremiumPlans): PremiumPlan | null {
  if (bestSubscription) return bestSubscription;
  const [first, ...others] = products;
  if (!first) return null;
  return others.reduce((best, plan) => (plan.priceCents < best.priceCents ? plan : best), first);
}

/** Splits the plans into the best one and the others. */
export function premiumOffer(answer: PremiumPlans): PremiumOffer {
  const best = bestOf(answer);
  const others = new Map(answer.products.map((plan) => [plan.id, plan]));
  if (best) others.delete(best.id);
  return { best, others: [...others.values()] };
}
