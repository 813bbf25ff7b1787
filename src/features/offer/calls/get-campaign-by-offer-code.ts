import type { Api } from '../../../platform/api/api.ts';
import { parseAnswer } from '../../../platform/api/http/answer.ts';
import type { HttpClient } from '../../../platform/api/http/http-client.ts';
import { CampaignInfoSchema } from './campaign-schema.ts';

/** GET web/campaigns/by-offer-code/{offerCode}: the campaign that a QR code names. Spec section 7. */
export const getCampaignByOfferCode =
  (http: HttpClient): Api['getCampaignByOfferCode'] =>
  async (offerCode, options) =>
    parseAnswer(
      await http('getCampaignByOfferCode', { values: { offerCode } }, options),
      CampaignInfoSchema,
    );
