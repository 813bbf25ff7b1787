import * as v from 'valibot';

import type { Id } from '../../../lib/config/id.ts';
import { defineCall } from '../../../platform/api/define-call.ts';
import { optionalVenueDate, venueDate } from '../../../platform/api/schema/fields.ts';
import { CampaignInfoSchema } from './campaign-schema.ts';
import { GET_CAMPAIGN, GET_CAMPAIGN_BY_OFFER_CODE, GET_CAMPAIGN_SCHEDULE } from './endpoints.ts';

/** Everything known of one campaign. */
export const getCampaign = defineCall({
  name: 'getCampaign',
  ...GET_CAMPAIGN,
  params: (campaignId: Id) => ({ values: { campaignId } }),
  answer: CampaignInfoSchema,
});

/** The campaign that a QR code names. */
export const getCampaignByOfferCode = defineCall({
  name: 'getCampaignByOfferCode',
  ...GET_CAMPAIGN_BY_OFFER_CODE,
  params: (offerCode: string) => ({ values: { offerCode } }),
  answer: CampaignInfoSchema,
});

/**
 * The first, the last and the closed days of a campaign. Closed days that are missing or unreadable are an error: left
 * out, they would look open, as in an answer that is a list. `null` says that there is none.
 */
export const getCampaignSchedule = defineCall({
  name: 'getCampaignSchedule',
  ...GET_CAMPAIGN_SCHEDULE,
  params: (campaignId: Id) => ({ values: { campaignId } }),
  answer: v.object({
    startDate: optionalVenueDate,
    endDate: optionalVenueDate,
    nonAvailableDays: v.nullable(v.array(venueDate), () => []),
  }),
});
