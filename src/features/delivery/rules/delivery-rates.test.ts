import { describe, expect, it } from 'vitest';

import { deliveryTypeOffers } from './delivery-rates.ts';
import { aMethod, aShop, someRates } from '../../../../test/support/delivery/some-rates.ts';

const SHOPS = [
  { id: '3', name: 'Mercearia do Sobreiro' },
  { id: '4', name: 'Queijaria da Serra' },
];
const RATES = someRates(
  aShop('3', [
    aMethod('DELIVERY', 'd1', { costCents: 350 }),
    aMethod('DELIVERY', 'd2', { costCents: 600 }),
    aMethod('PICKUP_POINT', 'p1'),
    aMethod('STORE_PICKUP', 's1', { costCents: 0 }),
  ]),
  aShop('4', [
    aMethod('DELIVERY', 'd3', { costCents: 400 }),
    aMethod('STORE_PICKUP', 's2', { costCents: 0 }),
  ]),
);

const TOLD = {
  type: 'DELIVERY' as const,
  priceCents: null,
  startingFrom: null,
  disabled: false,
  disabledFor: [],
};

describe('the ways to get the goods, spec section 4 "Delivery"', () => {
  it('"A type is disabled if any shop offers no method of it", naming the shop; enabled types first', () => {
    expect(deliveryTypeOffers(RATES, SHOPS)).toEqual([
      {
        type: 'DELIVERY',
        fromCents: 750,
        startingFrom: true,
        disabled: false,
        disabledFor: [],
      },
      { type: 'STORE_PICKUP', fromCents: 0, startingFrom: false, disabled: false, disabledFor: [] },
      {
        type: 'PICKUP_POINT',
        fromCents: null,
        startingFrom: false,
        disabled: true,
        disabledFor: ['Queijaria da Serra'],
      },
    ]);
  });

  it('of one shop are all that it offers', () => {
    const offers = deliveryTypeOffers(RATES, SHOPS.slice(0, 1));
    expect(offers.every((offer) => !offer.disabled)).toBe(true);
    expect(offers[1]).toMatchObject({ type: 'PICKUP_POINT', fromCents: 350, startingFrom: false });
  });

  it('are disabled where the server says so, with the shops that it names', () => {
    const types = [{ ...TOLD, priceCents: 350, disabled: true, disabledFor: ['Loja fechada'] }];
    const offers = deliveryTypeOffers({ ...RATES, types }, SHOPS);
    const offer = offers.find((each) => each.type === 'DELIVERY');
    expect(offers[0]?.type).toBe('STORE_PICKUP');
    expect(offer).toMatchObject({
      type: 'DELIVERY',
      disabled: true,
      fromCents: null,
      disabledFor: ['Loja fechada'],
    });
  });

  it.each([
    ['the price and that it is the least', { priceCents: 500, startingFrom: true }, 500, true],
    ['one price, though costs differ', { priceCents: 500, startingFrom: false }, 500, true],
    ['a price alone', { priceCents: 0 }, 0, true],
    ['no price', { startingFrom: false }, 750, true],
  ])('cost what the server says: %s', (_, told, fromCents, startingFrom) => {
    const offers = deliveryTypeOffers({ ...RATES, types: [{ ...TOLD, ...told }] }, SHOPS);
    expect(offers[0]).toMatchObject({ type: 'DELIVERY', fromCents, startingFrom });
  });

  it.each([
    ['the server says one price', { priceCents: 350, startingFrom: false }, false],
    ['the server says that it is the least', { priceCents: 350, startingFrom: true }, true],
    ['the price of the server is less than the only method', { priceCents: 300 }, true],
  ])('with one method cost "starting from" by the server alone: %s', (_, told, startingFrom) => {
    const types = [{ ...TOLD, type: 'PICKUP_POINT' as const, ...told }];
    const offers = deliveryTypeOffers({ ...RATES, types }, SHOPS.slice(0, 1));
    expect(offers.find(({ type }) => type === 'PICKUP_POINT')).toMatchObject({ startingFrom });
  });

  it('skip unknown types, and are empty without rates', () => {
    const rates = someRates(aShop('3', [aMethod('DELIVERY', 'd1')]));
    expect(deliveryTypeOffers(rates, SHOPS.slice(0, 1)).map((offer) => offer.type)).toEqual([
      'DELIVERY',
    ]);
    expect(deliveryTypeOffers(someRates(), SHOPS)).toEqual([]);
  });

  it('take the name of the rates for a shop that the cart does not name', () => {
    const offers = deliveryTypeOffers(RATES, [SHOPS[0]!, { id: '4', name: '' }]);
    expect(offers.at(-1)?.disabledFor).toEqual(['Loja 4']);
  });
});
