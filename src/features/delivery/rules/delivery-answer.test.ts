import { describe, expect, it } from 'vitest';

import { deliveryAnswer } from './delivery-answer.ts';
import type { DeliveryMethod, DeliveryRates, ShopRate } from './delivery-rates.ts';

const method = (id: string, costCents: number): DeliveryMethod => ({
  id,
  name: `Envio ${id}`,
  costCents,
  acceptsOnlinePayment: true,
  acceptsOfflinePayment: true,
  shopAddress: null,
});

const shop = (shopId: string, costs: readonly number[], available = true): ShopRate => ({
  shopId,
  shopName: `Loja ${shopId}`,
  available,
  methods: {
    DELIVERY: costs.map((cost, index) => method(`${shopId}${String(index)}`, cost)),
    PICKUP_POINT: [],
    STORE_PICKUP: [method('store', 0)],
  },
});

const rates = (shops: readonly ShopRate[], types: DeliveryRates['types'] = []): DeliveryRates => ({
  types,
  shops,
});

const CART = [{ id: '3', name: 'Mercearia' }];
const TWO = [...CART, { id: '4', name: 'Queijaria' }];

describe('whether the shops of a cart deliver to a place', () => {
  it('yes, by the only method at its price', () =>
    expect(deliveryAnswer(rates([shop('3', [390])]), CART, null)).toEqual({
      kind: 'yes',
      method: 'Envio 30',
      fromCents: 390,
      startingFrom: false,
    }));

  it('yes, from the cheapest of several methods', () =>
    expect(deliveryAnswer(rates([shop('3', [390, 250])]), CART, null)).toEqual({
      kind: 'yes',
      method: null,
      fromCents: 250,
      startingFrom: true,
    }));

  it('yes, for the sum of all shops', () =>
    expect(deliveryAnswer(rates([shop('3', [390]), shop('4', [450])]), TWO, null)).toMatchObject({
      kind: 'yes',
      method: null,
      fromCents: 840,
    }));

  it('in part, with the names of those that do not', () =>
    expect(deliveryAnswer(rates([shop('3', [390]), shop('4', [])]), TWO, null)).toEqual({
      kind: 'partly',
      without: ['Queijaria'],
    }));

  it.each([
    ['has no method there', rates([shop('3', [])])],
    ['is not available there', rates([shop('3', [390], false)])],
    ['is left out beside others', rates([shop('5', [590])])],
  ])('no, if the shop %s', (_, answer) =>
    expect(deliveryAnswer(answer, CART, null)).toEqual({ kind: 'no' }),
  );

  it('is unknown if the answer lists no shop: never a no', () => {
    expect(deliveryAnswer(rates([]), CART, null)).toEqual({ kind: 'unknown' });
    expect(deliveryAnswer(rates([]), [], '3')).toEqual({ kind: 'unknown' });
  });

  it('is unknown if the server has closed delivery for a reason of its own', () => {
    const closed = {
      type: 'DELIVERY',
      priceCents: null,
      startingFrom: null,
      disabled: true,
      disabledFor: [],
    } as const;
    expect(deliveryAnswer(rates([shop('3', [390])], [closed]), CART, null)).toEqual({
      kind: 'unknown',
    });
  });
});

describe('without a cart', () => {
  it('names the shops of the answer that deliver, with their prices', () =>
    expect(
      deliveryAnswer(rates([shop('3', [390, 250]), shop('4', []), shop('5', [590])]), [], null),
    ).toEqual({
      kind: 'shops',
      shops: [
        { name: 'Loja 3', fromCents: 250, startingFrom: true },
        { name: 'Loja 5', fromCents: 590, startingFrom: false },
      ],
    }));

  it('names the page’s shop alone if it is listed', () =>
    expect(deliveryAnswer(rates([shop('3', [390]), shop('5', [590])]), [], '5')).toMatchObject({
      shops: [{ name: 'Loja 5' }],
    }));

  it('says no where no listed shop delivers', () =>
    expect(deliveryAnswer(rates([shop('3', [])]), [], null)).toEqual({ kind: 'no' }));
});
