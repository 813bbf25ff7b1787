import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { offerEvent, transactionEvent, type MeasuredThing } from './offer-events.ts';

const DINNER: MeasuredThing = {
  id: '101',
  name: 'Menu de degustação',
  shopName: 'Tasca do Bairro',
  category: 'booking type 1',
  unitCents: 2_550,
  quantity: 2,
};

const thing = fc.record({
  id: fc.stringMatching(/^[\w-]{1,64}$/),
  name: fc.string(),
  shopName: fc.string(),
  category: fc.string(),
  unitCents: fc.option(fc.nat(1_000_000)),
  quantity: fc.integer({ min: 1, max: 999 }),
});

/** All names that GA4 defines for an event and an item; any other is a leak or a mistake. */
const PARAM_NAMES = ['transaction_id', 'currency', 'value', 'items'];
const ITEM_NAMES = ['item_id', 'item_name', 'item_category', 'item_brand', 'price', 'quantity'];

describe('moments to measure', () => {
  test('an offer seen is a GA4 view_item with price, quantity and currency code', () => {
    expect(offerEvent('view_item', { things: [DINNER], currency: '€' })).toEqual({
      name: 'view_item',
      params: {
        currency: 'EUR',
        value: 51,
        items: [
          {
            item_id: '101',
            item_name: 'Menu de degustação',
            item_brand: 'Tasca do Bairro',
            item_category: 'booking type 1',
            price: 25.5,
            quantity: 2,
          },
        ],
      },
    });
  });

  test('an offer without a price names neither value nor currency', () => {
    const things = [{ ...DINNER, unitCents: null }];
    const { params } = offerEvent('begin_checkout', { things, currency: 'EUR' });
    expect(Object.keys(params)).toEqual(['items']);
  });

  test('a booking that costs nothing now is a lead worth what was booked', () => {
    const lead = transactionEvent(
      { transactionId: '9001', valueChargedCents: 0 },
      { things: [DINNER], currency: 'EUR' },
    );
    expect(lead.name).toBe('generate_lead');
    expect(lead.params).toMatchObject({ transaction_id: '9001', value: 51, currency: 'EUR' });
  });

  test('a booking that was charged is a purchase of exactly that sum', () => {
    const purchase = transactionEvent(
      { transactionId: '9001', valueChargedCents: 4_005 },
      { things: [DINNER], currency: 'EUR' },
    );
    expect(purchase.name).toBe('purchase');
    expect(purchase.params).toMatchObject({ transaction_id: '9001', value: 40.05 });
  });

  test('the value is the sum of price times quantity to the cent, and no unknown parameter is sent', () => {
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 8 }), fc.nat(100_000), (things, charged) => {
        const offer = { things, currency: 'EUR' };
        const priced = things.filter((each) => each.unitCents !== null);
        const cents = priced.reduce(
          (sum, { unitCents, quantity }) => sum + (unitCents ?? 0) * quantity,
          0,
        );
        const seen = offerEvent('view_item', offer).params;
        expect(seen['value']).toBe(priced.length === 0 ? undefined : cents / 100);
        expect('currency' in seen).toBe('value' in seen);
        const sent = transactionEvent({ transactionId: '1', valueChargedCents: charged }, offer);
        for (const params of [seen, sent.params]) {
          expect(Object.keys(params).filter((name) => !PARAM_NAMES.includes(name))).toEqual([]);
          const items = Object.values(params).find((value) => Array.isArray(value)) ?? [];
          const names = items.flatMap((item: object) => Object.keys(item));
          expect(names.filter((name: string) => !ITEM_NAMES.includes(name))).toEqual([]);
        }
      }),
    );
  });
});
