/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import {
  createTestApi,
  DEFINITIONS,
  ENDPOINTS,
  TEST_BOOKING,
  TEST_CALLS,
  TEST_SMS,
  TEST_USER,
  type EndpointName,
  type ExpectedRequest,
} from '../../../test/support/api/calls.ts';
import { createTestContext, jsonAnswer } from '../../../test/support/api/test-context.ts';
import { isWrite, kindOf } from './http/endpoint.ts';
import { outcomeOfAnswer } from './outcome/outcome.ts';

const NAMES = Object.keys(TEST_CALLS) as EndpointName[];

async function requestOf(
  name: EndpointName,
  changes?: Parameters<typeof createTestContext>[1],
): Promise<Request> {
  const { context, requests } = createTestContext(
    [() => jsonAnswer(TEST_CALLS[name].body)],
    changes,
  );
  await TEST_CALLS[name].call(createTestApi(context));
  expect(requests).toHaveLength(1);
  return requests[0]!;
}

for (const name of NAMES) {
  const expected: ExpectedRequest = TEST_CALLS[name].request;
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

    it('sends exactly the headers and the body of its row', async () => {
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

    it('sends an Idempotency-Key with writes only, when enabled', async () => {
      const request = await requestOf(name, { idempotency: 'header' });
      expect(request.headers.get('Idempotency-Key')).toBe(
        isWrite(kindOf(ENDPOINTS[name])) ? 'intent-1' : null,
      );
    });

    it('is of a kind whose answers the outcome table judges', () => {
      const kind = kindOf(ENDPOINTS[name]);
      const facts = { kind, status: 200, hasPlatformBody: false };
      expect(outcomeOfAnswer(facts)).toBe('accepted');
      expect(outcomeOfAnswer({ ...facts, status: 400, hasPlatformBody: true })).toBe('refused');
    });

    it('keeps its path below a middleware of any scheme', async () => {
      const request = await requestOf(name, { middleware: 'sandbox:' });
      expect(new URL(request.url).pathname).toBe(expected.sends.split(' ')[1]);
    });
  });
}

const FEATURES = 'src/features';
const DEFINITION = /^export const (\w+) = define(?:Call|Write)\(/gm;

it('every call of every room has a row, and is exported under its own name', () => {
  const defined = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .flatMap((path) => [...readFileSync(join(FEATURES, path), 'utf8').matchAll(DEFINITION)])
    .map(([, name = '']) => name);
  expect(Object.keys(DEFINITIONS).toSorted()).toEqual(defined.toSorted());

  expect(Object.keys(ENDPOINTS).toSorted()).toEqual(NAMES.toSorted());
  for (const [name, definition] of Object.entries(DEFINITIONS)) expect(definition.name).toBe(name);
});

it('a second call of these, and of no others, would be a second booking, order or charge', () => {
  expect(NAMES.filter((name) => kindOf(ENDPOINTS[name]) === 'charge').toSorted()).toEqual([
    'createBooking',
    'createGuestBooking',
    'createGuestOrder',
    'createOrder',
    'getGuestPaymentLink',
    'getPaymentLink',
    'obtainPoints',
    'requestGuestWalletPayment',
    'requestWalletPayment',
  ]);
});

describe('the channels of the page', () => {
  const channels = { channel: 'canal-1', channelManager: 'gestor-2' };

  it.each(NAMES)('%s sends those that its row names, and no other', async (name) => {
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
      'obtainPoints',
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
    await createTestApi(context).getShoppingCart(null, null);
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
    const api = createTestApi(context);
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
      createTestApi(context).createBooking(TEST_BOOKING, user, { intentKey: 'k' }),
    ).rejects.toMatchObject({ name: 'ApiError', code: 'config', endpoint: 'createBooking' });
    expect(requests).toHaveLength(0);
  });
});

describe('a reference of the server', () => {
  const askedWith = async (reference: string) => {
    const { context, requests } = createTestContext([() => jsonAnswer({})]);
    const api = createTestApi(context);
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
