import { judgeOutcome } from '../outcome/judge-outcome.ts';
import type { Api, ApiContext } from '../api.ts';
import { convertBooking } from '../../../features/booking/calls/convert-booking.ts';
import { createBooking } from '../../../features/booking/calls/create-booking.ts';
import { getServiceSlots } from '../../../features/booking/calls/get-service-slots.ts';
import { getShoppingCart } from '../../../features/cart/calls/get-shopping-cart.ts';
import { getCategories } from '../../../features/services/calls/get-categories.ts';
import { sendMapsConversion } from '../../../features/measuring/calls/send-maps-conversion.ts';
import { FIRST_TABLE } from './first-endpoints.ts';
import { LATER_TABLE } from './later-endpoints.ts';
import type { HttpClient } from '../http/http-client.ts';
import { obtainPoints } from '../../../features/points/calls/obtain-points.ts';
import { getServiceResources } from '../../../features/booking/calls/get-service-resources.ts';
import { getShopResources } from '../../../features/booking/calls/get-shop-resources.ts';
import { sendSms } from '../../../features/confirmation/calls/send-sms.ts';
import { getShop } from '../../../features/offer/calls/get-shop.ts';
import { getPrizes } from '../../../features/account/calls/get-prizes.ts';
import { getProfile } from '../../../features/account/calls/get-profile.ts';

/** The calls of signed-in customers, of other flows and of what comes after the first screen. */
type LaterCalls = Pick<
  Api,
  | 'getProfile'
  | 'getPrizes'
  | 'getShop'
  | 'getServiceSlots'
  | 'getServiceResources'
  | 'getShopResources'
  | 'getCategories'
  | 'getShoppingCart'
  | 'createBooking'
  | 'convertBooking'
  | 'obtainPoints'
  | 'sendMapsConversion'
  | 'sendSms'
>;

/** The calls that no guest's first booking screen makes, on one element's client. Spec section 7. */
function createLaterCalls(http: HttpClient, context: ApiContext): LaterCalls {
  return {
    getProfile: getProfile(http),
    getPrizes: getPrizes(http),
    getShop: getShop(http),
    getServiceSlots: getServiceSlots(http),
    getServiceResources: getServiceResources(http),
    getShopResources: getShopResources(http),
    getCategories: getCategories(http),
    getShoppingCart: getShoppingCart(http),
    createBooking: createBooking(http),
    convertBooking: convertBooking(http, context),
    obtainPoints: obtainPoints(http),
    sendMapsConversion: sendMapsConversion(context),
    sendSms: sendSms(http),
  };
}

/** The area as `openAreas` takes it. */
export const area = {
  table: { ...FIRST_TABLE, ...LATER_TABLE },
  judge: judgeOutcome,
  createCalls: createLaterCalls,
};
