import type { Api, ApiContext } from './api.ts';
import { convertBooking } from './booking/convert-booking.ts';
import { createBooking } from './booking/create-booking.ts';
import { getCampaignSlots } from './calendar/get-campaign-slots.ts';
import { getServiceSlots } from './calendar/get-service-slots.ts';
import { getCampaignByOfferCode } from './campaign/get-campaign-by-offer-code.ts';
import { getCampaignSchedule } from './campaign/get-campaign-schedule.ts';
import { getCampaign } from './campaign/get-campaign.ts';
import { getShoppingCart } from './cart/get-shopping-cart.ts';
import { getCategories } from './category/get-categories.ts';
import { getEntityConfig } from './entity/get-entity-config.ts';
import { createHttpClient } from './http-client.ts';
import { sendSms } from './share/send-sms.ts';
import { getShop } from './shop/get-shop.ts';
import { getPrizes } from './user/get-prizes.ts';
import { getProfile } from './user/get-profile.ts';

/** Every call of the middleware, bound to one element's context. Spec section 7. */
export function createApi(context: ApiContext): Api {
  const http = createHttpClient(context);
  return {
    getEntityConfig: getEntityConfig(http),
    getProfile: getProfile(http),
    getPrizes: getPrizes(http),
    getCampaign: getCampaign(http),
    getCampaignByOfferCode: getCampaignByOfferCode(http),
    getCampaignSchedule: getCampaignSchedule(http),
    getCampaignSlots: getCampaignSlots(http),
    getShop: getShop(http),
    getServiceSlots: getServiceSlots(http),
    getCategories: getCategories(http),
    getShoppingCart: getShoppingCart(http),
    createBooking: createBooking(http),
    convertBooking: convertBooking(http, context),
    sendSms: sendSms(http),
  };
}
