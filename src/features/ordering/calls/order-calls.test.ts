import { describe, expect, it } from 'vitest';

import type { RatesPlace } from '../../delivery/rules/delivery-rates.ts';
import { createTestApi, TEST_ORDER, TEST_USER } from '../../../../test/support/api/calls.ts';
import {
  SAMPLE_CART,
  SAMPLE_ORDER,
  SAMPLE_PICKUP_POINTS,
  SAMPLE_RATES,
} from '../../../../test/support/api/sample-answers.ts';
import { createTestContext, jsonAnswer } from '../../../../test/support/api/test-context.ts';

const WRITE = { intentKey: 'k' };
const answering = (body: unknown, status = 200) => {
  const { context, requests } = createTestContext([() => jsonAnswer(body, { status })]);
  return { api: createTestApi(context), requests };
};

describe('an order', () => {
  const order = (body: unknown) => answering(body).api.createOrder(TEST_ORDER, TEST_USER, WRITE);

  it('is known by its reference, as text, and by where to pay', async () => {
    expect(await order({ ...SAMPLE_ORDER, orderRef: 7001 })).toEqual({
      orderRef: '7001',
      paymentUrl: 'https://pay.example.pt/o/7001',
      fault: null,
    });
  });

  it.each([{ orderRef: 'E-1' }, { orderRef: 'E-1', paymentUrl: null }])(
    'accepted without an address to pay at (%o) stands',
    async (body) =>
      expect(await order(body)).toEqual({ orderRef: 'E-1', paymentUrl: null, fault: null }),
  );

  it.each([['javascript', 'alert(1)'].join(':'), 'http://pay.example.pt/1', '/pay/1', ''])(
    'that is to be paid at "%s" stands, and the address is named and not handed on',
    async (paymentUrl) => {
      expect(await order({ orderRef: 'E-1', paymentUrl })).toMatchObject({
        orderRef: 'E-1',
        paymentUrl: null,
        fault: { endpoint: 'createOrder', field: 'paymentUrl' },
      });
    },
  );

  it('that the server refuses says why', async () => {
    const { api } = answering({ message: 'O preço mudou', code: 'PRICE_CHANGED' }, 409);
    await expect(api.createOrder(TEST_ORDER, null, WRITE)).rejects.toMatchObject({
      code: 'conflict',
      serverCode: 'PRICE_CHANGED',
      serverMessage: 'O preço mudou',
    });
  });

  it('that conflicts without a sentence is refused without the word "Conflict"', async () => {
    const { api } = answering({ statusCode: 409, message: 'Conflict' }, 409);
    await expect(api.createOrder(TEST_ORDER, null, WRITE)).rejects.toMatchObject({
      code: 'conflict',
      serverMessage: null,
    });
  });
});

describe('rates', () => {
  const rates = (body: unknown) => answering(body).api.getDeliveryRates(null);
  const [shop] = SAMPLE_RATES.shops;
  const [method] = shop?.methods.DELIVERY ?? [];

  it('stand shop by shop and type by type, in cents', async () => {
    const { types, shops } = await rates(SAMPLE_RATES);
    expect(types).toEqual([
      {
        type: 'DELIVERY',
        priceCents: 350,
        startingFrom: true,
        disabled: false,
        disabledFor: ['Loja'],
      },
    ]);
    expect(shops).toMatchObject([{ shopId: '3', shopName: 'Loja', available: true }]);
    expect(shops[0]?.methods.DELIVERY).toEqual([
      {
        id: '301',
        name: 'Estafeta',
        costCents: 350,
        acceptsOnlinePayment: true,
        acceptsOfflinePayment: false,
        shopAddress: 'Rua 5 de Outubro 62, Évora',
      },
    ]);
    expect(shops[0]?.methods.STORE_PICKUP).toHaveLength(1);
  });

  it('may be none', async () => {
    expect(await rates({ shops: [] })).toEqual({ types: [], shops: [] });
  });

  it('"shopId or id"; a type that is missing has no methods; an address may be in parts', async () => {
    const shopAddress = { address1: 'Rua 5', zipcode: '7000-854', zone: 'Évora' };
    const { shops } = await rates({
      shops: [{ id: 4, methods: { STORE_PICKUP: [{ ...method, shopAddress }] } }],
    });
    expect(shops).toMatchObject([
      { shopId: '4', shopName: '', available: true, methods: { DELIVERY: [], PICKUP_POINT: [] } },
    ]);
    expect(shops[0]?.methods.STORE_PICKUP[0]?.shopAddress).toBe('Rua 5, 7000-854 Évora');
  });

  it.each([undefined, null, 7])('keep a method whose shop address is %s', async (shopAddress) => {
    const { shops } = await rates({
      shops: [{ ...shop, methods: { DELIVERY: [{ ...method, shopAddress }] } }],
    });
    expect(shops[0]?.methods.DELIVERY).toMatchObject([{ id: '301', shopAddress: null }]);
  });

  it('do not offer a method whose cost cannot be read', async () => {
    const { shops } = await rates({
      shops: [{ ...shop, methods: { DELIVERY: [method, { ...method, costWithVat: 'soon' }] } }],
    });
    expect(shops[0]?.methods.DELIVERY).toHaveLength(1);
  });

  it.each<[string, RatesPlace, string]>([
    ['in general', null, ''],
    ['at a point', { pickupPoint: '501' }, 'pickupPoint=501'],
    ['abroad', { countryId: '68', postalCode: '28 013' }, 'countryId=68&postalCode=28+013'],
  ])('are asked for %s', async (_, place, query) => {
    const { api, requests } = answering(SAMPLE_RATES);
    await api.getDeliveryRates(place);
    expect(new URL(requests[0]?.url ?? '').search).toBe(
      ['?clientApplication=WEB&language=pt_PT', query].filter(Boolean).join('&'),
    );
  });
});

describe('pickup points', () => {
  const [point] = SAMPLE_PICKUP_POINTS;

  it('have coordinates, or none when the server does not know them', async () => {
    const { api, requests } = answering([
      point,
      { ...point, id: 502, latitude: null },
      { ...point, id: 503, longitude: 999 },
      { id: 504 },
    ]);
    const points = await api.getPickupPoints(['302'], null);
    expect(points.map(({ id, coordinates }) => [id, coordinates])).toEqual([
      ['501', { latitude: 38.735, longitude: -9.145 }],
      ['502', null],
      ['503', null],
    ]);
    const { searchParams } = new URL(requests[0]?.url ?? '');
    expect(searchParams.has('latitude')).toBe(false);
  });
});

it('pickup points of no method are asked for without an empty list', async () => {
  const { api, requests } = answering([]);
  expect(await api.getPickupPoints([], null)).toEqual([]);
  expect(new URL(requests[0]?.url ?? '').searchParams.has('shopDeliveryMethodIds')).toBe(false);
});

describe("the server's cart", () => {
  it('of a guest belongs to the session', async () => {
    const { api, requests } = answering(SAMPLE_CART);
    await api.applyCoupon({ shopId: null, couponCode: 'SAVE10' }, null, WRITE);
    const { searchParams } = new URL(requests[0]?.url ?? '');
    expect(searchParams.get('sessionId')).toBe('session-9');
    expect(searchParams.has('token')).toBe(false);
    expect(searchParams.has('shopId')).toBe(false);
  });

  it('can be paid in the ways that are known', async () => {
    const { api } = answering(['offline', 'barter', 'online']);
    expect(await api.getPaymentMethods(null, null)).toEqual(['offline', 'online']);
  });

  it('removes only what has an id', async () => {
    const { api, requests } = answering(SAMPLE_CART);
    await expect(api.removeCartItem('..', null, WRITE)).rejects.toMatchObject({ code: 'config' });
    expect(requests).toHaveLength(0);
  });
});
