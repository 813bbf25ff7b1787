import { afterEach, describe, expect, it, vi } from 'vitest';

import { sentenceFor, toApiError } from '../../../context/problems.ts';
import { createBooking } from '../../../features/booking/calls/bookings.ts';
import { TEST_BOOKING, TEST_CALLS } from '../../../../test/support/api/calls.ts';
import { createTestContext, jsonAnswer } from '../../../../test/support/api/test-context.ts';
import { WIDGET_VERSION } from '../../../lib/element-limits.ts';
import { createClient } from './http-client.ts';
import { isOutdated, loadCode } from './load-code.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const lost = async () => {
  throw new TypeError('Failed to fetch dynamically imported module');
};

/** What a customer reads where code is lost and its server answers so when asked for the file. */
async function sentenceWhen(answer: () => Promise<Response>, isOnline = true) {
  vi.stubGlobal('fetch', answer);
  const error: unknown = await loadCode(lost, () => isOnline).catch((reason: unknown) => reason);
  return sentenceFor(toApiError(error));
}

describe('code that cannot be loaded', () => {
  it.each([404, 410])('is gone since a deploy (%s): the page is out of date', async (status) => {
    const answer = async () => new Response(null, { status });
    expect(await sentenceWhen(answer)).toEqual({ key: 'errors.outdated' });
  });

  it('is still on its server: the connection failed', async () => {
    const answer = async () => new Response(null, { status: 200 });
    expect(await sentenceWhen(answer)).toEqual({ key: 'errors.network' });
  });

  it('was answered as gone alone: the page is out of date, as the browser has noted', async () => {
    const folder = `https://shop.example/merchant-checkout-${WIDGET_VERSION}/`;
    const noted = [
      { name: `${folder}app.js`, responseStatus: 200 },
      { name: 'https://shop.example/picture.webp', responseStatus: 404 },
    ];
    vi.spyOn(performance, 'getEntriesByType').mockImplementation(
      (type) => (type === 'resource' ? noted : []) as never,
    );
    const answer = async () => new Response(null, { status: 200 });
    expect(await sentenceWhen(answer)).toEqual({ key: 'errors.network' });
    noted.push({ name: `${folder}account.js`, responseStatus: 404 });
    expect(await sentenceWhen(answer)).toEqual({ key: 'errors.outdated' });
  });

  it('is asked for again without its body, past every cache', async () => {
    const ask = vi.fn(async () => new Response());
    await sentenceWhen(ask);
    const [[url, how]] = ask.mock.calls as unknown as [[string, RequestInit]];
    expect(url).toContain('load-code');
    expect(how).toEqual({ method: 'HEAD', cache: 'no-store' });
  });

  it('is not known to be gone where nobody answers', async () => {
    vi.stubGlobal('fetch', lost);
    expect(await isOutdated()).toBe(false);
  });

  it('says so to developers, and what happened', async () => {
    vi.stubGlobal('fetch', lost);
    await expect(loadCode(lost, () => true)).rejects.toMatchObject({
      message: 'a part of the code could not be loaded',
      cause: new TypeError('Failed to fetch dynamically imported module'),
    });
  });

  it('has no network to come by: the customer is offline', async () => {
    expect(await sentenceWhen(lost, false)).toEqual({ key: 'errors.offline' });
  });
});

describe('a call whose code does not arrive', () => {
  /** Code that does not arrive the first time. */
  function lostOnce<Definition>(definition: Definition): () => Promise<Definition> {
    let tries = 0;
    return async () => {
      tries += 1;
      return tries === 1 ? lost() : definition;
    };
  }

  it.each([
    [true, 'network'],
    [false, 'offline'],
  ])(
    'was never sent (online: %s): its outcome is known, and it can be tried again',
    async (online, code) => {
      vi.stubGlobal('fetch', lost);
      let isOnline = online;
      const answer = () => jsonAnswer(TEST_CALLS.createBooking.body);
      const { context, requests } = createTestContext([answer], { isOnline: () => isOnline });
      const call = createClient(() => context);
      const load = lostOnce(createBooking);
      const book = () => call(load, [TEST_BOOKING, null], { intentKey: 'k' });
      await expect(book()).rejects.toMatchObject({ name: 'ApiError', code, status: null });
      expect(requests).toHaveLength(0);

      isOnline = true;
      await expect(book()).resolves.toMatchObject({ transactionId: '5001' });
      expect(requests).toHaveLength(1);
    },
  );
});
