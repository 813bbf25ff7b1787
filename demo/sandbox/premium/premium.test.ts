import * as v from 'valibot';
import { expect, test } from 'vitest';

import { createClient } from '../test-support/sandbox-client.ts';

const plans = v.object({
  products: v.array(v.object({ id: v.number(), urlHiPay: v.string() })),
  bestSubscription: v.object({ id: v.number(), price: v.number() }),
});

test('the plans are listed with the best one, and a paid plan makes the user premium', async () => {
  const client = createClient();
  const isPremium = async () =>
    (await client.call('/rest/client/profile/1001?token=token-ana&language=pt_PT')).body;

  const { body } = await client.call('/rest/client/premium/code/hipay/1001?language=pt_PT');

  const { products, bestSubscription } = v.parse(plans, body);
  expect(products.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(bestSubscription).toMatchObject({ id: 3, price: 2.99 });
  expect(await isPremium()).toMatchObject({ isPremium: false });

  const url = new URL(products[2]?.urlHiPay ?? '');
  const payment = url.searchParams.get('payment') ?? '';
  const page = await client.raw(url.pathname, { form: { payment, decision: 'pay' } });

  expect(await page.text()).toContain('Está feito.');
  expect(await isPremium()).toMatchObject({ isPremium: true });
});

test('a guest gets no plans', async () => {
  expect((await createClient().call('/rest/client/premium/code/hipay/9')).status).toBe(404);
});
