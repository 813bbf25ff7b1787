import { describe, expect, test } from 'vitest';

import { createSite } from '../../server/create-site.ts';
import { createSandbox } from '../create-sandbox.ts';
import { linkPayment } from '../test-support/payment-body.ts';
import { createClient, NOW, type SandboxClient } from '../test-support/sandbox-client.ts';

const LINK = '/rest/client/gift/hipay/guest/?language=en_EN';
const PAGE = 'http://sandbox.test/__sandbox/pay?payment=900001';
const PAGE_PATH = '/__sandbox/pay';
const STATUS = '/rest/payment/mbway-payment-status';

const ask = (client: SandboxClient, change: Record<string, unknown> = {}) =>
  client.call(LINK, { json: linkPayment(change) });
const press = (client: SandboxClient, decision: string) =>
  client.raw(PAGE_PATH, { form: { payment: '900001', decision } });
const status = async (client: SandboxClient) => (await client.call(`${STATUS}/guest/900001/`)).body;

describe('a card', () => {
  test('is paid on a page that names merchant, offer and amount', async () => {
    const client = createClient();

    expect((await ask(client)).body).toEqual({
      id: 900_001,
      urlPaymentPlatform: PAGE,
      valueCharged: 84,
    });
    const page = await client.raw(`${PAGE_PATH}?payment=900001`);
    const html = await page.text();
    expect(page.headers.get('content-type')).toContain('text/html');
    for (const words of ['Tasca', 'Fado night with a tasting dinner', '€84.00', '>Pay<']) {
      expect(html).toContain(words);
    }
  });

  test.each([
    ['pay', 'completed', 'COMPLETED'],
    ['refuse', 'declined', 'CANCELLED'],
    ['cancel', 'cancelled', 'CANCELLED'],
    ['payLate', 'pending', 'IN_PROGRESS'],
  ])(
    '%s leads back with the provider’s parameters beside the page’s own',
    async (decision, state, expected) => {
      const client = createClient();
      await ask(client);

      const response = await press(client, decision);

      expect(response.status).toBe(303);
      const back = new URL(response.headers.get('location') ?? '');
      expect(back.origin + back.pathname).toBe('https://tasca.example/vales');
      expect(Object.fromEntries(back.searchParams)).toMatchObject({
        lang: 'pt',
        'mc-return': 'payment',
        'mc-nonce': 'n-1',
        state,
        orderid: 'order-900001',
      });
      expect(await status(client)).toMatchObject({ status: expected });
    },
  );

  test('that is confirmed late is completed at the second question', async () => {
    const client = createClient();
    await ask(client);
    await press(client, 'payLate');

    expect(await status(client)).toMatchObject({ status: 'IN_PROGRESS' });
    expect(await status(client)).toMatchObject({
      status: 'COMPLETED',
      activationCode: expect.stringMatching(/^V-/),
    });
  });

  test('cannot be paid twice, nor refused after it was paid', async () => {
    const client = createClient();
    await ask(client);
    await press(client, 'pay');

    expect(await (await press(client, 'refuse')).text()).toContain('This payment has ended.');
    expect(await status(client)).toMatchObject({ status: 'COMPLETED' });
  });

  test('stays in progress while nothing is pressed', async () => {
    const client = createClient();
    await ask(client);

    for (let poll = 0; poll < 3; poll += 1) {
      expect(await status(client)).toMatchObject({ status: 'IN_PROGRESS' });
    }
  });
});

test('the demo site serves the page and leads back from it', async () => {
  const site = createSite(process.cwd());
  const origin = 'http://localhost:4173';
  const json = (path: string, body: unknown) =>
    site(
      new Request(origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  await json(LINK, linkPayment());

  const page = await site(new Request(`${origin}${PAGE_PATH}?payment=900001`));
  const body = new URLSearchParams({ payment: '900001', decision: 'pay' });
  const back = await site(new Request(origin + PAGE_PATH, { method: 'POST', body }));

  expect(await page.text()).toContain('Demonstration payment');
  expect([back.status, back.headers.get('location')]).toEqual([
    303,
    expect.stringContaining('https://tasca.example/vales?lang=pt&mc-return=payment'),
  ]);
});

describe('a bank reference', () => {
  test('has entity, reference, amount and the asked expiry', async () => {
    const { body } = await ask(createClient(), { paymentMethod: 'multibanco' });

    expect(body).toMatchObject({
      urlPaymentPlatform: PAGE,
      bankReference: {
        entity: '21098',
        reference: expect.stringMatching(/^\d{9}$/),
        amount: 84,
        expireDate: '2026-11-13T10:00:00Z',
      },
    });
  });
});

test.each([
  ['a script as the way back', { returnUrl: ['javascript', 'alert(1)'].join(':') }],
  ['no way back', { returnUrl: undefined }],
  ['a wallet', { paymentMethod: 'mbway' }],
  ['a phone', { paymentPhoneNumber: '+351910000001' }],
])('a link with %s is a 400', async (_, change) => {
  expect((await ask(createClient(), change)).status).toBe(400);
});

test.each(['?payment=1', '', '?payment=..'])('there is no page at "%s"', async (query) => {
  expect((await createClient().raw(PAGE_PATH + query)).status).toBeGreaterThanOrEqual(400);
});

describe('the sandbox inside a page', () => {
  const call = (change: Record<string, unknown>) =>
    createSandbox({ now: () => NOW }).fetch(
      new Request(`https://sandbox.invalid${LINK}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(linkPayment(change)),
      }),
    );

  test('has no page for a card, and says so', async () => {
    const response = await call({});

    expect(response.status).toBe(501);
    expect(await response.json()).toMatchObject({ code: 'NO_PAYMENT_PAGE' });
  });

  test('gives a reference without a page', async () => {
    const body: unknown = await (await call({ paymentMethod: 'multibanco' })).json();

    expect(body).toHaveProperty('bankReference.entity', '21098');
    expect(body).not.toHaveProperty('urlPaymentPlatform');
  });
});
