import type { Id } from '../../../lib/config/id.ts';

/** A membership that can be bought. Spec section 3 "Premium plan". */
export interface PremiumPlan {
  id: Id;
  description: string;
  /** What the plan calls its period, such as "Anual"; empty when it does not. */
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
