import type { Api, ApiContext } from './api.ts';
import { getCampaignSlots } from './calendar/get-campaign-slots.ts';
import { getCampaignByOfferCode } from './campaign/get-campaign-by-offer-code.ts';
import { getCampaignSchedule } from './campaign/get-campaign-schedule.ts';
import { getCampaign } from './campaign/get-campaign.ts';
import { getEntityConfig } from './entity/get-entity-config.ts';
import { createHttpClient } from './http-client.ts';
import { loadCode } from './load-code.ts';
import { loadLaterCalls } from './load-later-calls.ts';

/**
 * Every call of the middleware, bound to one element's context. Spec section 7. What a guest's first booking screen
 * needs is here; the other calls come with a chunk of their own, before anything of them is sent: where it cannot
 * be loaded they reject like any read, with `network` or `offline`, and can be tried again.
 */
export function createApi(context: ApiContext, load: typeof loadLaterCalls = loadLaterCalls): Api {
  const http = createHttpClient(context);
  const later = async () => {
    const { createLaterCalls } = await loadCode(load, context.isOnline);
    return createLaterCalls(http, context);
  };
  return {
    getEntityConfig: getEntityConfig(http),
    getCampaign: getCampaign(http),
    getCampaignByOfferCode: getCampaignByOfferCode(http),
    getCampaignSchedule: getCampaignSchedule(http),
    getCampaignSlots: getCampaignSlots(http),
    getProfile: async (...call) => (await later()).getProfile(...call),
    getPrizes: async (...call) => (await later()).getPrizes(...call),
    getShop: async (...call) => (await later()).getShop(...call),
    getServiceSlots: async (...call) => (await later()).getServiceSlots(...call),
    getCategories: async (...call) => (await later()).getCategories(...call),
    getShoppingCart: async (...call) => (await later()).getShoppingCart(...call),
    createBooking: async (...call) => (await later()).createBooking(...call),
    convertBooking: async (...call) => (await later()).convertBooking(...call),
    sendSms: async (...call) => (await later()).sendSms(...call),
  };
}
