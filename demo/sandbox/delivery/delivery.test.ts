import { describe, expect, test } from 'vitest';

import { distanceMetres } from '../../../src/lib/distance.ts';
import { createClient } from '../test-support/sandbox-client.ts';
import { PICKUP_POINTS } from './pickup-points-data.ts';
import { TOWNS } from './towns-data.ts';

const client = createClient();
const ROOT = '/rest/v1/web/delivery';

/** The methods of each shop there: `shop: methods`. */
async function offered(query: string): Promise<Record<string, readonly number[]>> {
  const { body } = await client.call(`${ROOT}/rates?${query}`);
  const { shops } = body as {
    shops: readonly { shopId: number; methods: Record<string, readonly { id: number }[]> }[];
  };
  return Object.fromEntries(
    shops.map(({ shopId, methods }) => [
      shopId,
      Object.values(methods)
        .flat()
        .map(({ id }) => id),
    ]),
  );
}

const at = (postalCode: string, countryId = 139) =>
  offered(`countryId=${countryId}&postalCode=${postalCode}`);

describe('rates', () => {
  test.each([
    ['Lisbon', '1100-544', 139, { 3: [301], 4: [401], 5: [501] }],
    ['Évora, which has a courier too', '7000-854', 139, { 3: [301, 302], 4: [401], 5: [501] }],
    ['the Algarve, too far for cheese', '8000-100', 139, { 3: [301], 5: [501] }],
    ['the islands, one shop alone', '9500-150', 139, { 3: [305] }],
    ['Corvo, none', '9980-024', 139, {}],
    ['Madrid, one shop', '28013', 68, { 3: [306] }],
    ['Paris, none', '75001', 75, {}],
  ])('to %s', async (_, postalCode, countryId, methods) => {
    expect(await at(postalCode, countryId)).toEqual(methods);
  });

  test('in general say all that there is; one shop has no pickup points', async () => {
    expect(await offered('')).toEqual({
      3: [301, 302, 305, 306, 303, 304],
      4: [401, 403, 404],
      5: [501, 504],
    });
  });

  test('at a pickup point are those of its shops', async () => {
    const [mainland] = PICKUP_POINTS;
    const island = PICKUP_POINTS.find((point) => point.city === 'Funchal');
    expect(await offered(`pickupPoint=${mainland?.id}`)).toEqual({ 3: [303], 4: [403] });
    expect(await offered(`pickupPoint=${island?.id}`)).toEqual({ 3: [303] });
    expect((await client.call(`${ROOT}/rates?pickupPoint=1`)).status).toBe(404);
  });

  test('name the shop in which goods are handed out', async () => {
    const { body } = await client.call(`${ROOT}/rates?`);
    expect(body).toHaveProperty(
      'shops.0.methods.STORE_PICKUP.0.shopAddress',
      'Rua 5 de Outubro 62, 7000-854 Centro histórico, Évora',
    );
  });

  test.each(['countryId=139', 'postalCode=1100-544', 'countryId=139&postalCode=1&pickupPoint=2'])(
    'asked for by %s are a 400',
    async (query) => expect((await client.call(`${ROOT}/rates?${query}`)).status).toBe(400),
  );
});

describe('pickup points', () => {
  const ask = async (query: string) => {
    const { body } = await client.call(`${ROOT}/pickup-points?${query}`);
    return body as typeof PICKUP_POINTS;
  };

  test('are 500, each with its own id, near the centre of its town', () => {
    expect(PICKUP_POINTS).toHaveLength(500);
    expect(new Set(PICKUP_POINTS.map(({ id }) => id)).size).toBe(500);
    for (const point of PICKUP_POINTS) {
      expect(point.postalCode).toMatch(/^\d{4}-\d{3}$/);
      const towns = TOWNS.filter(([city]) => city === point.city);
      const away = towns.map(([, latitude, longitude]) =>
        distanceMetres({ latitude, longitude }, point),
      );
      expect(Math.min(...away), point.name).toBeLessThan(450);
    }
  });

  test('are those at which every method hands out', async () => {
    expect(await ask('shopDeliveryMethodIds=303')).toHaveLength(500);
    const cooled = await ask('shopDeliveryMethodIds=303,403');
    expect(cooled.length).toBeLessThan(500);
    expect(cooled.every((point) => !point.postalCode.startsWith('9'))).toBe(true);
    expect(await ask('shopDeliveryMethodIds=303,999')).toEqual([]);
  });

  test('come from near to far where a location is given', async () => {
    const [first] = await ask('shopDeliveryMethodIds=303&latitude=41.8&longitude=-6.76');
    expect(first?.city).toBe('Bragança');
  });

  test.each([
    '',
    'shopDeliveryMethodIds=303&latitude=41',
    'shopDeliveryMethodIds=303&latitude=x&longitude=1',
  ])('asked for by "%s" are a 400', async (query) =>
    expect((await client.call(`${ROOT}/pickup-points?${query}`)).status).toBe(400),
  );
});

test('countries come in the language of the call', async () => {
  const { body } = await client.call(`${ROOT}/countries?language=es_ES`);
  expect(body).toMatchObject([{ id: 139, name: 'Portugal' }, { name: 'España' }, {}, {}, {}, {}]);
});
