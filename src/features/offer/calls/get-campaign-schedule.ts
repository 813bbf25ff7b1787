import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { ScheduleSchema } from './schedule-schema.ts';

/** GET campaign/schedule/{campaignId}: first, last and closed days. Spec section 7. */
export const getCampaignSchedule =
  (http: HttpClient): Api['getCampaignSchedule'] =>
  async (campaignId, options) =>
    parseAnswer(
      await http('getCampaignSchedule', { values: { campaignId } }, options),
      ScheduleSchema,
    );
