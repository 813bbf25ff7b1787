import { describe, expect, test } from 'vitest';

import { walletPayment } from '../test-support/payment-body.ts';
import { createClient, type SandboxClient } from '../test-support/sandbox-client.ts';

const REQUEST = '/rest/payment/mbway-payment-request';
const STATUS = '/rest/payment/mbway-payment-status';
const ANA = 1001;
const PREMIUM = 1002;

const pay = (
  client: SandboxClient,
  change: Record<string, unknown> = {},
  who: number | 'guest' = 'guest',
) => client.call(`${REQUEST}/${who}/?language=pt_PT`, { json: walletPayment(change) });
const guestStatus = async (client: SandboxClient, id: number) =>
  (await client.call(`${STATUS}/guest/${id}/`)).body;

describe('a wallet payment of a guest', () => {
  test('910000001 is in progress, then completed with a code', async () => {
    const client = createClient();

    expect((await pay(client)).body).toMatchObject({
      id: 900_001,
      status: 'IN_PROGRESS',
      message: 'À espera da tua confirmação.',
      valueCharged: 84,
    });
    expect(await guestStatus(client, 900_001)).not.toHaveProperty('activationCode');
    expect(await guestStatus(client, 900_001)).toMatchObject({
      status: 'COMPLETED',
      activationCode: expect.stringMatching(/^V-/),
      activationQrCode: expect.stringMatching(/^https:/),
    });
  });

  test('910000002 is cancelled, 910000003 never answers', async () => {
    const client = createClient();
    await pay(client, { paymentPhoneNumber: '+351910000002' });
    await pay(client, { paymentPhoneNumber: '+351910000003' });

    for (let poll = 0; poll < 3; poll += 1) {
      await guestStatus(client, 900_001);
      await guestStatus(client, 900_002);
    }

    expect(await guestStatus(client, 900_001)).toMatchObject({ status: 'CANCELLED' });
    expect(await guestStatus(client, 900_002)).toMatchObject({ status: 'IN_PROGRESS' });
  });

  test('910000004 fails at the request', async () => {
    const reply = await pay(createClient(), { paymentPhoneNumber: '+351910000004' });

    expect(reply.body).toMatchObject({ status: 'ERROR_IN_PAY_PLATFORM' });
  });

  test('is not given to a signed-in user, nor without an id', async () => {
    const client = createClient();
    await pay(client);

    expect((await client.call(`${STATUS}/900001/?token=token-ana`)).status).toBe(404);
    expect((await client.call(`${STATUS}/guest/1/`)).status).toBe(404);
    expect((await client.call(`${STATUS}/900001/?token=wrong`)).status).toBe(401);
  });
});

describe('what a purchase comes to', () => {
  test.each([
    ['a gift voucher, less 3 € each', {}, 'guest', 84],
    ['a premium user’s, less 6 € each', {}, PREMIUM, 78],
    ['with a prize', { prizeTransactionId: 7001 }, ANA, 79],
    ['a premium reservation', { paymentReservationType: 'premium' }, 'guest', 84],
    ['a price in words', { campaignId: 115, quantityPurchased: 3 }, 'guest', 40.35],
  ] as const)('%s', async (_, change, who, valueCharged) => {
    expect((await pay(createClient(), change, who)).body).toMatchObject({ valueCharged });
  });

  test.each([
    [
      'a prize that leaves less than 2 €',
      { campaignId: 115, quantityPurchased: 1, prizeTransactionId: 7002 },
      ANA,
      400,
      'PRIZE_TOO_HIGH',
    ],
    ['a prize of somebody else', { prizeTransactionId: 7101 }, ANA, 409, 'PRIZE_UNAVAILABLE'],
    ['a prize of a guest', { prizeTransactionId: 7001 }, 'guest', 409, 'PRIZE_UNAVAILABLE'],
    ['an offer that is not sold', { campaignId: 101 }, 'guest', 409, 'CAMPAIGN_UNAVAILABLE'],
    [
      'a premium reservation that is not on offer',
      { campaignId: 115, paymentReservationType: 'premium' },
      'guest',
      400,
      'MALFORMED_REQUEST',
    ],
    ['the wrong type', { campaignTypeId: 2 }, 'guest', 400, 'MALFORMED_REQUEST'],
    ['eleven vouchers', { quantityPurchased: 11 }, 'guest', 400, 'MALFORMED_REQUEST'],
    ['half an invoice', { invoiceName: 'Ana' }, 'guest', 400, 'MALFORMED_REQUEST'],
    [
      'a phone without prefix',
      { paymentPhoneNumber: '910000001' },
      'guest',
      400,
      'MALFORMED_REQUEST',
    ],
    ['an unknown field', { smart: true }, 'guest', 400, 'MALFORMED_REQUEST'],
    ['an unknown user', {}, 9999, 404, 'NOT_FOUND'],
  ] as const)('%s is refused', async (_, change, who, status, code) => {
    expect(await pay(createClient(), change, who)).toMatchObject({ status, body: { code } });
  });

  test('a prize is used up once it is paid, and comes back with a reset', async () => {
    const client = createClient();
    const prizes = async () =>
      (
        await client.call(
          '/rest/client/prize/myprizes?userId=1001&token=token-ana&startIndex=0&pageSize=100',
        )
      ).body;
    await pay(client, { prizeTransactionId: 7001 }, ANA);
    expect(await prizes()).toHaveLength(3);

    await client.call(`${STATUS}/900001/?token=token-ana`);
    await client.call(`${STATUS}/900001/?token=token-ana`);

    expect(await prizes()).toHaveLength(2);
    expect(await pay(client, { prizeTransactionId: 7001 }, ANA)).toMatchObject({ status: 409 });
    await client.call('/__sandbox/reset', { method: 'POST' });
    expect(await prizes()).toHaveLength(3);
  });
});

test('a prize that was spent since the request was made pays nothing', async () => {
  const client = createClient();
  await pay(client, { prizeTransactionId: 7001 }, ANA);
  await pay(client, { prizeTransactionId: 7001 }, ANA);
  const statusAfterTwo = async (id: number) => {
    await client.call(`${STATUS}/${id}/?token=token-ana`);
    return (await client.call(`${STATUS}/${id}/?token=token-ana`)).body;
  };

  expect(await statusAfterTwo(900_001)).toMatchObject({ status: 'COMPLETED' });
  expect(await statusAfterTwo(900_002)).toMatchObject({ status: 'CANCELLED' });
});

test('the same intent asked for twice is one payment', async () => {
  const client = createClient();
  const init = { json: walletPayment(), headers: { 'idempotency-key': 'k-1' } };

  const first = await client.call(`${REQUEST}/guest/`, init);
  const second = await client.call(`${REQUEST}/guest/`, init);

  expect(second.body).toEqual(first.body);
  expect((await client.call(`${STATUS}/guest/900002/`)).status).toBe(404);
});
