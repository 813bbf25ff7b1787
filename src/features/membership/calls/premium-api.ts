import type { PremiumPlans } from '../../offer/rules/premium-plan.ts';
import type { CallOptions, Credentials } from '../../../platform/api/http/call-options.ts';

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

/** The call of memberships; a guest has none. Spec section 7. */
export interface PremiumApi {
  getPremiumPlans(user: Credentials, options?: CallOptions): Promise<PremiumPlansAnswer>;
}
