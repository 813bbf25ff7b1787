import { describe, expect, it } from 'vitest';

import { createApi } from './create-api.ts';
import type { LoadPart } from './areas/open-area.ts';
import { TEST_BOOKING, TEST_CALLS } from '../../../test/support/api/calls.ts';
import { createTestContext, jsonAnswer } from '../../../test/support/api/test-context.ts';

const LATER = ['getProfile', 'getPrizes', 'getShop', 'getServiceSlots'] as const;

/** Code that does not arrive the first time. */
function lostOnce(): LoadPart {
  let tries = 0;
  return async (load) => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return load();
  };
}

describe('a booking whose code does not arrive', () => {
  const answer = () => jsonAnswer(TEST_CALLS.createBooking.body);

  it.each([
    [true, 'network'],
    [false, 'offline'],
  ])(
    'was never sent (online: %s): its outcome is known, and it can be tried again',
    async (online, code) => {
      let isOnline = online;
      const { context, requests } = createTestContext([answer], { isOnline: () => isOnline });
      const api = createApi(context, lostOnce());
      const book = () => api.createBooking(TEST_BOOKING, null, { intentKey: 'k' });
      await expect(book()).rejects.toMatchObject({ name: 'ApiError', code, status: null });
      expect(requests).toHaveLength(0);

      isOnline = true;
      await expect(book()).resolves.toMatchObject({ transactionId: '5001' });
      expect(requests).toHaveLength(1);
    },
  );
});

it.each(LATER)('%s asks for its code and then for its answer', async (name) => {
  const { context, requests } = createTestContext([() => jsonAnswer(TEST_CALLS[name].body)]);
  const api = createApi(context, lostOnce());
  await expect(TEST_CALLS[name].call(api)).rejects.toMatchObject({ code: 'network' });
  await TEST_CALLS[name].call(api);
  expect(requests).toHaveLength(1);
});

it("a guest's first booking screen needs no further code", async () => {
  const api = (body: unknown) =>
    createApi(createTestContext([() => jsonAnswer(body)]).context, async () => {
      throw new Error('asked for');
    });
  for (const name of [
    'getEntityConfig',
    'getCampaign',
    'getCampaignSchedule',
    'getCampaignSlots',
  ] as const) {
    const { call, body } = TEST_CALLS[name];
    await expect(call(api(body))).resolves.toBeDefined();
  }
});
