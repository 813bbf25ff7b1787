import type { Api, ApiContext } from './api.ts';
import { openAreas } from './areas/call-areas.ts';
import { getCampaignSlots } from '../../features/booking/calls/get-campaign-slots.ts';
import { getCampaignByOfferCode } from '../../features/offer/calls/get-campaign-by-offer-code.ts';
import { getCampaignSchedule } from '../../features/offer/calls/get-campaign-schedule.ts';
import { getCampaign } from '../../features/offer/calls/get-campaign.ts';
import { getEntityConfig } from '../../features/offer/calls/get-entity-config.ts';
import { FIRST_TABLE } from './areas/first-endpoints.ts';
import { createHttpClient } from './http/http-client.ts';
import { createOpenArea, type LoadPart } from './areas/open-area.ts';

/**
 * Every call of the middleware, bound to one element's context. Spec section 7. What a guest's first booking screen
 * needs is here; the other calls come in areas with a chunk of their own, before anything of them is sent.
 */
export function createApi(context: ApiContext, loadPart: LoadPart = (load) => load()): Api {
  const http = createHttpClient(context, FIRST_TABLE);
  return {
    getEntityConfig: getEntityConfig(http),
    getCampaign: getCampaign(http),
    getCampaignByOfferCode: getCampaignByOfferCode(http),
    getCampaignSchedule: getCampaignSchedule(http),
    getCampaignSlots: getCampaignSlots(http),
    ...openAreas(createOpenArea(context, loadPart)),
  };
}
