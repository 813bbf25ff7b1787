import type { ReservationType } from '../../../lib/config/checkout-config.ts';
import type { Id } from '../../../lib/config/id.ts';

/** A membership that can be bought. Spec section 3 "Premium plan". */
export interface PremiumPlan {
  id: Id;
  description: string;
  /** The name of its period, such as "Anual"; may be empty. */
  period: string;
  /** How often it can be used; null without a limit. */
  useLimit: number | null;
  months: number;
  /** Cents a month. */
  priceCents: number;
  /** Cents for the whole period: what is paid. */
  totalPriceCents: number;
  /** Where it is paid; safe to navigate to. */
  url: string;
}

/** The plans and the one that the platform recommends. Spec section 7 "campaign.fetchPremiumPlans". */
export interface PremiumPlans {
  products: readonly PremiumPlan[];
  bestSubscription: PremiumPlan | null;
}

/** The content of the plans view. Spec section 2 screen 13. */
export interface PremiumOffer {
  /** The plan of the "smart member" header, with its monthly price; null where there are no plans. */
  best: PremiumPlan | null;
  /** Every plan once, in the server's order, the best one among them. */
  plans: readonly PremiumPlan[];
}

/** The recommended plan, else the one with the lowest price a month, the earlier one of equals. */
function bestOf({ products, bestSubscription }: PremiumPlans): PremiumPlan | null {
  if (bestSubscription) return bestSubscription;
  const [first, ...others] = products;
  if (!first) return null;
  return others.reduce((best, plan) => (plan.priceCents < best.priceCents ? plan : best), first);
}

/** The plans as they are shown; a recommended plan that the list lacks comes first. */
export function premiumOffer(answer: PremiumPlans): PremiumOffer {
  const best = bestOf(answer);
  const unique = new Map(answer.products.map((plan) => [plan.id, plan]));
  const isListed = best === null || unique.has(best.id);
  return { best, plans: isListed ? [...unique.values()] : [best, ...unique.values()] };
}

/** Whether the plans stand in the way: "reservationType is smart and the user is not premium". Spec section 4. */
export function needsPremium(reservationType: ReservationType, isPremium: boolean): boolean {
  return reservationType === 'smart' && !isPremium;
}
