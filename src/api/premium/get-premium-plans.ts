import type { Api } from '../api.ts';
import { parseAnswer } from '../http/answer.ts';
import type { HttpClient } from '../http/http-client.ts';
import { PremiumPlansSchema } from './premium-plans-schema.ts';

/** GET client/premium/code/hipay/{userId}. Spec section 7 "campaign.fetchPremiumPlans". */
export const getPremiumPlans =
  (http: HttpClient): Api['getPremiumPlans'] =>
  async ({ userId }, options) =>
    parseAnswer(await http('getPremiumPlans', { values: { userId } }, options), PremiumPlansSchema);
