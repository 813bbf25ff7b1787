import type { PremiumPlans } from '../../domain/premium/premium-plan.ts';
import type { CallOptions, Credentials } from '../http/call-options.ts';

/** The call of memberships; a guest has none. Spec section 7. */
export interface PremiumApi {
  getPremiumPlans(user: Credentials, options?: CallOptions): Promise<PremiumPlans>;
}
