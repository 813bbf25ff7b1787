import type { BookingPayload } from '../../../src/features/booking/rules/booking-payload.ts';
import type { OrderPayload } from '../../../src/features/ordering/rules/order-payload.ts';
import type {
  PaymentLinkPayload,
  WalletPaymentPayload,
} from '../../../src/features/payment/rules/payment-payload.ts';
import type { SmsPayload } from '../../../src/features/confirmation/rules/sms-payload.ts';
import type { Api } from '../../../src/platform/api/api.ts';
import type { EndpointName } from '../../../src/platform/api/areas/endpoints.ts';
import {
  SAMPLE_ADDRESS,
  SAMPLE_CAMPAIGN,
  SAMPLE_CART,
  SAMPLE_CATEGORIES,
  SAMPLE_COUNTRIES,
  SAMPLE_ENTITY_CONFIG,
  SAMPLE_ORDER,
  SAMPLE_PAYMENT,
  SAMPLE_PAYMENT_LINK,
  SAMPLE_PICKUP_POINTS,
  SAMPLE_PREMIUM_PLANS,
  SAMPLE_PRIZES,
  SAMPLE_PROFILE,
  SAMPLE_RATES,
  SAMPLE_RESERVATION,
  SAMPLE_RESOURCES,
  SAMPLE_SCHEDULE,
  SAMPLE_SHOP,
  SAMPLE_SIGN_IN,
  SAMPLE_SIGN_UP,
  SAMPLE_SLOTS,
} from './sample-answers.ts';

export const TEST_USER = { userId: '77', token: 'secret-token' };
const TEST_PERIOD = { startPeriod: '2027-01-15T12:00:00Z', untilMinutes: 43_200 };
const WRITE = { intentKey: 'intent-1' };

export const TEST_BOOKING: BookingPayload = {
  campaignId: 101,
  shopMerchantServiceIds: [],
  prizeTransactionId: null,
  resourceIds: [0],
  slots: [{ startTime: '2027-01-16T20:00:00Z', durationSec: 5400 }],
  partySize: 2,
  refererLink: 'https://shop.example.pt/',
  userInformation: {
    givenName: 'Ana',
    familyName: 'Silva',
    email: 'ana@example.com',
    language: 'pt_PT',
    partnerUserId: '',
    mobileNumber: { dialPrefix: '+351', number: '912345678' },
  },
  orderInformation: { notes: '' },
  onBehalfOfUser: true,
};

export const TEST_SMS: SmsPayload = {
  shopName: 'Tasca da Rita',
  phoneNumber: '210000000',
  campaignType: 1,
  campaignTitle: 'Jantar',
  mobileNumber: '+351912345678',
  promoCode: 'XYZ',
};

export const TEST_LOGIN = { username: 'ana@example.com', password: 'segredo&1', persistence: true };

export const TEST_ADDRESS = { ...SAMPLE_ADDRESS, id: '9001', countryId: '139' };

const PAYMENT = {
  expireDate: '2027-01-17T12:00:30Z',
  invoiceName: 'Ana Silva',
  invoiceFiscalId: '501442600',
  onBehalfOfName: 'Ana Silva',
  campaignId: 110,
  campaignTypeId: 1,
  quantityPurchased: 2,
  prizeTransactionId: 9,
  paymentReservationType: 'voucher',
  email: 'ana@example.com',
} as const;

export const TEST_WALLET_PAYMENT: WalletPaymentPayload = {
  ...PAYMENT,
  paymentMethod: 'mbway',
  paymentPhoneNumber: '+351910000001',
};

export const TEST_PAYMENT_LINK: PaymentLinkPayload = {
  ...PAYMENT,
  paymentMethod: 'credit-card',
  returnUrl: 'https://shop.example.pt/?mc-return=payment&mc-nonce=n-1',
};

const conversion = { transactionId: '5001', valueChargedCents: 1250, campaignId: '101' };

export const TEST_ORDER: OrderPayload = {
  refererLink: 'https://shop.example.pt/',
  userInformation: {
    givenName: 'Ana',
    familyName: 'Silva',
    email: 'ana@example.com',
    mobileNumber: { dialPrefix: '+351', number: '912345678' },
  },
  orderInformation: {
    delivery: {
      deliveryMethods: [{ shopId: 3, shopDeliveryMethodId: 301, pickupPoint: null }],
      addressId: 9001,
    },
    shopNotes: [],
    notes: '',
    paymentMethod: 'online',
  },
};

/** Every call with valid arguments, and a valid body of its answer. */
export const TEST_CALLS: Record<
  EndpointName,
  { call: (api: Api) => Promise<unknown>; body: unknown }
> = {
  getEntityConfig: {
    call: (api) => api.getEntityConfig('shop.example.pt'),
    body: SAMPLE_ENTITY_CONFIG,
  },
  getProfile: { call: (api) => api.getProfile(TEST_USER), body: SAMPLE_PROFILE },
  getPrizes: { call: (api) => api.getPrizes(TEST_USER), body: SAMPLE_PRIZES },
  getCampaign: { call: (api) => api.getCampaign('101'), body: SAMPLE_CAMPAIGN },
  getCampaignByOfferCode: {
    call: (api) => api.getCampaignByOfferCode('POINTS10'),
    body: SAMPLE_CAMPAIGN,
  },
  getCampaignSchedule: { call: (api) => api.getCampaignSchedule('101'), body: SAMPLE_SCHEDULE },
  getCampaignSlots: {
    call: (api) => api.getCampaignSlots('101', TEST_PERIOD),
    body: SAMPLE_SLOTS,
  },
  getShop: { call: (api) => api.getShop('2'), body: SAMPLE_SHOP },
  getServiceSlots: { call: (api) => api.getServiceSlots('svc-1', TEST_PERIOD), body: SAMPLE_SLOTS },
  getServiceResources: {
    call: (api) => api.getServiceResources('svc-1'),
    body: SAMPLE_RESOURCES,
  },
  getShopResources: { call: (api) => api.getShopResources('2'), body: SAMPLE_RESOURCES },
  getCategories: { call: (api) => api.getCategories(), body: SAMPLE_CATEGORIES },
  getShoppingCart: { call: (api) => api.getShoppingCart('3', 'secret-token'), body: SAMPLE_CART },
  createBooking: {
    call: (api) => api.createBooking(TEST_BOOKING, TEST_USER, WRITE),
    body: SAMPLE_RESERVATION,
  },
  createGuestBooking: {
    call: (api) => api.createBooking(TEST_BOOKING, null, WRITE),
    body: SAMPLE_RESERVATION,
  },
  convertBooking: { call: (api) => api.convertBooking(TEST_USER, conversion, WRITE), body: {} },
  sendSms: { call: (api) => api.sendSms('77', TEST_SMS, WRITE), body: {} },
  signIn: { call: (api) => api.signIn(TEST_LOGIN), body: SAMPLE_SIGN_IN },
  signUp: {
    call: (api) =>
      api.signUp(
        { username: 'nova@example.com', password: 'segredo2', referralCode: 'ANA1' },
        WRITE,
      ),
    body: SAMPLE_SIGN_UP,
  },
  signInWithFacebook: {
    call: (api) =>
      api.signInWithFacebook({
        accessToken: 'fb-token',
        expiresIn: 5400,
        persistence: false,
        authenticationToken: 'fb-limited',
      }),
    body: SAMPLE_SIGN_IN,
  },
  signInWithGoogle: {
    call: (api) => api.signInWithGoogle({ credential: 'a.b.c', persistence: true }),
    body: SAMPLE_SIGN_IN,
  },
  signInWithApple: {
    call: (api) => api.signInWithApple({ code: 'c-1', idToken: 'a.b.c', persistence: true }),
    body: SAMPLE_SIGN_IN,
  },
  signInExternally: {
    call: (api) => api.signInExternally('external-token'),
    body: SAMPLE_SIGN_IN,
  },
  requestPasswordReset: {
    call: (api) =>
      api.requestPasswordReset({
        username: 'ana@example.com',
        redirectUrl: 'https://shop.example.pt/',
      }),
    body: {},
  },
  isRegisteredEmail: {
    call: (api) => api.isRegisteredEmail('ana+1/x@example.com'),
    body: { registered: true },
  },
  getAddresses: { call: (api) => api.getAddresses(TEST_USER), body: [SAMPLE_ADDRESS] },
  saveAddress: {
    call: (api) => api.saveAddress(TEST_USER, TEST_ADDRESS, WRITE),
    body: SAMPLE_ADDRESS,
  },
  deleteAddress: { call: (api) => api.deleteAddress(TEST_USER, '9001', WRITE), body: {} },
  requestWalletPayment: {
    call: (api) => api.requestWalletPayment(TEST_WALLET_PAYMENT, TEST_USER, WRITE),
    body: SAMPLE_PAYMENT,
  },
  requestGuestWalletPayment: {
    call: (api) => api.requestWalletPayment(TEST_WALLET_PAYMENT, null, WRITE),
    body: SAMPLE_PAYMENT,
  },
  getWalletPaymentStatus: {
    call: (api) => api.getWalletPaymentStatus('31', TEST_USER),
    body: SAMPLE_PAYMENT,
  },
  getGuestWalletPaymentStatus: {
    call: (api) => api.getWalletPaymentStatus('31', null),
    body: SAMPLE_PAYMENT,
  },
  getPaymentLink: {
    call: (api) => api.getPaymentLink(TEST_PAYMENT_LINK, TEST_USER, WRITE),
    body: SAMPLE_PAYMENT_LINK,
  },
  getGuestPaymentLink: {
    call: (api) => api.getPaymentLink(TEST_PAYMENT_LINK, null, WRITE),
    body: SAMPLE_PAYMENT_LINK,
  },
  getPremiumPlans: {
    call: (api) => api.getPremiumPlans(TEST_USER),
    body: SAMPLE_PREMIUM_PLANS,
  },
  addCartItem: {
    call: (api) =>
      api.addCartItem({ shopId: '3', productId: '31', quantity: 2 }, 'secret-token', WRITE),
    body: SAMPLE_CART,
  },
  removeCartItem: {
    call: (api) => api.removeCartItem('31', 'secret-token', WRITE),
    body: SAMPLE_CART,
  },
  applyCoupon: {
    call: (api) => api.applyCoupon({ shopId: '3', couponCode: 'SAVE10' }, 'secret-token', WRITE),
    body: SAMPLE_CART,
  },
  getPaymentMethods: {
    call: (api) => api.getPaymentMethods('3', 'secret-token'),
    body: ['online', 'offline'],
  },
  getCountries: { call: (api) => api.getCountries(), body: SAMPLE_COUNTRIES },
  getDeliveryRates: {
    call: (api) => api.getDeliveryRates({ countryId: '139', postalCode: '1100-544' }),
    body: SAMPLE_RATES,
  },
  getPickupPoints: {
    call: (api) => api.getPickupPoints(['302', '402'], { latitude: 38.7223, longitude: -9.1393 }),
    body: SAMPLE_PICKUP_POINTS,
  },
  createOrder: {
    call: (api) => api.createOrder(TEST_ORDER, TEST_USER, WRITE),
    body: SAMPLE_ORDER,
  },
  createGuestOrder: {
    call: (api) => api.createOrder(TEST_ORDER, null, WRITE),
    body: SAMPLE_ORDER,
  },
};
