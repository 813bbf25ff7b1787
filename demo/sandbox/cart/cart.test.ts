import { describe, expect, test } from 'vitest';

import { createClient, type SandboxClient } from '../test-support/sandbox-client.ts';

const QUERY = 'entityId=1&language=en_EN';
const ROOT = '/rest/v1/web/shopping-cart';
const ANA = `${QUERY}&token=token-ana`;
const session = (name: string) => `${QUERY}&sessionId=${name}`;

const get = async (client: SandboxClient, query: string) =>
  (await client.call(`${ROOT}?${query}`)).body;
const add = (client: SandboxClient, query: string, productId: unknown, qty: unknown = 1) =>
  client.call(`${ROOT}/add?${query}`, { json: { productId, qty } });
const remove = (client: SandboxClient, query: string, itemId: string) =>
  client.call(`${ROOT}/remove/${itemId}?${query}`, { method: 'POST' });
const coupon = (client: SandboxClient, query: string, code: string) =>
  client.call(`${ROOT}/apply-coupon?${query}&couponCode=${code}`, { method: 'POST' });

describe('a cart', () => {
  test('may hold what several shops sell', async () => {
    expect(await get(createClient(), session('three-shops'))).toMatchObject({
      shops: [
        { id: 3, name: 'Mercearia do Sobreiro' },
        { id: 4, items: [{ name: 'Curd cheese, 200 g', quantity: 2, lineTotal: 5.9 }] },
        { id: 5 },
      ],
      itemsTotal: 30.95,
      final: 30.95,
      paymentMethods: ['online', 'offline'],
    });
  });

  test('is kept for its session alone, until a reset', async () => {
    const client = createClient();

    const reply = await add(client, session('s-1'), 3102, 3);

    expect(reply.body).toMatchObject({ shops: [{ id: 3 }], itemsTotal: 22.2 });
    expect(await get(client, session('s-1'))).toEqual(reply.body);
    expect(await get(client, session('s-2'))).toMatchObject({ shops: [], paymentMethods: [] });
    await client.call('/__sandbox/reset', { method: 'POST' });
    expect(await get(client, session('s-1'))).toMatchObject({ shops: [] });
  });

  test('adds to a line that is there, and removes it', async () => {
    const client = createClient();
    await add(client, ANA, 3201, 2);

    expect(await get(client, ANA)).toHaveProperty('shops.0.items.1.quantity', 5);
    const { body } = await remove(client, ANA, '53201');
    expect(body).toMatchObject({
      itemsTotal: 21.42,
      shops: [{ items: [{ id: 53101, productId: 3101 }] }],
    });
    expect((await remove(client, ANA, '53201')).status).toBe(404);
  });

  test.each([
    ['that is not on sale', 99, 1, 404],
    ['a restaurant serves', 1201, 1, 404],
    ['is not sold now', 3204, 1, 409],
    ['is half a piece', 3101, 0.5, 400],
    ['is nothing', 3101, 0, 400],
  ])('does not take what %s', async (_, productId, qty, status) => {
    expect((await add(createClient(), ANA, productId, qty)).status).toBe(status);
  });

  test('shows promotions with the price before, and pictures where there are any', async () => {
    expect(await get(createClient(), ANA)).toHaveProperty('shops.0.items.0', {
      id: 53101,
      productId: 3101,
      name: 'Extra virgin olive oil, 500 ml',
      quantity: 2,
      lineTotalBefore: 23.8,
      lineTotal: 21.42,
      promotionPrice: 10.71,
      price: 11.9,
      currency: 'EUR',
      image: 'http://sandbox.test/photos/mercearia.webp',
      notes: '',
    });
  });

  test('of an unknown token is refused', async () => {
    const reply = await createClient().call(`${ROOT}?${QUERY}&token=nobody`);
    expect(reply).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } });
  });
});

describe('a coupon', () => {
  test('SAVE10 takes ten percent off, in capitals or not', async () => {
    expect((await coupon(createClient(), ANA, 'save10')).body).toMatchObject({
      couponCode: 'SAVE10',
      itemsTotal: 32.97,
      discountValue: 3.3,
      final: 29.67,
    });
  });

  test('SEMPROMO changes the lines too', async () => {
    expect((await coupon(createClient(), ANA, 'SEMPROMO')).body).toMatchObject({
      shops: [{ items: [{ lineTotal: 23.8, lineTotalBefore: null, promotionPrice: null }, {}] }],
      itemsTotal: 35.35,
      final: 28.28,
    });
  });

  test.each(['SAVE99', '', 'constructor'])('"%s" is refused in words', async (code) => {
    expect(await coupon(createClient(), ANA, code)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_COUPON', message: 'Coupon code invalid' },
    });
  });
});

test('a cart can be paid online and on the spot, an empty one in no way', async () => {
  const client = createClient();
  const methods = async (query: string) =>
    (await client.call(`${ROOT}/payment-methods?${query}`)).body;

  expect(await methods(ANA)).toEqual(['online', 'offline']);
  expect(await methods(session('nobody'))).toEqual([]);
});
