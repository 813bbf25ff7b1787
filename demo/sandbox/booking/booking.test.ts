import { describe, expect, test } from 'vitest';

import { bookingBody, GUEST_QUERY } from '../test-support/booking-body.ts';
import { freeSlot, slotsOf } from '../test-support/free-slots.ts';
import { createClient, NOW, type SandboxClient } from '../test-support/sandbox-client.ts';

const USER_QUERY = 'clientApplication=WEB&providerId=1';
const ANA = { token: 'token-ana', 'x-user-language': 'pt_PT' };

function bookAsGuest(client: SandboxClient, json: unknown, headers: Record<string, string> = {}) {
  return client.call(`/rest/bookings/guest?${GUEST_QUERY}`, { json, headers });
}

function bookAs(client: SandboxClient, headers: Record<string, string>, json: unknown) {
  return client.call(`/rest/bookings?${USER_QUERY}`, { json, headers });
}

/** So many different slots with two places, the first `skip` left out. */
async function severalSlots(client: SandboxClient, campaignId: number, count: number, skip = 0) {
  return (await slotsOf(client, campaignId))
    .filter(({ capacity }) => capacity >= 2)
    .slice(skip, skip + count)
    .map(({ startTime, durationSec }) => ({ startTime, durationSec }));
}

describe('a booking', () => {
  test('of a guest is confirmed with a code and points', async () => {
    const client = createClient();
    const { slot } = await freeSlot(client, 101, 2);

    const reply = await bookAsGuest(client, bookingBody({ slots: [slot] }));

    expect(reply).toEqual({
      status: 200,
      body: {
        transactionId: 500_001,
        valueCharged: 0,
        status: 'CONFIRMED',
        points: 20,
        activationCode: expect.stringMatching(/^MC-/),
      },
    });
  });

  test('of a premium user gives premium points', async () => {
    const client = createClient();
    const { slot } = await freeSlot(client, 101, 2);

    const { body } = await bookAs(
      client,
      { token: 'token-premium', 'x-user-language': 'pt_PT' },
      bookingBody({ slots: [slot] }),
    );

    expect(body).toMatchObject({ points: 40 });
  });

  test('takes its places from the slot', async () => {
    const client = createClient();
    const { slot, capacity } = await freeSlot(client, 101, 4);

    await bookAsGuest(client, bookingBody({ slots: [slot], partySize: 3 }));

    const left = (await slotsOf(client, 101)).find((each) => each.startTime === slot.startTime);
    expect(left?.capacity).toBe(capacity - 3);
  });

  test('is refused with a message when the slot is full', async () => {
    const client = createClient();
    const { slot, capacity } = await freeSlot(client, 101, 6);
    await bookAsGuest(client, bookingBody({ slots: [slot], partySize: capacity - 1 }));

    const reply = await bookAs(
      client,
      { ...ANA, 'x-user-language': 'es_ES' },
      bookingBody({ slots: [slot], partySize: 2 }),
    );

    expect(reply).toMatchObject({
      status: 409,
      body: {
        code: 'SLOT_FULL',
        message: 'Ya no quedan plazas suficientes en este horario. Elige otro.',
        payload: { capacity: 1 },
      },
    });
  });

  test.each([
    ['at a moment that is no slot', { startTime: '2026-11-12T03:07:00+00:00', durationSec: 5400 }],
    ['on a closed day', { startTime: '2026-11-16T12:30:00+00:00', durationSec: 5400 }],
    ['in the past', { startTime: '2026-11-10T12:30:00+00:00', durationSec: 5400 }],
  ])('%s is refused', async (_, slot) => {
    const reply = await bookAsGuest(createClient(), bookingBody({ slots: [slot] }));

    expect(reply).toMatchObject({ status: 409, body: { code: 'SLOT_UNAVAILABLE' } });
  });

  test.each([110, 112, 113])('of campaign %i is refused: no date can be booked', async (id) => {
    const reply = await bookAsGuest(createClient(), bookingBody({ campaignId: id }));

    expect(reply).toMatchObject({ status: 409, body: { code: 'CAMPAIGN_UNAVAILABLE' } });
  });

  test.each([undefined, 'token-nobody'])('with the token %s is a 401', async (token) => {
    const client = createClient();
    const { slot } = await freeSlot(client, 101, 2);
    const headers = { 'x-user-language': 'pt_PT', ...(token && { token }) };

    const reply = await bookAs(client, headers, bookingBody({ slots: [slot] }));

    expect(reply).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } });
  });

  test.each([
    [102, 4, 'PENDING'],
    [103, 2, 'CONFIRMED'],
  ])('of campaign %i for %i is %s', async (campaignId, partySize, status) => {
    const client = createClient();
    const { slot } = await freeSlot(client, campaignId, partySize);

    const { body } = await bookAsGuest(
      client,
      bookingBody({ campaignId, partySize, slots: [slot] }),
    );

    expect(body).toMatchObject({ status });
  });

  test('of a digital coupon needs no date', async () => {
    const reply = await bookAsGuest(createClient(), bookingBody({ campaignId: 105, partySize: 1 }));

    expect(reply).toMatchObject({ status: 200, body: { status: 'PENDING' } });
  });

  test('of several dates takes three to ten, one more than a day ahead', async () => {
    const client = createClient();
    const book = async (slots: unknown) =>
      (await bookAsGuest(client, bookingBody({ campaignId: 106, slots }))).status;

    expect(await book(await severalSlots(client, 106, 2, 20))).toBe(400);
    expect(await book(await severalSlots(client, 106, 3))).toBe(400);
    expect(await book(await severalSlots(client, 106, 11, 20))).toBe(400);
    expect(await book(await severalSlots(client, 106, 3, 20))).toBe(200);
  });

  test('of a service takes a place of its calendar', async () => {
    const client = createClient();
    const slot = { startTime: '2026-11-12T14:00:00+00:00', durationSec: 3600 };
    const body = bookingBody({
      campaignId: null,
      shopMerchantServiceIds: [201],
      partySize: 1,
      slots: [slot],
    });

    const replies = await Promise.all([1, 2, 3].map(() => bookAsGuest(client, body)));

    expect(replies.at(-1)?.status).toBe(409);
    expect(replies[0]?.status).toBe(200);
  });

  test('of points is for registered users', async () => {
    const client = createClient();
    const json = {
      campaignId: 111,
      refererLink: 'https://tasca.example/',
      userInformation: { language: 'pt_PT', partnerUserId: '' },
      partySize: 1,
      slots: [{ startTime: new Date(NOW).toISOString(), durationSec: 0 }],
      onBehalfOfUser: true,
    };

    expect((await bookAsGuest(client, json)).status).toBe(403);
    expect(await bookAs(client, ANA, json)).toMatchObject({ status: 200, body: { points: 10 } });
  });

  test('with the key of an earlier one gives the first answer and books nothing', async () => {
    const client = createClient();
    const { slot, capacity } = await freeSlot(client, 101, 4);
    const book = () =>
      bookAsGuest(client, bookingBody({ slots: [slot] }), { 'idempotency-key': 'intent-1' });

    const [first, second] = await Promise.all([book(), book()]);

    expect(second).toEqual(first);
    const left = (await slotsOf(client, 101)).find((each) => each.startTime === slot.startTime);
    expect(left?.capacity).toBe(capacity - 2);
  });
});

describe('after a booking', () => {
  test('the conversion call is taken from its user', async () => {
    const client = createClient();
    const json = { transactionId: 500_001, valueCharged: 0, campaignId: 101, channelManager: null };
    const query = 'clientApplication=WEB&language=pt_PT&token=token-ana';

    expect(await client.call(`/rest/client/book/book/1001?${query}`, { json })).toEqual({
      status: 200,
      body: {},
    });
    expect((await client.call(`/rest/client/book/book/1002?${query}`, { json })).status).toBe(401);
  });

  test('an SMS names the date and the time of its booking', async () => {
    const client = createClient();
    const json = {
      shopName: 'Tasca Lua de Alfama',
      phoneNumber: '+351 218 870 452',
      campaignType: 1,
      campaignTitle: 'Menu da Lua',
      mobileNumber: '+351912345678',
      promoCode: 'MC-1',
      bookDate: '2026-11-12',
      bookTime: '20:00',
    };
    const { bookTime: _bookTime, ...withoutTime } = json;

    expect((await client.call('/rest/client/action/sms/send/1001', { json })).status).toBe(200);
    expect(
      (await client.call('/rest/client/action/sms/send/1001', { json: withoutTime })).status,
    ).toBe(400);
  });

  test('an SMS is not sent to an unknown user', async () => {
    const json = {
      shopName: 'Tasca',
      phoneNumber: '',
      campaignType: 5,
      campaignTitle: 'Massagem',
      mobileNumber: '+351912345678',
      promoCode: '',
    };
    const client = createClient();

    expect((await client.call('/rest/client/action/sms/send/1001', { json })).status).toBe(200);
    expect((await client.call('/rest/client/action/sms/send/9', { json })).status).toBe(404);
  });
});
