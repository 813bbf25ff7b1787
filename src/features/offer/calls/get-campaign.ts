import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { CampaignInfoSchema } from './campaign-schema.ts';

/** GET web/campaigns/{campaignId}: everything known of one campaign. Spec section 7. */
export const getCampaign =
  (http: HttpClient): Api['getCampaign'] =>
  async (campaignId, options) =>
    parseAnswer(await http('getCampaign', { values: { campaignId } }, options), CampaignInfoSchema);
