/// <reference types="node" />
import { getEventListeners } from 'node:events';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTestApi, TEST_BOOKING, type AllCalls } from '../../../../test/support/api/calls.ts';
import { getWalletPaymentStatus } from '../../../features/payment/calls/payment-calls.ts';
import { buildRequest } from './build-request.ts';
import { createTestContext, jsonAnswer } from '../../../../test/support/api/test-context.ts';
import {
  useFakeTime,
  read,
  write,
  ok,
  dropped,
  silent,
  refused,
  says,
  redirected,
  cutOff,
  endless,
  start,
} from '../../../../test/support/api/http-calls.ts';

beforeEach(useFakeTime);
afterEach(() => {
  vi.useRealTimers();
});

describe('a read', () => {
  it.each([
    ['a dropped connection', dropped],
    ['a body that breaks off', cutOff],
    ['429', refused(429)],
    ['502', refused(502)],
    ['503', refused(503)],
    ['504', refused(504)],
  ])('is tried again after %s, and succeeds', async (_, failure) => {
    const { requests, seen } = start(read, [failure, failure, ok]);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(requests).toHaveLength(3);
    expect(seen.value).toMatchObject({ shopName: 'Tasca da Rita' });
  });

  it.each([
    ['dropped connections', dropped, 'network', null],
    ['bodies that break off', cutOff, 'network', null],
    ['503', refused(503), 'api', 503],
  ])('gives up after two retries of %s', async (_, failure, code, status) => {
    const { requests, seen } = start(read, [failure]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(requests).toHaveLength(3);
    expect(seen.error).toMatchObject({
      name: 'ApiError',
      code,
      status,
      endpoint: 'getCampaign',
      isOutdated: false,
    });
  });

  it('says to developers what happened to it', async () => {
    const { seen: lost } = start(read, [dropped]);
    const { seen: busy } = start(read, [refused(503)]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(lost.error).toMatchObject({
      message: 'getCampaign: no answer',
      cause: new TypeError('Failed to fetch'),
    });
    expect(busy.error).toMatchObject({ message: 'getCampaign: HTTP status 503' });
  });

  it('names the address that was called, without its parameters', async () => {
    const { seen } = start(read, [refused(400)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.error).toHaveProperty(
      'address',
      expect.stringMatching(/^https:[^?]+\/campaigns\/\{campaignId\}$/),
    );
  });

  it('is a network error, not a time-out, when the browser gives it up with its page', async () => {
    const { seen } = start(read, [() => new DOMException('unloaded', 'AbortError')]);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.error).toMatchObject({ code: 'network' });
  });

  it('waits twice as long before its second retry', async () => {
    const { requests } = start(read, [refused(503)]);
    await vi.advanceTimersByTimeAsync(300);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(599);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 408, 409, 413, 422, 500, 501])(
    'is not tried again after %d',
    async (status) => {
      const { requests, seen } = start(read, [refused(status)]);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(requests).toHaveLength(1);
      expect(seen.error).toMatchObject({ status });
    },
  );

  it.each([
    ['as browsers show it', redirected],
    ['as a stand-in for the network shows it', () => new Response(null, { status: 302 })],
  ])('is a network error at a redirect %s, without a retry', async (_, answer) => {
    const { requests, seen } = start(read, [answer]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(requests).toHaveLength(1);
    expect(seen.error).toMatchObject({
      code: 'network',
      status: null,
      message: 'getCampaign: a redirect, which is not followed',
    });
  });

  it('waits a random part of its delay', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    const { requests } = start(read, [refused(503), ok]);
    await vi.advanceTimersByTimeAsync(149);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
  });

  it.each([429, 502, 503, 504])('waits as long as Retry-After says after %d', async (status) => {
    const { requests, seen } = start(read, [refused(status, { 'Retry-After': '7' }), ok]);
    await vi.advanceTimersByTimeAsync(6_999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(2);
    expect(seen.value).toBeDefined();
  });

  it('understands a Retry-After that is a date', async () => {
    const later = new Date(Date.now() + 10_000).toUTCString();
    const { requests } = start(read, [refused(503, { 'Retry-After': later }), ok]);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(requests).toHaveLength(2);
  });

  it.each(['40', '3600'])(
    'fails at once when Retry-After leads past the time-out: %s s',
    async (wait) => {
      const { requests, seen } = start(read, [refused(503, { 'Retry-After': wait }), ok]);
      await vi.advanceTimersByTimeAsync(0);
      expect(seen.error).toMatchObject({ code: 'api', status: 503 });
      expect(requests).toHaveLength(1);
    },
  );

  it('says that the body as a whole cannot be read', async () => {
    const { seen } = start(read, [() => jsonAnswer(null)]);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.error).toMatchObject({
      code: 'api',
      field: null,
      message: 'getCampaign: the body is missing or of the wrong type',
    });
  });

  it.each([
    ['the server is silent', [silent]],
    ['the body never ends', [endless]],
    ['a retry is silent', [refused(503), silent]],
  ])('times out after 40 s in all when %s', async (_, outcomes) => {
    const { seen, requests } = start(read, outcomes);
    await vi.advanceTimersByTimeAsync(39_999);
    expect(seen).toEqual({});
    await vi.advanceTimersByTimeAsync(1);
    expect(seen.error).toMatchObject({ name: 'ApiError', code: 'timeout', status: null });
    expect(requests.at(-1)?.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is offline when the connection was lost on the way, without a retry', async () => {
    let online = true;
    const lost = () => {
      online = false;
      return dropped();
    };
    const { requests, seen } = start(read, [lost], { isOnline: () => online });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(requests).toHaveLength(1);
    expect(seen.error).toMatchObject({ code: 'offline' });
  });
});

describe.each([
  ['a read', read],
  ['a write', write],
])('%s', (_, call) => {
  it('says offline at once, and sends nothing', async () => {
    const { requests, seen } = start(call, [ok], { isOnline: () => false });
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.error).toMatchObject({
      name: 'ApiError',
      code: 'offline',
      status: null,
      endpoint: call === read ? 'getCampaign' : 'createGuestBooking',
      message: expect.stringMatching(/^\w+: offline$/),
    });
    expect(requests).toHaveLength(0);
  });

  it.each([
    [400, 'validation'],
    [401, 'auth'],
    [403, 'api'],
    [404, 'api'],
    [409, 'conflict'],
    [418, 'api'],
    [422, 'validation'],
    [429, 'api'],
  ])('status %d is the error %s', async (status, code) => {
    const { seen } = start(call, [says(status)]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(seen.error).toMatchObject({
      name: 'ApiError',
      code,
      status,
      serverMessage: 'Não há vagas',
      serverCode: '17',
      body: { payload: { a: 1 } },
    });
  });

  it.each([
    ['before it was made', 0, true],
    ['while it waits', 1_000, false],
  ])('that is aborted %s rejects with the AbortError itself', async (_, ms, early) => {
    const controller = new AbortController();
    if (early) controller.abort();
    const { requests, seen } = start(call, [silent], { signal: controller.signal });
    await vi.advanceTimersByTimeAsync(ms);
    controller.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.error).toBeInstanceOf(DOMException);
    expect(seen.error).toMatchObject({ name: 'AbortError' });
    expect(seen.error).toBe(controller.signal.reason);
    expect(requests).toHaveLength(early ? 0 : 1);
    if (!early) expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('leaves nothing on the signal of its caller', async () => {
    const { signal } = new AbortController();
    start(call, [refused(503), ok], { signal });
    await vi.advanceTimersByTimeAsync(1);
    expect(getEventListeners(signal, 'abort')).toHaveLength(call === read ? 1 : 0);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('that is aborted between two tries makes no further one', async () => {
    const controller = new AbortController();
    const { requests, seen } = start(call, [refused(503, { 'Retry-After': '5' })], {
      signal: controller.signal,
    });
    await vi.advanceTimersByTimeAsync(1_000);
    controller.abort();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(requests).toHaveLength(1);
    expect(seen.error).toBeDefined();
  });
});

describe('what the server says', () => {
  const said = async (body: unknown): Promise<unknown> => {
    const { seen } = start(read, [() => jsonAnswer(body, { status: 400 })]);
    await vi.advanceTimersByTimeAsync(0);
    return seen.error;
  };

  it.each([
    ['markup stays text', { message: '<b>Erro</b>' }, '<b>Erro</b>'],
    ['bidi controls go', { message: 'abc\u202Edef' }, 'abcdef'],
    ['blanks say nothing', { message: '  ' }, null],
    ['an object says nothing', { message: { pt: 'Erro' } }, null],
    ['no message', {}, null],
    ['a list', ['x'], null],
    ['a text', 'Erro', null],
    ['null', null, null],
  ])('%s', async (_, body, serverMessage) => {
    expect(await said(body)).toMatchObject({ code: 'validation', serverMessage });
  });

  it('is kept as it came where it is JSON that breaks off', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const broken = () => new Response('{"message": "Err', { status: 400, headers });
    const { seen } = start(read, [broken]);
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.error).toMatchObject({ body: '{"message": "Err', serverMessage: null });
  });

  it('is cut when it is too long to be a sentence', async () => {
    const error = await said({ message: 'a'.repeat(5_000) });
    expect(error).toMatchObject({ serverMessage: `${'a'.repeat(299)}…` });
  });

  it('is whole where it just fits, and is never cut behind a blank', async () => {
    const whole = 'a'.repeat(300);
    expect(await said({ message: whole })).toMatchObject({ serverMessage: whole });
    const words = `${'a'.repeat(298)} ${'b'.repeat(300)}`;
    expect(await said({ message: words })).toMatchObject({
      serverMessage: `${'a'.repeat(298)}…`,
    });
  });

  it('never puts personal data or a token into the message for developers', async () => {
    const { seen } = start(
      (api) => api.getProfile({ userId: '77', token: 'secret-token' }),
      [() => jsonAnswer({ id: {}, username: 'ana@example.com' })],
    );
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.error).toMatchObject({
      message: 'getProfile: the field "id" is missing or of the wrong type',
    });
  });
});

describe('a call that cannot be made', () => {
  const make = async (call: (api: AllCalls) => Promise<unknown>): Promise<unknown> => {
    const { context, requests } = createTestContext([ok]);
    const error: unknown = await call(createTestApi(context)).catch((reason: unknown) => reason);
    expect(requests).toEqual([]);
    return error;
  };
  const user = { userId: '77', token: 'secret-token' };

  it.each([
    ['getShop', 'shopId', (api) => api.getShop('')],
    ['deleteAddress', 'addressId', (api) => api.deleteAddress(user, '', { intentKey: 'k' })],
    ['removeCartItem', 'itemId', (api) => api.removeCartItem('', null, { intentKey: 'k' })],
    ['getWalletPaymentStatus', 'paymentId', (api) => api.getWalletPaymentStatus('', user)],
  ] satisfies [string, string, (api: AllCalls) => Promise<unknown>][])(
    'as %s has no %s sends nothing and names it',
    async (endpoint, name, call) => {
      expect(await make(call)).toMatchObject({
        code: 'config',
        endpoint,
        message: `${endpoint}: ${name} is not fit for a path`,
        cause: expect.any(RangeError),
      });
    },
  );

  it('as a reference of the server is not known at all is never built', () => {
    const { context } = createTestContext([]);
    expect(() => buildRequest(getWalletPaymentStatus, {}, context)).toThrow(
      new RangeError('paymentId is not fit for a path'),
    );
  });

  it('as its token is no header sends nothing, and never says the token', async () => {
    const sick = { ...user, token: 'secret\ntoken' };
    const error = await make((api) => api.createBooking(TEST_BOOKING, sick, { intentKey: 'k' }));
    expect(error).toMatchObject({
      code: 'config',
      endpoint: 'createBooking',
      message: 'createBooking: no request can be made',
      cause: undefined,
    });
  });
});

describe('a call in the name of an account that has to be named first', () => {
  const waiting = { untilAccountSeen: () => new Promise<never>(() => undefined) };

  it('is not sent before', async () => {
    const readCart = (api: AllCalls) => api.getShoppingCart('3', 'token-ana', {});
    const { requests } = start(readCart, [ok], waiting);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toEqual([]);
  });

  it('is sent at once without an owner', async () => {
    const readCart = (api: AllCalls) => api.getShoppingCart('3', null, {});
    const { requests } = start(readCart, [ok], waiting);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(1);
  });

  it('is sent at once where it asks for the name', async () => {
    const readName = (api: AllCalls) => api.getProfile({ userId: '1001', token: 'token-ana' });
    const { requests } = start(readName, [ok], waiting);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toHaveLength(1);
  });
});
