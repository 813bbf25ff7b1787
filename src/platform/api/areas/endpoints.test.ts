import { describe, expect, it } from 'vitest';

import { createApi } from '../create-api.ts';
import { OUTCOME_TABLE } from '../outcome/outcome-table.ts';
import { isWrite, kindOf } from '../http/endpoint.ts';
import { ENDPOINTS, type EndpointName } from './endpoints.ts';
import {
  TEST_BOOKING,
  TEST_CALLS,
  TEST_ORDER,
  TEST_SMS,
  TEST_USER,
  TEST_PAYMENT_LINK,
  TEST_WALLET_PAYMENT,
} from '../../../../test/support/api/calls.ts';
import { SAMPLE_ADDRESS } from '../../../../test/support/api/sample-answers.ts';
import { createTestContext, jsonAnswer } from '../../../../test/support/api/test-context.ts';

interface ExpectedRequest {
  /** Method and path below the middleware. */
  sends: string;
  query: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
  /** Sent as a form instead of as JSON. */
  form?: Record<string, string>;
}

const period = { startPeriod: '2027-01-15T12:00:00Z', untilMinutes: '43200' };
const bookingQuery = { clientApplication: 'WEB', providerId: '2', channelManager: 'cm-1' };
/** What the generic client adds where a row lists no language. Spec section 7, first paragraph. */
const silent = { clientApplication: 'WEB', language: 'en_EN' };
const spoken = { clientApplication: 'WEB', language: 'pt_PT' };
const cartQuery = { ...spoken, token: 'secret-token', sessionId: 'session-9', entityId: '7' };
const orderQuery = { ...spoken, entityId: '7', sessionId: 'session-9', channel: 'news' };

/** The table of spec section 7, row by row. */
const EXPECTED: Record<EndpointName, ExpectedRequest> = {
  getEntityConfig: {
    sends: 'GET /rest/v1/web/entity/config',
    query: { ...spoken, hostname: 'shop.example.pt' },
  },
  getProfile: {
    sends: 'GET /rest/client/profile/77',
    query: { ...spoken, token: 'secret-token' },
  },
  getPrizes: {
    sends: 'GET /rest/client/prize/myprizes',
    query: { ...spoken, userId: '77', token: 'secret-token', startIndex: '0', pageSize: '100' },
  },
  getCampaign: { sends: 'GET /rest/v1/web/campaigns/101', query: { ...spoken, entityId: '7' } },
  getCampaignByOfferCode: {
    sends: 'GET /rest/v1/web/campaigns/by-offer-code/POINTS10',
    query: { ...spoken, entityId: '7' },
  },
  getCampaignSchedule: { sends: 'GET /rest/campaign/schedule/101', query: silent },
  getCampaignSlots: {
    sends: 'GET /rest/v4/campaigns/101/calendar/available-slots',
    query: { ...silent, ...period },
  },
  getShop: { sends: 'GET /rest/shop/2', query: spoken },
  getServiceSlots: {
    sends: 'GET /rest/v4/shopmerchantservices/svc-1/calendar/available-slots',
    query: { ...spoken, ...period },
  },
  getServiceResources: {
    sends: 'GET /rest/v4/shopmerchantservices/svc-1/calendar/resources',
    query: spoken,
  },
  getShopResources: { sends: 'GET /rest/v4/shops/2/calendar/resources', query: spoken },
  getCategories: { sends: 'GET /rest/common/category/pt_PT', query: spoken },
  getShoppingCart: {
    sends: 'GET /rest/v1/web/shopping-cart',
    query: {
      ...spoken,
      shopId: '3',
      token: 'secret-token',
      sessionId: 'session-9',
      entityId: '7',
    },
  },
  createBooking: {
    sends: 'POST /rest/bookings',
    query: { ...silent, ...bookingQuery },
    headers: { token: 'secret-token', 'x-user-language': 'pt_PT' },
    body: TEST_BOOKING,
  },
  createGuestBooking: {
    sends: 'POST /rest/bookings/guest',
    query: { ...spoken, ...bookingQuery },
    body: TEST_BOOKING,
  },
  convertBooking: {
    sends: 'POST /rest/client/book/book/77',
    query: { ...spoken, token: 'secret-token', channelManager: 'cm-1' },
    body: { transactionId: 5001, valueCharged: 12.5, campaignId: 101, channelManager: 'cm-1' },
  },
  sendSms: { sends: 'POST /rest/client/action/sms/send/77', query: spoken, body: TEST_SMS },
  signIn: {
    sends: 'POST /rest/authentication',
    query: spoken,
    form: {
      username: 'ana@example.com',
      password: 'segredo&1',
      persistence: 'true',
      providerId: '2',
    },
  },
  signUp: {
    sends: 'POST /rest/client/authentication/signUp',
    query: spoken,
    form: {
      username: 'nova@example.com',
      password: 'segredo2',
      referralCode: 'ANA1',
      entityId: '7',
    },
  },
  signInWithFacebook: {
    sends: 'POST /rest/client/authentication/signUpLoginFacebook',
    query: spoken,
    form: {
      accessToken: 'fb-token',
      expiresIn: '5400',
      persistence: 'false',
      authenticationToken: 'fb-limited',
    },
  },
  signInWithGoogle: {
    sends: 'POST /rest/client/authentication/signUpLoginGoogle',
    query: spoken,
    form: { credential: 'a.b.c', persistence: 'true' },
  },
  signInWithApple: {
    sends: 'POST /rest/client/authentication/signUpLoginApple',
    query: spoken,
    form: { code: 'c-1', idToken: 'a.b.c', persistence: 'true' },
  },
  signInExternally: {
    sends: 'POST /rest/authentication/external',
    query: silent,
    headers: { authorization: 'external-token' },
    form: { providerId: '2' },
  },
  requestPasswordReset: {
    sends: 'POST /rest/authentication/password/forgotPassword',
    query: spoken,
    body: { providerId: 2, redirectUrl: 'https://shop.example.pt/', username: 'ana@example.com' },
  },
  isRegisteredEmail: {
    sends: 'GET /rest/client/authentication/isRegisteredEmail/ana%2B1%2Fx%40example.com',
    query: { ...silent, entityId: '7' },
  },
  getAddresses: {
    sends: 'GET /rest/user/addresses',
    query: { ...spoken, token: 'secret-token' },
  },
  saveAddress: {
    sends: 'POST /rest/user/addresses/create',
    query: { ...spoken, token: 'secret-token' },
    body: SAMPLE_ADDRESS,
  },
  deleteAddress: {
    sends: 'POST /rest/user/addresses/delete/9001',
    query: { ...spoken, token: 'secret-token' },
  },
  requestWalletPayment: {
    sends: 'POST /rest/payment/mbway-payment-request/77/',
    query: spoken,
    body: TEST_WALLET_PAYMENT,
  },
  requestGuestWalletPayment: {
    sends: 'POST /rest/payment/mbway-payment-request/guest/',
    query: spoken,
    body: TEST_WALLET_PAYMENT,
  },
  getWalletPaymentStatus: {
    sends: 'GET /rest/payment/mbway-payment-status/31/',
    query: { ...spoken, token: 'secret-token' },
  },
  getGuestWalletPaymentStatus: {
    sends: 'GET /rest/payment/mbway-payment-status/guest/31/',
    query: spoken,
  },
  getPaymentLink: {
    sends: 'POST /rest/client/gift/hipay/77/',
    query: spoken,
    body: TEST_PAYMENT_LINK,
  },
  getGuestPaymentLink: {
    sends: 'POST /rest/client/gift/hipay/guest/',
    query: spoken,
    body: TEST_PAYMENT_LINK,
  },
  getPremiumPlans: { sends: 'GET /rest/client/premium/code/hipay/77', query: spoken },
  addCartItem: {
    sends: 'POST /rest/v1/web/shopping-cart/add',
    query: { ...cartQuery, shopId: '3' },
    body: { productId: 31, qty: 2 },
  },
  removeCartItem: { sends: 'POST /rest/v1/web/shopping-cart/remove/31', query: cartQuery },
  applyCoupon: {
    sends: 'POST /rest/v1/web/shopping-cart/apply-coupon',
    query: { ...cartQuery, shopId: '3', couponCode: 'SAVE10' },
  },
  getPaymentMethods: {
    sends: 'GET /rest/v1/web/shopping-cart/payment-methods',
    query: { ...cartQuery, shopId: '3' },
  },
  getCountries: { sends: 'GET /rest/v1/web/delivery/countries', query: spoken },
  getDeliveryRates: {
    sends: 'GET /rest/v1/web/delivery/rates',
    query: { ...spoken, countryId: '139', postalCode: '1100-544' },
  },
  getPickupPoints: {
    sends: 'GET /rest/v1/web/delivery/pickup-points',
    query: {
      ...spoken,
      shopDeliveryMethodIds: '302,402',
      latitude: '38.7223',
      longitude: '-9.1393',
    },
  },
  createOrder: {
    sends: 'POST /rest/v1/web/orders',
    query: { ...orderQuery, token: 'secret-token' },
    body: TEST_ORDER,
  },
  createGuestOrder: {
    sends: 'POST /rest/v1/web/orders/guest',
    query: orderQuery,
    body: TEST_ORDER,
  },
};

const NAMES = Object.keys(ENDPOINTS) as EndpointName[];

async function requestOf(
  name: EndpointName,
  changes?: Parameters<typeof createTestContext>[1],
): Promise<Request> {
  const { context, requests } = createTestContext(
    [() => jsonAnswer(TEST_CALLS[name].body)],
    changes,
  );
  await TEST_CALLS[name].call(createApi(context));
  expect(requests).toHaveLength(1);
  return requests[0]!;
}

const ROWS = Object.entries(EXPECTED) as [EndpointName, ExpectedRequest][];

for (const [name, expected] of ROWS)
  describe(`${name}: ${expected.sends}`, () => {
    it('asks as the table of calls says', async () => {
      const request = await requestOf(name);
      const url = new URL(request.url);
      expect(`${request.method} ${url.pathname}`).toBe(expected.sends.replace(' ', ' /base'));
      expect(url.origin).toBe('https://mw.example.pt');
      expect(Object.fromEntries(url.searchParams)).toEqual(expected.query);
      expect([...url.searchParams.keys()]).toHaveLength(Object.keys(expected.query).length);
      expect(request.credentials).toBe('omit');
      expect(request.redirect).toBe('manual');
    });

    it('carries exactly the headers and the body of its row', async () => {
      const request = await requestOf(name);
      const json = expected.body === undefined ? {} : { 'content-type': 'application/json' };
      const form = expected.form && {
        'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      };
      expect(Object.fromEntries(request.headers)).toEqual({
        ...json,
        ...form,
        ...expected.headers,
      });
      const text = await request.text();
      if (expected.form) {
        expect(Object.fromEntries(new URLSearchParams(text))).toEqual(expected.form);
        return;
      }
      expect(text === '' ? undefined : JSON.parse(text)).toEqual(expected.body);
    });

    it('sends an Idempotency-Key with writes only, when told to', async () => {
      const request = await requestOf(name, { idempotency: 'header' });
      expect(request.headers.get('Idempotency-Key')).toBe(
        isWrite(kindOf(ENDPOINTS[name])) ? 'intent-1' : null,
      );
    });

    it('is of a kind whose answers the outcome table judges', () => {
      const [accepted] = OUTCOME_TABLE;
      expect(accepted?.kinds).toContain(kindOf(ENDPOINTS[name]));
    });

    it('keeps its path below a middleware of any scheme', async () => {
      const request = await requestOf(name, { middleware: 'sandbox:' });
      expect(new URL(request.url).pathname).toBe(expected.sends.split(' ')[1]);
    });
  });

it('a second call of these, and of no others, would be a second booking, order or charge', () => {
  expect(NAMES.filter((name) => kindOf(ENDPOINTS[name]) === 'charge').toSorted()).toEqual([
    'createBooking',
    'createGuestBooking',
    'createGuestOrder',
    'createOrder',
    'getGuestPaymentLink',
    'getPaymentLink',
    'requestGuestWalletPayment',
    'requestWalletPayment',
  ]);
});

describe('the channels of the page', () => {
  const channels = { channel: 'canal-1', channelManager: 'gestor-2' };

  it.each(NAMES)('%s carries those that its row names, and no other', async (name) => {
    const { query } = ENDPOINTS[name];
    const sent = new URL((await requestOf(name, channels)).url).searchParams;
    expect(sent.get('channel')).toBe(query.includes('channel') ? 'canal-1' : null);
    expect(sent.get('channelManager')).toBe(query.includes('channelManager') ? 'gestor-2' : null);
  });

  it('are named by the rows of spec section 7', () => {
    const naming = (field: 'channel' | 'channelManager') =>
      NAMES.filter((name) => ENDPOINTS[name].query.includes(field));
    expect(naming('channel')).toEqual(['createOrder', 'createGuestOrder']);
    expect(naming('channelManager')).toEqual([
      'createBooking',
      'createGuestBooking',
      'convertBooking',
    ]);
  });
});

describe('a value that the element does not have', () => {
  it('is left out of the query, not sent as "null"', async () => {
    const nothing = { channelManager: null, sessionId: () => null };
    const guest = new URL((await requestOf('createGuestBooking', nothing)).url);
    expect(guest.searchParams.has('channelManager')).toBe(false);

    const { context, requests } = createTestContext(
      [() => jsonAnswer(TEST_CALLS.getShoppingCart.body)],
      nothing,
    );
    await createApi(context).getShoppingCart(null, null);
    expect([...new URL(requests[0]!.url).searchParams.keys()].toSorted()).toEqual([
      'clientApplication',
      'entityId',
      'language',
    ]);
  });
});

describe('an id that is none', () => {
  const HOSTILE = [
    '..',
    '.',
    '',
    '../x',
    'a/b',
    'a?b',
    'a#b',
    '%2e%2e',
    'a b',
    'é',
    'x'.repeat(65),
  ];

  it.each(HOSTILE)('%j is refused before anything is sent', async (id) => {
    const { context, requests } = createTestContext([() => jsonAnswer({})]);
    const api = createApi(context);
    const user = { userId: id, token: 't' };
    const calls = [
      api.getCampaign(id),
      api.getCampaignByOfferCode(id),
      api.getCampaignSchedule(id),
      api.getCampaignSlots(id, { startPeriod: 'now', untilMinutes: 1 }),
      api.getShop(id),
      api.getServiceSlots(id, { startPeriod: 'now', untilMinutes: 1 }),
      api.getServiceResources(id),
      api.getShopResources(id),
      api.getProfile(user),
      api.sendSms(id, TEST_SMS, { intentKey: 'k' }),
      api.convertBooking(
        user,
        { transactionId: '1', valueChargedCents: 0, campaignId: null },
        { intentKey: 'k' },
      ),
    ];
    for (const result of await Promise.allSettled(calls)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { code: 'config' } });
    }
    expect(requests).toHaveLength(0);
  });

  it('a token that cannot be a header gives a typed error', async () => {
    const { context, requests } = createTestContext([() => jsonAnswer({})]);
    const user = { userId: '77', token: 'olá\n☕' };
    await expect(
      createApi(context).createBooking(TEST_BOOKING, user, { intentKey: 'k' }),
    ).rejects.toMatchObject({ name: 'ApiError', code: 'config', endpoint: 'createBooking' });
    expect(requests).toHaveLength(0);
  });
});

describe('a reference of the server', () => {
  const askedWith = async (reference: string) => {
    const { context, requests } = createTestContext([() => jsonAnswer({})]);
    const api = createApi(context);
    const calls = [
      () => api.getWalletPaymentStatus(reference, null),
      () => api.getWalletPaymentStatus(reference, TEST_USER),
      () => api.deleteAddress(TEST_USER, reference, { intentKey: 'k' }),
      () => api.removeCartItem(reference, null, { intentKey: 'k' }),
    ];
    for (const call of calls) await Promise.allSettled([call()]);
    return requests.map(({ url }) => new URL(url).pathname);
  };

  it.each(['FT 2026/123', 'hipay:tx/1', 'a?b#c', '%2e%2e', '../x', 'ação', 'x'.repeat(65)])(
    '%j is one segment of the path, encoded',
    async (reference) => {
      const segment = encodeURIComponent(reference);
      expect(await askedWith(reference)).toEqual([
        `/base/rest/payment/mbway-payment-status/guest/${segment}/`,
        `/base/rest/payment/mbway-payment-status/${segment}/`,
        `/base/rest/user/addresses/delete/${segment}`,
        `/base/rest/v1/web/shopping-cart/remove/${segment}`,
      ]);
    },
  );

  it.each(['', '.', '..'])('%j cannot be in a path: nothing is sent', async (reference) => {
    expect(await askedWith(reference)).toEqual([]);
  });
});
