import { describe, expect, test } from 'vitest';

import { bookingBody, GUEST_QUERY } from '../test-support/booking-body.ts';
import { freeSlot } from '../test-support/free-slots.ts';
import { createClient, type SandboxClient } from '../test-support/sandbox-client.ts';

const SMALL_PRIZE = 7001;
const SUMMER_PRIZE = 7003;
const PREMIUM_PRIZE = 7101;
const REGISTERED_ONLY = 116;
const PRIZES = '/rest/client/prize/myprizes?userId=1001&token=token-ana&startIndex=0&pageSize=9';

/** Books two people as a user (null for a guest) at the first time that is free. */
async function book(
  client: SandboxClient,
  change: Record<string, unknown> = {},
  token: string | null = 'token-ana',
) {
  const { campaignId = 101, shopMerchantServiceIds: services } = change;
  const needsSlot = services === undefined && campaignId !== null;
  const slots = needsSlot ? [(await freeSlot(client, Number(campaignId), 2)).slot] : [];
  const json = bookingBody({ slots, ...change });
  return token === null
    ? await client.call(`/rest/bookings/guest?${GUEST_QUERY}`, { json })
    : await client.call('/rest/bookings?clientApplication=WEB&providerId=1', {
        json,
        headers: { token, 'x-user-language': 'pt_PT' },
      });
}

describe('a prize', () => {
  test('is spent by its booking, and gone from the list and for another one', async () => {
    const client = createClient();

    expect(await book(client, { prizeTransactionId: SMALL_PRIZE })).toMatchObject({ status: 200 });

    expect((await client.call(PRIZES)).body).toHaveLength(2);
    expect(await book(client, { prizeTransactionId: SMALL_PRIZE })).toMatchObject({
      status: 409,
      body: {
        status: 409,
        name: 'Conflict',
        message: 'Este prémio já foi usado ou não é teu.',
        code: 'PRIZE_UNAVAILABLE',
        payload: { prizeTransactionId: SMALL_PRIZE },
      },
    });
  });

  test('stays where its booking is refused', async () => {
    const client = createClient();
    const slot = { startTime: '2026-11-16T12:30:00+00:00', durationSec: 5400 };

    const refused = await book(client, { prizeTransactionId: SMALL_PRIZE, slots: [slot] });

    expect(refused.status).toBe(409);
    expect((await client.call(PRIZES)).body).toHaveLength(3);
  });

  test.each([
    ['of somebody else', PREMIUM_PRIZE, 'token-ana', 409, 'PRIZE_UNAVAILABLE'],
    ['of a guest', SMALL_PRIZE, null, 409, 'PRIZE_UNAVAILABLE'],
    ['that is unknown', 1, 'token-ana', 409, 'PRIZE_UNAVAILABLE'],
    ['that leaves less than 2 euros', SUMMER_PRIZE, 'token-ana', 400, 'PRIZE_TOO_HIGH'],
  ])('%s is refused', async (_, prizeTransactionId, token, status, code) => {
    expect(await book(createClient(), { prizeTransactionId }, token)).toMatchObject({
      status,
      body: { code },
    });
  });
});

describe('a resource', () => {
  const massage = (resourceIds: readonly number[]) => ({
    campaignId: null,
    shopMerchantServiceIds: [201],
    partySize: 1,
    slots: [{ startTime: '2026-11-12T14:00:00+00:00', durationSec: 3600 }],
    resourceIds,
  });

  test.each([
    ['any', massage([0])],
    ['one of the service', massage([22])],
    ['one of the shop', { resourceIds: [2] }],
  ])('may be %s', async (_, change) => {
    expect(await book(createClient(), change)).toMatchObject({ status: 200 });
  });

  test.each([
    ['one of another service', massage([31])],
    ['one that does not give this service', massage([23])],
    ['one of another shop', { resourceIds: [21] }],
    ['one that does not exist, beside any', { resourceIds: [0, 99] }],
  ])('is refused: %s', async (_, change) => {
    expect(await book(createClient(), change)).toMatchObject({
      status: 409,
      body: { code: 'RESOURCE_UNAVAILABLE', message: expect.stringMatching(/já não está/) },
    });
  });

  test('is named: a body without any is refused', async () => {
    expect(await book(createClient(), { resourceIds: [] })).toMatchObject({ status: 400 });
  });
});

describe('a campaign for registered users', () => {
  test('is not booked by a guest', async () => {
    expect(await book(createClient(), { campaignId: REGISTERED_ONLY }, null)).toMatchObject({
      status: 403,
      body: { code: 'REGISTERED_USERS_ONLY' },
    });
  });

  test('is booked by a customer', async () => {
    expect(await book(createClient(), { campaignId: REGISTERED_ONLY })).toMatchObject({
      status: 200,
    });
  });
});

describe('what a booking charges', () => {
  test.each([
    ['nothing where all is paid at the shop', {}, 0],
    ['so much per person', { campaignId: REGISTERED_ONLY }, 30],
    [
      'no more than is left to pay by the prize',
      { campaignId: REGISTERED_ONLY, prizeTransactionId: SUMMER_PRIZE, partySize: 3 },
      30,
    ],
  ])('is %s', async (_, change, valueCharged) => {
    expect((await book(createClient(), change)).body).toMatchObject({ valueCharged });
  });
});
