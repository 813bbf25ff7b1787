import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { SlotsSchema } from './slot-schema.ts';

/** GET campaigns/{campaignId}/calendar/available-slots. Spec section 7. */
export const getCampaignSlots =
  (http: HttpClient): Api['getCampaignSlots'] =>
  async (campaignId, period, options) =>
    parseAnswer(
      await http('getCampaignSlots', { values: { campaignId, ...period } }, options),
      SlotsSchema,
    );
