import * as v from 'valibot';

import { defineCall } from '../../../platform/api/define-call.ts';
import * as wire from '../../../platform/api/schema/fields.ts';
import { CampaignInfoSchema } from '../rules/campaign.ts';
import {
  GET_CAMPAIGN,
  GET_CAMPAIGN_BY_OFFER_CODE,
  GET_CAMPAIGN_SCHEDULE,
} from './offer-first-calls.ts';

export const getCampaign = defineCall({
  name: 'getCampaign',
  ...GET_CAMPAIGN,
  params: (campaignId: string) => ({ values: { campaignId } }),
  answer: CampaignInfoSchema,
});

/** The campaign of a QR code. */
export const getCampaignByOfferCode = defineCall({
  name: 'getCampaignByOfferCode',
  ...GET_CAMPAIGN_BY_OFFER_CODE,
  params: (offerCode: string) => ({ values: { offerCode } }),
  answer: CampaignInfoSchema,
});

/**
 * The first, last and closed days of a campaign. Missing or unreadable closed days are an error, because dropping them
 * would open those days; `null` means that there are none.
 */
export const getCampaignSchedule = defineCall({
  name: 'getCampaignSchedule',
  ...GET_CAMPAIGN_SCHEDULE,
  params: (campaignId: string) => ({ values: { campaignId } }),
  answer: v.object({
    startDate: wire.optionalVenueDate,
    endDate: wire.optionalVenueDate,
    nonAvailableDays: v.nullable(v.array(wire.venueDate), () => []),
  }),
});
