import { afterEach, describe, expect, it, vi } from 'vitest';

import { messageForError, toApiError } from '../../../context/problems.ts';
import { createBooking } from '../../../features/booking/calls/bookings.ts';
import { TEST_BOOKING, TEST_CALLS } from '../../../../test/support/api/calls.ts';
import { createTestContext, jsonAnswer } from '../../../../test/support/api/test-context.ts';
import { createClient } from './http-client.ts';
import { loadCode } from './load-code.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const FILE = 'https://shop.example/merchant-checkout-1.2.3/account.js';

/** The errors of imports, as browsers write them. */
const CHROME = `Failed to fetch dynamically imported module: ${FILE}`;
const FIREFOX = `error loading dynamically imported module: ${FILE}`;
const SAFARI = 'Importing a module script failed.';

const loses = (message: string) => async () => {
  throw new TypeError(message);
};
const lost = loses(CHROME);

/** The customer's message when code is lost and its server answers so for the file. */
async function sentenceWhen(answer: () => Promise<Response>, isOnline = true) {
  vi.stubGlobal('fetch', answer);
  const error: unknown = await loadCode(lost, () => isOnline).catch((reason: unknown) => reason);
  return messageForError(toApiError(error));
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

  it.each([
    ['Chrome', CHROME, FILE],
    ['Firefox', FIREFOX, FILE],
    ['Safari', SAFARI, expect.stringContaining('load-code')],
  ])('is asked for again without its body, past every cache: %s', async (_, message, url) => {
    const ask = vi.fn(async () => new Response());
    vi.stubGlobal('fetch', ask);
    await expect(loadCode(loses(message), () => true)).rejects.toThrow();
    expect(ask).toHaveBeenCalledExactlyOnceWith(url, { method: 'HEAD', cache: 'no-store' });
  });

  it('is not known to be gone without an answer: the connection failed', async () => {
    expect(await sentenceWhen(lost)).toEqual({ key: 'errors.network' });
  });

  it.each([
    [CHROME, `${FILE} could not be loaded`],
    [FIREFOX, `${FILE} could not be loaded`],
    [SAFARI, 'the code could not be loaded'],
  ])('names its file to developers, and keeps what happened: %s', async (message, reported) => {
    vi.stubGlobal('fetch', lost);
    await expect(loadCode(loses(message), () => true)).rejects.toMatchObject({
      message: reported,
      cause: new TypeError(message),
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
