import type { Api } from '../api.ts';
import { loadLaterCalls } from './load-later-calls.ts';
import type { OpenArea } from './open-area.ts';
import { loadOrderCalls } from '../../../features/ordering/calls/load-order-calls.ts';
import { loadPaymentCalls } from '../../../features/payment/calls/load-payment-calls.ts';
import { loadAccountCalls } from '../../../features/account/calls/load-account-calls.ts';

/** What a guest's first booking screen needs comes with that screen. */
type FirstCall =
  | 'getEntityConfig'
  | 'getCampaign'
  | 'getCampaignByOfferCode'
  | 'getCampaignSchedule'
  | 'getCampaignSlots';

/**
 * The calls that come with a chunk of their own, area by area: where its code is and which calls it brings. A new
 * area adds its entry here, its interface to `Api` and its chunk to scripts/rollup/app-chunk.mjs. Spec section 7.
 */
export const openAreas = (open: OpenArea): Omit<Api, FirstCall> => ({
  ...open(
    async () => (await loadLaterCalls()).area,
    [
      'getProfile',
      'getPrizes',
      'getShop',
      'getServiceSlots',
      'getServiceResources',
      'getShopResources',
      'getCategories',
      'getShoppingCart',
      'createBooking',
      'convertBooking',
      'obtainPoints',
      'sendMapsConversion',
      'sendSms',
    ],
  ),
  ...open(
    async () => (await loadAccountCalls()).area,
    [
      'signIn',
      'signUp',
      'signInWithFacebook',
      'signInWithGoogle',
      'signInWithApple',
      'signInExternally',
      'requestPasswordReset',
      'isRegisteredEmail',
      'getAddresses',
      'saveAddress',
      'deleteAddress',
    ],
  ),
  ...open(
    async () => (await loadPaymentCalls()).area,
    ['requestWalletPayment', 'getWalletPaymentStatus', 'getPaymentLink', 'getPremiumPlans'],
  ),
  ...open(
    async () => (await loadOrderCalls()).area,
    [
      'addCartItem',
      'removeCartItem',
      'applyCoupon',
      'getPaymentMethods',
      'getCountries',
      'getDeliveryRates',
      'getPickupPoints',
      'createOrder',
    ],
  ),
});
