import { describe, expect, test } from 'vitest';

import { PICKUP_POINTS } from '../delivery/pickup-points-data.ts';
import { createSandbox } from '../create-sandbox.ts';
import { orderBody, STORE_PICKUP } from '../test-support/order-body.ts';
import { createClient, NOW, type SandboxClient } from '../test-support/sandbox-client.ts';

const QUERY = 'clientApplication=WEB&entityId=1&language=en_EN';
const CART = '/rest/v1/web/shopping-cart';

const guest = (client: SandboxClient, json: unknown, session = 'one-shop', headers = {}) =>
  client.call(`/rest/v1/web/orders/guest?${QUERY}&sessionId=${session}`, { json, headers });
const ana = (client: SandboxClient, json: unknown) =>
  client.call(`/rest/v1/web/orders?${QUERY}&token=token-ana`, { json });
const cartOf = async (client: SandboxClient, owner: string) =>
  (await client.call(`${CART}?entityId=1&language=en_EN&${owner}`)).body;

const by = (...methods: readonly (readonly [number, number, (number | undefined)?])[]) => ({
  deliveryMethods: methods.map(([shopId, shopDeliveryMethodId, pickupPoint]) => ({
    shopId,
    shopDeliveryMethodId,
    pickupPoint: pickupPoint ?? null,
  })),
});
const HOME = {
  addressName: 'Casa',
  countryId: 139,
  street: 'Rua A 1',
  postalCode: '1100-544',
  floorDoor: '',
  city: 'Lisboa',
};

describe('an order', () => {
  test('paid on the spot needs no page, and empties the cart', async () => {
    const client = createClient();

    expect(await guest(client, orderBody())).toEqual({ status: 200, body: { orderRef: 'E-7001' } });
    expect(await cartOf(client, 'sessionId=one-shop')).toMatchObject({ shops: [] });
    expect(await guest(client, orderBody())).toMatchObject({
      status: 409,
      body: { code: 'EMPTY_CART', message: 'The cart is empty' },
    });
  });

  test('paid online leads to a page with cart and delivery added up, and back to the shop', async () => {
    const client = createClient();
    const delivery = { ...by([3, 301]), addressId: 9001 };

    const { body } = await ana(client, orderBody({ delivery, paymentMethod: 'online' }));

    expect(body).toEqual({
      orderRef: 'E-7001',
      paymentUrl: 'http://sandbox.test/__sandbox/pay?payment=900001',
    });
    const page = await (await client.raw('/__sandbox/pay?payment=900001')).text();
    expect(page).toContain('€36.87');
    const paid = await client.raw('/__sandbox/pay', {
      form: { payment: '900001', decision: 'pay' },
    });
    expect(paid.headers.get('location')).toMatch(/^https:\/\/mercearia\.example\/loja\?/);
  });

  test.each(['refuse', 'cancel'])('takes another try at its page after "%s"', async (decision) => {
    const client = createClient();
    await guest(client, orderBody({ paymentMethod: 'online' }));
    const decide = (form: { payment: string; decision: string }) =>
      client.raw('/__sandbox/pay', { form });

    await decide({ payment: '900001', decision });

    const page = await (await client.raw('/__sandbox/pay?payment=900001')).text();
    expect(page).toContain('value="pay"');
    const paid = await decide({ payment: '900001', decision: 'pay' });
    expect(paid.headers.get('location')).toContain('state=completed');
  });

  test('of a guest names its address, and of several shops a method each', async () => {
    const methods = by([3, 301], [4, 401], [5, 501]);
    const order = orderBody({ delivery: { ...methods, ...HOME }, paymentMethod: 'online' });

    const reply = await guest(createClient(), order, 'three-shops');

    expect(reply).toMatchObject({ status: 200, body: { orderRef: 'E-7001' } });
  });

  test('is handed out at a pickup point', async () => {
    const [point] = PICKUP_POINTS;
    const delivery = { ...by([3, 303, point?.id]), ...HOME };

    expect((await guest(createClient(), orderBody({ delivery }))).status).toBe(200);
  });

  test('with the key of an earlier one orders nothing', async () => {
    const client = createClient();
    const headers = { 'idempotency-key': 'intent-1' };

    const first = await guest(client, orderBody(), 'one-shop', headers);

    expect(await guest(client, orderBody(), 'one-shop', headers)).toEqual(first);
  });

  test.each([
    ['without its shop', { delivery: by([4, 404]) }],
    ['with a shop too many', { delivery: by([3, 304], [4, 404]) }],
    ['by a method of no shop', { delivery: by([3, 999]) }],
    ['by courier to nowhere', { delivery: by([3, 301]) }],
    [
      'to where no shop delivers',
      { delivery: { ...by([3, 301]), ...HOME, postalCode: '9980-024' } },
    ],
    ['to the address of somebody else', { delivery: { ...by([3, 301]), addressId: 9001 } }],
    ['paid on the spot where the method takes none', { delivery: { ...by([3, 301]), ...HOME } }],
    ['paid by barter', { paymentMethod: 'barter' }],
    ['with an invoice to an unknown address', { fiscalAddressId: 1 }],
    ['with an unknown field', { gift: true }],
  ])('%s is a 400', async (_, order) => {
    expect(await guest(createClient(), orderBody(order))).toMatchObject({
      status: 400,
      body: { code: 'MALFORMED_REQUEST' },
    });
  });

  test('without a token is the guest’s', async () => {
    const client = createClient();
    const path = `/rest/v1/web/orders?${QUERY}`;

    expect((await client.call(path, { json: orderBody() })).status).toBe(400);
    expect((await client.call(`${path}&token=nobody`, { json: orderBody() })).status).toBe(401);
  });

  test('has an invoice to a saved address', async () => {
    const tax = { taxInformation: { fiscalName: 'Ana', fiscalNumber: '501442600' } };
    const client = createClient();

    expect((await ana(client, orderBody({ fiscalAddressId: 9002 }))).status).toBe(400);
    expect((await ana(client, orderBody({ fiscalAddressId: 9002 }, tax))).status).toBe(200);
  });
});

describe('what happens while it is ordered', () => {
  const fill = (client: SandboxClient, productId: number) =>
    client.call(`${CART}/add?entityId=1&language=en_EN&sessionId=one-shop`, {
      json: { productId, qty: 1 },
    });

  test('product 3301 sells out: refused, and gone from the cart', async () => {
    const client = createClient();
    await fill(client, 3301);

    expect(await guest(client, orderBody())).toMatchObject({
      status: 409,
      body: { code: 'ITEM_GONE', payload: { productId: 3301 } },
    });
    expect(await cartOf(client, 'sessionId=one-shop')).toMatchObject({ final: 32.97 });
    expect((await guest(client, orderBody())).status).toBe(200);
  });

  test('product 3302 costs more: refused once, and dearer in the cart', async () => {
    const client = createClient();
    await fill(client, 3302);
    expect(await cartOf(client, 'sessionId=one-shop')).toMatchObject({ final: 50.97 });

    expect(await guest(client, orderBody())).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED' },
    });
    expect(await cartOf(client, 'sessionId=one-shop')).toMatchObject({ final: 54.47 });
    expect((await guest(client, orderBody())).status).toBe(200);
  });
});

test('inside a page there is no page to pay on: carts are paid on the spot', async () => {
  const sandbox = createSandbox({ now: () => NOW });
  const call = async (path: string, body?: unknown) => {
    const init = body
      ? {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }
      : {};
    const response = await sandbox.fetch(new Request(`https://sandbox.invalid${path}`, init));
    const answer: unknown = await response.json();
    return { status: response.status, answer };
  };
  const owner = 'entityId=1&language=pt_PT&sessionId=one-shop';
  const orders = `/rest/v1/web/orders/guest?clientApplication=WEB&${owner}`;

  expect((await call(`${CART}/payment-methods?${owner}`)).answer).toEqual(['offline']);
  expect((await call(orders, orderBody({ paymentMethod: 'online' }))).status).toBe(400);
  expect((await call(orders, orderBody({ delivery: STORE_PICKUP }))).status).toBe(200);
});
